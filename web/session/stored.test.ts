/** @jest-environment jest-fixed-jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { readStored, removeStored, writeStored } from './stored';

afterEach(() => {
  jest.restoreAllMocks();
  removeStored('toCountry');
});

it('a value that a full storage does not take replaces the older one that it holds', () => {
  writeStored('toCountry', 'australia');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  writeStored('toCountry', 'japan');
  expect(readStored('toCountry')).toBe('japan');
  removeStored('toCountry');
  expect(readStored('toCountry')).toBeUndefined();
});

it('once the storage takes a value again, what it holds counts', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  writeStored('toCountry', 'japan');
  full.mockRestore();
  writeStored('toCountry', 'usa');
  localStorage.setItem('toCountry', 'thailand');
  expect(readStored('toCountry')).toBe('thailand');
});
