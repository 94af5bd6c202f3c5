import { expect, it } from '@jest/globals';
import { productSizeText, sizeIn, sizeText, toCentimetres } from './item-size.js';
import { readSides } from './read-sides.js';

const BOX = { heightCm: 61, widthCm: 41, depthCm: 51 };

it.each([
  [20, '61 x 41 x 51 cm, up to 30 kg'],
  [30, '61 x 41 x 51 cm, up to 30 kg'],
  [45.5, '61 x 41 x 51 cm, about 45.5 kg'],
  ['upTo30', '61 x 41 x 51 cm, up to 30 kg'],
  ['over30', '61 x 41 x 51 cm, over 30 kg'],
] as const)('a size with the weight %s is read as height, width and depth', (weight, text) => {
  expect(sizeText(BOX, weight)).toBe(text);
});

it('a product has its size from its numbers, and in its own words where they are assumed', () => {
  const product = { ...BOX, size: 'about a trunk', weightKg: 20 };
  expect(productSizeText({ ...product, sidesAssumed: false })).toBe('61 x 41 x 51 cm, up to 30 kg');
  expect(productSizeText({ ...product, sidesAssumed: true })).toBe('about a trunk');
});

it('the same size is read in inches, and any other text as it is', () => {
  expect(sizeIn('in', sizeText(BOX, 20))).toBe('24 x 16 x 20 in, up to 30 kg');
  expect(sizeIn('cm', sizeText(BOX, 20))).toBe('61 x 41 x 51 cm, up to 30 kg');
  const stored = '61cm x 41 x 51 / 24inches x 16 x 20 (HWD), 30kg max';
  expect(sizeIn('in', stored)).toBe(stored);
});

it('the sides are read back from the text, and from no other', () => {
  expect(readSides(sizeText(BOX, 45.5))).toEqual(BOX);
  for (const text of ['', 'large', '10 x 20 cm', '0 x 20 x 30 cm']) expect(readSides(text)).toBeNull();
});

it('a side typed in inches is rounded up to whole centimetres', () => {
  expect([1, 10, 24, 50, 118].map(toCentimetres)).toEqual([3, 26, 61, 127, 300]);
});
