import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '../../../../packages/seed/categories.js';
import { PRODUCTS } from '../../../../packages/seed/products.js';
import { SYNONYMS } from '../../../../packages/seed/synonyms.js';
import { findProducts } from './find-products.js';
import { ProductIndex } from './product-index.js';

const SHOP = new ProductIndex(
  CATEGORIES.flatMap(({ slug, name }) =>
    PRODUCTS.filter(({ category }) => category === slug).map((product) => ({
      ...{ id: product.name, name: product.name, details: product.details, category: name, isListed: true },
    })),
  ),
  SYNONYMS,
);

const found = (text: string) => findProducts(text, SHOP).map(({ id }) => id);

/** A mover's search, and the intended item. */
const EVERYDAY: readonly (readonly [string, string])[] = [
  ['couch', 'Three-Seater Sofa'],
  ['settee', 'Three-Seater Sofa'],
  ['sofa bed', 'Three-Seater Sofa'],
  ['2 seater settee', 'Two-Seater Sofa'],
  ['pram', 'Pushchair'],
  ['stroller', 'Pushchair'],
  ['buggy', 'Pushchair'],
  ['crib', 'Cot'],
  ['dresser', 'Chest of Drawers'],
  ['drawers', 'Chest of Drawers'],
  ['tv', 'Television up to 55 inches'],
  ['telly', 'Television up to 55 inches'],
  ['55 inch tv', 'Television up to 55 inches'],
  ['32" flat screen', 'Television up to 55 inches'],
  ['tv unit', 'TV Stand'],
  ['bbq', 'Barbecue'],
  ['hoover', 'Vacuum Cleaner'],
  ['fridge freezer', 'Fridge Freezer'],
  ['fridge', 'Fridge Freezer'],
  ['freezer', 'Chest Freezer'],
  ['push bike', 'Bicycle in a Bike Box'],
  ['bike', 'Bicycle in a Bike Box'],
  ['cycle', 'Bicycle in a Bike Box'],
  ["kid's bike", "Child's Bicycle"],
  ['keyboard', 'Keyboard'],
  ['wardrobe', 'Double Wardrobe'],
  ['closet', 'Double Wardrobe'],
  ['nightstand', 'Bedside Table'],
  ['king bed', 'King-Size Bed Frame'],
  ['double bed', 'Double Bed Frame'],
  ['arm chair', 'Armchair'],
  ['bookshelf', 'Bookcase'],
  ['boxes of books', 'Book Box'],
  ['clothes', 'Wardrobe Box'],
  ['dishes', 'China and Glass Box'],
  ['washer', 'Washing Machine'],
  ['lawn mower', 'Lawnmower'],
  ['backpack', 'Rucksack'],
  ['golf clubs', 'Golf Bag'],
  ['desk', 'Office Desk'],
  ['painting', 'Medium Picture'],
  ['carpet', 'Rolled Rug'],
  ['cardboard boxes', 'Standard Box'],
  ['leather sofa', 'Three-Seater Sofa'],
  ['chairs', 'Dining Chair'],
  ['table', 'Dining Table'],
  ['pc', 'Desktop Computer'],
  ['guitar', 'Guitar in a Case'],
  ['divan', 'Double Bed Frame'],
  ['eiderdown', 'Large Box'],
  ['aga', 'Cooker'],
  ['strimmer', 'Bundle of Garden Tools'],
  ['ebike', 'Bicycle in a Bike Box'],
  ['e-bike', 'Bicycle in a Bike Box'],
  ['garden furniture', 'Patio Table'],
  ['patio set', 'Patio Table'],
  ['moses basket', 'Cot'],
  ['sofabed', 'Three-Seater Sofa'],
  ['wardrob', 'Double Wardrobe'],
  ['bx', 'Standard Box'],
  ['ctn', 'Standard Box'],
  ['ch of drawers', 'Chest of Drawers'],
  ['dbl bed', 'Double Bed Frame'],
  ['cutlery', 'Small Box'],
  ['quilt', 'Large Box'],
  ['folders', 'Archive Box'],
  ['paddle board', 'Surfboard'],
  ['desk lamp', 'Lamp and Vase Box'],
];

