import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const FADES_WHILE_BUSY = /\[aria-busy[^{]*\{[^}]*opacity/;

it('text keeps its contrast while newer data is loading: nothing busy fades', () => {
  const files = globSync('web/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(500);
  const fading = files.filter((file) => FADES_WHILE_BUSY.test(readFileSync(file, 'utf8')));
  expect(fading).toEqual([]);
});
