import { describe, expect, it } from '@jest/globals';
import { findCategory } from '../catalogue/find-category';
import { checkQuantity, checkSide, EMPTY_BOX_FORM, readBox } from './box-form';

describe('a box of the customer’s own', () => {
  it('a side that is left out is asked for', () => {
    expect(checkSide('Width')(' ')).toBe('Width is required');
  });

  it.each(['wide', '61.5', '1e2'])('a side of "%s" is asked for in whole centimetres', (text) => {
    expect(checkSide('Width')(text)).toBe('Width must be in whole cm');
  });

  it('a side that is no length, or longer than we take unseen, is refused with the limit', () => {
    expect(checkSide('Depth')('0')).toBe('Depth must be at least 1 cm');
    expect(checkSide('Depth')('-5')).toBe('Depth must be at least 1 cm');
    expect(checkSide('Depth')('301')).toContain('at most 300 cm');
    expect(checkSide('Depth')('300')).toBe(true);
  });

  it('between one and 999 can be added at once', () => {
    expect(['1', '999'].map(checkQuantity)).toEqual([true, true]);
    expect(['0', '1000', ''].map(checkQuantity)).toEqual(Array(3).fill('Quantity must be from 1 to 999'));
  });

  it('is priced as soon as its sides are known', () => {
    const form = { ...EMPTY_BOX_FORM, widthCm: '61', heightCm: '41' };
    expect(readBox(form)).toBeNull();
    expect(readBox({ ...form, depthCm: '51' })).toEqual({
      name: '',
      widthCm: 61,
      heightCm: 41,
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
