import { expect, it } from '@jest/globals';
import { PRODUCTS } from '../../seed/products.js';
import { readSides, readWeight } from './size-text.js';
import { slugOf } from './slug.js';

it.each([
  ['61cm x 41 x 51 / 24inches x 16 x 20 (HWD), 30kg max', [61, 41, 51]],
  ['46 × 46 × 51 cm', [46, 46, 51]],
  ['46x46x51', [46, 46, 51]],
  ['46cmx46cmx51cm', [46, 46, 51]],
  ['460 x 460 x 505 mm', [46, 46, 51]],
  ['24 x 16 x 20 inches', [61, 41, 51]],
  ['24" x 16" x 20"', [61, 41, 51]],
  ['1.2 m by 0.5 m by 0.5 m', [120, 50, 50]],
  ['Box 45.5 X 30 X 20CM', [46, 30, 20]],
])('"%s" tells height, width and depth %p', (text, [heightCm, widthCm, depthCm]) => {
  expect(readSides(text)).toEqual({ heightCm, widthCm, depthCm });
});

it.each([
  'M',
  'Large',
  '',
  '61 x 41',
  '0 x 10 x 10 cm',
  '20 x 10 x 1300 cm',
  '10 cm x 10 inches x 5 mm',
  '9'.repeat(5000),
])('"%.40s" tells no sides', (text) => {
  expect(readSides(text)).toBeNull();
});

it('every size of the first catalogue tells its own sides', () => {
  for (const { size, heightCm, widthCm, depthCm } of PRODUCTS)
    expect({ size, sides: readSides(size) }).toEqual({ size, sides: { heightCm, widthCm, depthCm } });
});

it('a size may tell the weight', () => {
  expect(readWeight('61cm x 41 x 51, 30kg max')).toBe(30);
  expect(readWeight('about 2.5 kg')).toBe(2.5);
  expect(readWeight('heavy')).toBeNull();
});

it.each([
  ['Suitcase & Luggage', 'suitcase-and-luggage'],
  ["Children's  Café — №1", 'childrens-cafe-no1'],
  ['日本', '日本'],
  ['🎁', ''],
])('"%s" stands in addresses as "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
