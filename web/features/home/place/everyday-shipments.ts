import { quoteShipment } from '../../../../rules/prices/quote';
import type { PlaceQuery } from './place.generated';

type Found = PlaceQuery['itemsFromText'];

interface EverydayShipment {
  readonly name: string;
  /** Quantity and name of each item, as the first catalogue names it. */
  readonly items: readonly (readonly [number, string])[];
}

/** The shipments whose price people ask for most. */
const EVERYDAY_SHIPMENTS: readonly EverydayShipment[] = [
  { name: '10 boxes', items: [[10, 'Standard Box']] },
  {
    name: 'A one-bedroom flat',
    items: [
      [1, 'Double Mattress'],
      [1, 'Double Bed Frame'],
      [1, 'Chest of Drawers'],
      [1, 'Two-Seater Sofa'],
      [1, 'Coffee Table'],
      [2, 'Dining Chair'],
      [15, 'Standard Box'],
    ],
  },
  {
    name: 'A bicycle and 4 boxes',
    items: [
      [1, 'Bicycle in a Bike Box'],
      [4, 'Standard Box'],
    ],
  },
];

const NAMES = [...new Set(EVERYDAY_SHIPMENTS.flatMap(({ items }) => items.map(([, name]) => name)))];

/** Every item that occurs in them, once, as a list to look up. */
export const EVERYDAY_ITEMS = NAMES.join('\n');

export interface PricedShipment {
  readonly name: string;
  readonly contents: string;
  readonly volumeCm3: number;
  readonly totalPence: number;
}

/** Prices the shipments with the products found for `EVERYDAY_ITEMS`, except those with an item not sold to the place. */
export function priceEveryday(
  found: Found,
  charges: { readonly servicePence: number; readonly minimumPence: number },
): PricedShipment[] {
  const productOf = new Map(NAMES.map((name, index) => [name, found[index]?.products[0]]));
  return EVERYDAY_SHIPMENTS.flatMap(({ name, items }) => {
    const lines = items.map(([quantity, item]) => {
      const product = productOf.get(item);
      return {
        quantity,
        name: product?.name ?? item,
        unitPence: product?.price?.minorUnits ?? null,
        unitVolumeCm3: product?.volumeCm3 ?? 0,
      };
    });
    if (lines.some(({ unitPence }) => unitPence === null)) return [];
    const contents = lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
    const { volumeCm3, totalPence } = quoteShipment({ lines, ...charges });
    return [{ name, contents, volumeCm3, totalPence }];
  });
}
