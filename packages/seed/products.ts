/** The catalogue a new store starts with; within a category the most wanted comes first. */
import { DESTINATION_KEYS, type DestinationKey } from '../../rules/destinations.js';
import { productPence } from '../../rules/prices/rate-card.js';
import { BEDROOMS_AND_DINING } from './products/bedrooms-and-dining.js';
import { BOXES_AND_LUGGAGE } from './products/boxes-and-luggage.js';
import type { ProductSeed } from './products/define.js';
import { GARDEN_AND_KITCHEN } from './products/garden-and-kitchen.js';
import { LIVING_AND_MUSIC } from './products/living-and-music.js';
import { OFFICE_AND_OTHER } from './products/office-and-other.js';
import { PICTURES_AND_SPORTS } from './products/pictures-and-sports.js';
import { CUSTOM_BOX_RATES } from './rate-card.js';

export type { ProductSeed } from './products/define.js';

/** Every product of the first catalogue; its place in its category is its order here. */
export const PRODUCTS: readonly ProductSeed[] = [
  ...BOXES_AND_LUGGAGE,
  ...PICTURES_AND_SPORTS,
  ...BEDROOMS_AND_DINING,
  ...GARDEN_AND_KITCHEN,
  ...LIVING_AND_MUSIC,
  ...OFFICE_AND_OTHER,
];

/** The price in pence of one product at every destination, from the rate card. */
export function pricesOf(product: ProductSeed): Record<DestinationKey, number> {
  const prices = DESTINATION_KEYS.map((key): [DestinationKey, number] => [
    key,
    productPence(product, product.weightKg, CUSTOM_BOX_RATES[key]),
  ]);
  return Object.fromEntries(prices) as Record<DestinationKey, number>;
}
