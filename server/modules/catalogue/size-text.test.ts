import { expect, it } from '@jest/globals';
import { PRODUCTS } from '../../../packages/seed/products.js';
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
  ['24 x 16 x 20 ins', [61, 41, 51]],
  ['1,200 x 800 x 600 mm', [120, 80, 60]],
  ['1.200 x 800 x 600 mm', [120, 80, 60]],
  ['1,2 x 0,8 x 0,6 m', [120, 80, 60]],
  ['1,200 x 0,800 x 0,600 m', [120, 80, 60]],
  ['60,5 x 40 x 40 cm', [61, 40, 40]],
  ['24 1/2" x 16" x 20"', [63, 41, 51]],
  ['24-1/2" x 16" x 20"', [63, 41, 51]],
  ['24½ x 16 x 20 in', [63, 41, 51]],
  ['24½″ x 16¼″ x 20″', [63, 42, 51]],
  ['24″ x 16″ x 20″', [61, 41, 51]],
  ['24” x 16” x 20”', [61, 41, 51]],
  ["24'' x 16'' x 20''", [61, 41, 51]],
  ['24 in. x 16 in. x 20 in.', [61, 41, 51]],
  ['2ft x 1ft x 1ft', [61, 31, 31]],
  ["2' x 1' x 1'", [61, 31, 31]],
  ['2′ x 1′ x 1′', [61, 31, 31]],
  ["6' 2\" x 3' x 2' 6\"", [188, 92, 77]],
  ['6ft 2in x 3ft x 2ft 6in', [188, 92, 77]],
  ["5'6 x 3' x 2'", [168, 92, 61]],
  ['6 foot x 3 feet x 18 inches', [183, 92, 46]],
  ['H60 x W40 x D45 cm', [60, 40, 45]],
  ['W40 x D45 x H60 cm', [60, 40, 45]],
  ['W40xD45xH60cm', [60, 40, 45]],
  ['40W x 45D x 60H cm', [60, 40, 45]],
  ['60cm (H) x 40cm (W) x 45cm (D)', [60, 40, 45]],
  ['40cm (W) x 45cm (D) x 60cm (H)', [60, 40, 45]],
  ['Width: 40cm, Depth: 45cm, Height: 60cm', [60, 40, 45]],
  ['40 cm wide, 45 cm deep, 60 cm high', [60, 40, 45]],
  ['40cm wide x 45cm deep x 60cm tall', [60, 40, 45]],
  ['L 45 W 40 H 60 cm', [60, 40, 45]],
  ['45 x 40 x 60 cm (LxWxH)', [60, 40, 45]],
  ['LxWxH: 45 x 40 x 60 cm', [60, 40, 45]],
  ['W x D x H: 40 x 45 x 60cm', [60, 40, 45]],
  ['40 x 45 x 60 cm (W x D x H)', [60, 40, 45]],
  ['40 x 45 x 60 cm W/D/H', [60, 40, 45]],
  ['width x depth x height 40 x 45 x 60 cm', [60, 40, 45]],
  ['1.2m x 80cm x 80cm', [120, 80, 80]],
  ['1m20 x 80cm x 80cm', [120, 80, 80]],
  ['1.2m x 800mm x 80cm', [120, 80, 80]],
  ['60/40/40', [60, 40, 40]],
  ['60 / 40 / 40 cm', [60, 40, 40]],
  ['６０ｘ４０ｘ４０ｃｍ', [60, 40, 40]],
  ['６０×４０×４０㎝', [60, 40, 40]],
  ['٦٠ × ٤٠ × ٤٠ cm', [60, 40, 40]],
  ['60 х 40 х 40 см', [60, 40, 40]],
  ['60 by 40 by 40 centimetres', [60, 40, 40]],
  ['60 cms x 40 cms x 40 cms', [60, 40, 40]],
  ['60 x 40 x 40 cm (0.096 m³), 30kg max', [60, 40, 40]],
  ['60 x 40 x 40 cm, 96 litres', [60, 40, 40]],
  ['Type 5 carton, 60 x 40 x 40 cm', [60, 40, 40]],
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
  '2 x 60 x 40 x 40 cm',
  '60 x 40 x 40 x 2 cm',
  '60 x 40 x 40 zoll',
  '60 x 40 x 40 cm or 50 x 30 x 30 cm',
  '60 x 40 x 40 cm / 50 x 30 x 30 cm',
  '50-60 x 40 x 40 cm',
  '60 x 40 x 40-50 cm',
  '60 x 40 x 40 (h)',
  'H60 x H40 x D40',
  '60 x 40 x 40 cm (HHD)',
  '1,200 x 800 x 600',
  '1,200 x 60 x 50 cm',
  '1200 x 800 x 600',
  '60.5.5 x 40 x 40 cm',
  '60 x 40 x 40 cm, inside 55cm',
  '24 x 16 x 20 in, 61 cm',
  '“60 x 40 x 40”',
  '61 x 41cm x 20 in',
  '1.2m x 80 x 80cm',
  '-60 x 40 x 40 cm',
  '60 x -40 x 40 cm',
  '60² x 40 x 40 cm',
  '60 40 40 cm',
  '60 x 40 x 40 5 cm',
  "1'200 x 800 x 600 mm",
  '1 200 x 800 x 600 mm',
  '1e3 x 40 x 40 cm',
  '9'.repeat(500),
])('%j tells no sides', (text) => {
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
  ['2,5 kg', 2.5],
  ['½ kg', 0.5],
  ['2½ kg', 2.5],
  ['30 KGS max', 30],
  ['30 kilos', 30],
  ['500 g', 0.5],
  ['66 lb', 29.937],
  ['66lbs', 29.937],
  ['5 st', 31.751],
  ['5 stone 3 lb', 33.112],
  ['30kg / 66lb', 30],
  ['1.5 tonnes', 1500],
  ['３０ｋｇ', 30],
])('"%s" weighs %p kg', (text, kilograms) => {
  expect(readWeight(text)).toBeCloseTo(kilograms, 3);
});

it.each([
  '1,200 kg',
  '20-30 kg',
  '2.5.3 kg',
  '2 x 30 kg',
  '-5 kg',
  '30 kg max, empty 2 kg',
  '0 kg',
  '99999 kg',
])('"%s" tells no weight', (text) => {
  expect(readWeight(text)).toBeNull();
});

it.each([
  ['Suitcase & Luggage', 'suitcase-and-luggage'],
  ["Children's  Café — №1", 'childrens-cafe-no1'],
  ['日本', '日本'],
  ['🎁', ''],
])('"%s" stands in addresses as "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
