import { describe, expect, it } from '@jest/globals';
import { pictureProblem } from '../../pictures/picture-choice';
import { fieldDifferences } from '../../ui/records/field-labels';
import type { StaffProductFragment } from '../products.generated';
import { saveErrorMessage } from './ProductEditor';
import { checkProduct, startProductForm, toProductInput } from './product-form';
import { PRODUCT_LABELS } from './product-labels';

const price = (destination: 'AUSTRALIA' | 'JAPAN', pence: number) => ({
  ...{ destination, country: destination, price: { minorUnits: pence } },
});

const hatBox: StaffProductFragment = {
  ...{
    id: 'p1',
    version: 3,
    name: 'Hat Box',
    details: '',
    size: '46 × 46 × 51 cm',
    imageUrl: '',
    imageSrcSet: null,
  },
  ...{ heightCm: 46, widthCm: 46, depthCm: 51, weightKg: 5, sidesAssumed: false, altText: 'Hat Box' },
  ...{ status: 'ACTIVE', isPublished: true, position: 4, createdAt: '2026-11-21T09:00:00Z', notSoldTo: [] },
  ...{ collection: null, color: 'red', gender: null, material: null, brand: null },
  category: { id: 'c1', name: 'Shipping Boxes' },
  prices: [price('AUSTRALIA', 4250), price('JAPAN', 3900)],
};
const before = startProductForm(hatBox);

describe('the form of a product', () => {
  it('needs a name, a size and a price to Australia', () => {
    const problems = checkProduct({
      ...startProductForm(null),
      prices: { ...before.prices, australia: '0' },
    });
    expect([...problems.keys()]).toEqual(['name', 'size', 'prices.australia']);
    expect(checkProduct(before).size).toBe(0);
  });

  it.each([
    ['prices.japan', { prices: { ...before.prices, japan: '39.005' } }],
    ['prices.japan', { prices: { ...before.prices, japan: '-1' } }],
    ['prices.japan', { prices: { ...before.prices, japan: '100000' } }],
    ['widthCm', { widthCm: '45.5' }],
    ['weightKg', { weightKg: '0' }],
    ['position', { position: '-1' }],
  ])('refuses a wrong %s', (field, typed) => {
    expect([...checkProduct({ ...before, ...typed }).keys()]).toEqual([field]);
  });

  it('sends what differs, in exact pence, and takes away what was emptied', () => {
    const prices = { ...before.prices, australia: '42.5', japan: '', canada: '19.99' };
    expect(toProductInput({ ...before, color: '', isPublished: false, prices }, before)).toEqual({
      ...{ color: '', isPublished: false },
      prices: [
        { destination: 'CANADA', amount: 1999 },
        { destination: 'JAPAN', amount: null },
      ],
    });
  });

  it('has an emptied side read from the size again, and sends no side that nobody touched', () => {
    expect(toProductInput({ ...before, widthCm: '' }, before)).toEqual({ size: hatBox.size });
    expect(toProductInput({ ...before, size: '1 × 2 × 3 cm' }, before)).toEqual({ size: '1 × 2 × 3 cm' });
  });
});

describe('a product that could not be saved', () => {
  const noAnswer = new TypeError('Failed to fetch');

  it('may have been added all the same when the server gave no answer', () => {
    const message = 'Network error: Unable to connect to server. Please check your connection and try again.';
    const advice = 'Check the list before you try again: we may have added the product.';
    expect(saveErrorMessage(noAnswer, { isNew: true })).toBe(`${message} ${advice}`);
    expect(saveErrorMessage(noAnswer, { isNew: false })).toBe(message);
    expect(saveErrorMessage(new DOMException('Too late', 'TimeoutError'), { isNew: true })).toContain(advice);
  });
});

describe('what somebody else has changed', () => {
  it('is named with what was and what is', () => {
    const after = { ...hatBox, name: 'Hat Case', prices: [price('AUSTRALIA', 4400)] };
    const versions = {
      base: hatBox,
      current: after,
      typed: startProductForm(hatBox),
      dirtyFields: { name: true },
    };
    const form = { labels: PRODUCT_LABELS, valuesOf: startProductForm, isMerged: true };
    expect(fieldDifferences({ ...form, ...versions })).toEqual([
      {
        ...{ field: 'name', label: 'Name', was: 'Hat Box', now: 'Hat Case' },
        typed: 'you changed this too, and the form keeps your version',
      },
      { field: 'prices.australia', label: 'Price to Australia', was: '£42.50', now: '£44.00' },
      { field: 'prices.japan', label: 'Price to Japan', was: '£39.00', now: 'not sold there' },
    ]);
  });
});

describe('a file for the picture', () => {
  it('is refused when it is no picture we read, or more than 2 MB', () => {
    expect(pictureProblem({ type: 'application/pdf', size: 10 })).toBe('Please select a valid image file');
    expect(pictureProblem({ type: 'image/png', size: 2 * 1024 * 1024 + 1 })).toBe(
      'Image size should be less than 2MB. Please compress your image or choose a smaller file.',
    );
    expect(pictureProblem({ type: 'image/webp', size: 2 * 1024 * 1024 })).toBeNull();
  });
});
