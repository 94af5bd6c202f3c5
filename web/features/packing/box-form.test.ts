import { expect, test } from '@jest/globals';
import { boxItems, EMPTY_ITEM, filledItems, readCount, readPence, rowField, worthOf } from './box-form';

test('values are read as people type them', () => {
  expect(['60', '£1,250.50', ' 0.5 ', '99999.99'].map(readPence)).toEqual([6_000, 125_050, 50, 9_999_999]);
  expect(['', '-1', '1.234', 'ten', '100000'].map(readPence)).toEqual([null, null, null, null, null]);
});

test('quantities are whole numbers', () => {
  expect(['1', ' 12 ', '9999', '0', '1.5', '10000', ''].map(readCount)).toEqual([
    1,
    12,
    9_999,
    null,
    null,
    null,
    null,
  ]);
});

test('blank rows are left out, and what was saved comes back as it would be typed', () => {
  const plates = { description: ' Plates ', quantity: '12', value: '60.50', isUsed: true };
  const items = boxItems([plates, EMPTY_ITEM]);
  expect(items).toEqual([{ description: 'Plates', quantity: 12, value: 6_050, isUsed: true }]);
  const saved = items.map(({ value, ...item }) => ({ ...item, value: { minorUnits: value } }));
  expect(filledItems({ items: saved })).toEqual([{ ...plates, description: 'Plates' }]);
  expect(filledItems({ items: [] })).toEqual([EMPTY_ITEM]);
  expect(worthOf([plates, EMPTY_ITEM])).toBe(6_050);
});

test('what the server refuses is shown at the row it came from, past blank rows', () => {
  const plates = { description: 'Plates', quantity: '12', value: '60.50', isUsed: true };
  expect(rowField('items.1.value', [EMPTY_ITEM, plates, EMPTY_ITEM, plates])).toBe('items.3.value');
  expect(rowField('number', [plates])).toBe('number');
});
