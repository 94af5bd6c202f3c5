import { describe, expect, it } from '@jest/globals';
import { findCategory } from '../catalogue/find-category';
import { checkQuantity, checkSide, EMPTY_BOX_FORM, readBox, roundedNote } from './box-form';

describe('a box of the customer’s own', () => {
  it('a side that is left out is asked for', () => {
    expect(checkSide('Width', 'cm')(' ')).toBe('Width is required');
  });

  it.each(['wide', '1e2', '60-70', '60 x 40', '1,200', '60 zoll', '2 60', '60cm max'])(
    'a side of "%s" is asked for as one length',
    (text) => {
      expect(checkSide('Width', 'cm')(text)).toBe('Width must be one length, such as 60, 60.5 cm or 24"');
    },
  );

  it.each([
    ['60cm', 60],
    ['60.5', 61],
    ['60,5 cm', 61],
    ['24"', 61],
    ['24”', 61],
    ['24½ in', 63],
    ['1.2 m', 120],
    ["2'6", 77],
    ['６０', 60],
    ['600 mm', 60],
  ] as const)('a side of %j is read as %d cm, and said where it is rounded', (typed, cm) => {
    const form = { ...EMPTY_BOX_FORM, height: typed, width: '40', depth: '50' };
    expect(checkSide('Height', 'cm')(typed)).toBe(true);
    expect(readBox(form, 'cm')?.heightCm).toBe(cm);
    expect(roundedNote(form, 'cm')).toBe(`We use ${cm} x 40 x 50 cm, rounded up.`);
    expect(roundedNote({ ...form, height: '60' }, 'cm')).toBeNull();
  });

  it('a side that is no length, or longer than we take unseen, is refused with the limit', () => {
    expect(checkSide('Depth', 'cm')('0')).toBe('Depth must be at least 1 cm');
    expect(checkSide('Depth', 'cm')('-5')).toBe('Depth must be at least 1 cm');
    expect(checkSide('Depth', 'cm')('301')).toContain('at most 300 cm');
    expect(checkSide('Depth', 'cm')('300')).toBe(true);
  });

  it('in inches has the same limits, and is rounded up to whole centimetres', () => {
    expect(checkSide('Width', 'in')('119')).toBe(
      'Width must be at most 118 inches; call us about anything longer',
    );
    expect(checkSide('Width', 'in')('1.5')).toBe(true);
    expect(checkSide('Width', 'in')('40 cm')).toBe(true);
    const form = { ...EMPTY_BOX_FORM, height: '24', width: '16', depth: '118' };
    expect(readBox(form, 'in')).toMatchObject({ heightCm: 61, widthCm: 41, depthCm: 300 });
  });

  it('between one and 999 can be added at once', () => {
    expect(['1', '999'].map(checkQuantity)).toEqual([true, true]);
    expect(['0', '1000', ''].map(checkQuantity)).toEqual(Array(3).fill('Quantity must be from 1 to 999'));
  });

  it('is priced as soon as its sides are known', () => {
    const form = { ...EMPTY_BOX_FORM, height: '61', width: '41' };
    expect(readBox(form, 'cm')).toBeNull();
    expect(readBox({ ...form, depth: '51' }, 'cm')).toEqual({
      name: '',
      heightCm: 61,
      widthCm: 41,
      depthCm: 51,
      weightRange: 'upTo30',
    });
  });
});

describe('the category of an address', () => {
  const categories = [
    { name: 'Shipping Boxes', slug: 'shipping-boxes' },
    { name: 'Suitcase & Luggage', slug: 'suitcase-and-luggage' },
    { name: 'Other Items', slug: 'other-items' },
  ];

  it.each([
    [null, 'shipping-boxes'],
    ['suitcase-and-luggage', 'suitcase-and-luggage'],
    ['Suitcase & Luggage', 'suitcase-and-luggage'],
    ['spaceships', 'other-items'],
  ])('%s opens %s', (wanted, slug) => {
    expect(findCategory(categories, wanted)?.slug).toBe(slug);
  });
});
