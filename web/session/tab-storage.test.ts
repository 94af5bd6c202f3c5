/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { removeTabValues, tabStorage } from './tab-storage';
import { isString, objectOf } from './type-guards';

const stored = tabStorage('note', objectOf<{ text: string }>({ text: isString }));

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

it('a value comes back until it is removed', () => {
  stored.write({ text: 'Fragile' });
  expect(stored.read()).toEqual({ text: 'Fragile' });
  stored.remove();
  expect(stored.read()).toBeNull();
});

it.each(['', '{', 'null', '[]', '{"text":1}'])('%j in storage counts as no value', (nonsense) => {
  sessionStorage.setItem('note', nonsense);
  expect(stored.read()).toBeNull();
});

it('nothing throws in a browser whose storage is full or refused', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('Refused', 'QuotaExceededError');
    });
  stored.write({ text: 'Fragile' });
  expect(stored.read()).toEqual({ text: 'Fragile' });
  stored.remove();
  expect(stored.read()).toBeNull();
  removeTabValues('note');
});

it('a value that a full storage does not take replaces the older one that it holds', () => {
  stored.write({ text: 'Fragile' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  stored.write({ text: 'Heavy' });
  expect(stored.read()).toEqual({ text: 'Heavy' });
  removeTabValues('note');
  expect(stored.read()).toBeNull();
});

it('values are removed by the beginning of their keys', () => {
  stored.write({ text: 'Fragile' });
  sessionStorage.setItem('payment', '{}');
  removeTabValues('no');
  expect(Object.keys(sessionStorage)).toEqual(['payment']);
});