/** Searches with one typo. */
const SLIPS: readonly (readonly [string, string, string])[] = [
  ['swapped', 'cuoch', 'Three-Seater Sofa'],
  ['swapped', 'sfoa', 'Three-Seater Sofa'],
  ['swapped', 'wardorbe', 'Double Wardrobe'],
  ['swapped', 'bycicle', 'Bicycle in a Bike Box'],
  ['swapped', 'matrtess', 'Double Mattress'],
  ['swapped', 'dinign table', 'Dining Table'],
  ['missing', 'matress', 'Double Mattress'],
  ['missing', 'televison', 'Television up to 55 inches'],
  ['missing', 'wshing machine', 'Washing Machine'],
  ['missing', 'piao', 'Upright Piano'],
  ['missing', 'drssing table', 'Dressing Table'],
  ['missing', 'fidge freezer', 'Fridge Freezer'],
  ['doubled', 'deskk', 'Office Desk'],
  ['doubled', 'armmchair', 'Armchair'],
  ['doubled', 'setttee', 'Three-Seater Sofa'],
  ['doubled', 'printerr', 'Printer'],
  ['doubled', 'boxx', 'Standard Box'],
  ['neighbouring', 'bicyxle', 'Bicycle in a Bike Box'],
  ['neighbouring', 'sofs', 'Three-Seater Sofa'],
  ['neighbouring', 'hoovwr', 'Vacuum Cleaner'],
  ['neighbouring', 'nirror', 'Wall Mirror'],
  ['neighbouring', 'suircase', 'Large Suitcase'],
  ['neighbouring', 'guitat', 'Guitar in a Case'],
  ['neighbouring', 'bookcasr', 'Bookcase'],
  ['together', 'coffeetable', 'Coffee Table'],
];

describe('a search of the catalogue', () => {
  it.each(EVERYDAY)('finds for %s the %s among the first three', (text, wanted) => {
    expect(found(text).slice(0, 3)).toContain(wanted);
  });

  it.each(SLIPS)('with letters %s finds for %s the %s among the first three', (_slip, text, wanted) => {
    expect(found(text).slice(0, 3)).toContain(wanted);
  });

  it('finds every product of the shop first by its own name', () => {
    expect(PRODUCTS.filter(({ name }) => found(name)[0] !== name).map(({ name }) => name)).toEqual([]);
  });

  it('has no synonym that means nothing', () => {
    expect(SYNONYMS.filter(({ meaning }) => !findProducts(meaning, SHOP)[0]?.hasEveryWord)).toEqual([]);
    expect(SYNONYMS.filter(({ word }) => found(word).length === 0)).toEqual([]);
  });

  it('puts no cardboard box first for "car", and no piano for "keyboard"', () => {
    expect(found('car').slice(0, 3)).not.toContain('Standard Box');
    expect(found('keyboard')[0]).toBe('Keyboard');
    expect(found('tv').slice(0, 2)).toEqual(['Television up to 55 inches', 'TV Stand']);
  });

  it.each([
    'motorbike',
    'laptop',
    'garden gnome',
    'rocking horse',
    'hat',
    '%',
    'st%ndard',
    "x' or 1=1 --",
    'the',
  ])('finds nothing for %s, which the shop does not list', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['so', 'Three-Seater Sofa'],
    ['couc', 'Three-Seater Sofa'],
    ['boxe', 'Standard Box'],
    ['dining ta', 'Dining Table'],
  ])('finds for %s, while it is being typed, the %s', (text, wanted) => {
    expect(found(text).slice(0, 3)).toContain(wanted);
  });

  it('says how well a product fits', () => {
    const fitOf = (text: string) => findProducts(text, SHOP)[0]?.fit;
    expect(fitOf('55 inch tv')).toBe('whole');
    expect(fitOf('pool table')).toBe('close');
    expect(fitOf('sof')).toBe('loose');
    expect(fitOf('wardrob')).toBe('whole');
  });

  it.each([
    'hose',
    'swing',
    'baby grand',
    'grand piano',
    'tyres',
    'binbags',
    'bin bags',
    'air fryer',
    'coffee machine',
  ])('offers nothing as certain for %s, which the shop does not list', (text) => {
    expect(findProducts(text, SHOP)[0]?.fit).not.toBe('whole');
  });

  it('says what was missing', () => {
    expect(findProducts('65 inch purple tv', SHOP)[0]?.missing).toEqual(['65', 'purple']);
  });
});
