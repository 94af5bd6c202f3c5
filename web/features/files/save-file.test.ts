/** @jest-environment jest-fixed-jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { saveFile } from './save-file';

afterEach(() => {
  jest.useRealTimers();
});

test('a file is there while the browser saves it, and let go after that', async () => {
  jest.useFakeTimers();
  const revoked: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = (address) => void revoked.push(address);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await saveFile({ content: new Blob(['{}']), fileName: 'data.json' });
  jest.advanceTimersByTime(1000);
  expect(revoked).toEqual([]);
  jest.runAllTimers();
  expect(revoked).toEqual(['blob:file']);
});
