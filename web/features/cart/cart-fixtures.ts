import { itemOfProduct } from './cart-actions';
import type { LineUpdate } from './cart-state';
import type { CatalogueItem, ConfirmedCart } from './cart-types';
import { EMPTY_SHIPMENT } from './derive-cart';
import type { ShipmentRates } from './rates/shipment-rates';

/** Fixtures for the cart's tests. */
export const BOX: CatalogueItem = {
  id: 'box-id',
  name: 'Standard Box',
  size: '61 × 41 × 51 cm',
  imageUrl: '/uploads/box.svg',
  altText: 'A box',
  categoryId: 'boxes',
  volumeCm3: 127_551,
  pence: 6650,
  destination: 'australia',
};

export const SOFA: CatalogueItem = {
  ...BOX,
  id: 'sofa-id',
  name: 'Sofa',
  pence: 50_000,
  volumeCm3: 1_500_000,
};

export const RATES: ShipmentRates = {
  destinations: {
    australia: {
      minimumPence: 24_500,
      perCubicMetrePence: 44_000,
      handlingPence: 1000,
      heavySurchargePence: 2500,
    },
    canada: {
      minimumPence: 21_500,
      perCubicMetrePence: 37_000,
      handlingPence: 900,
      heavySurchargePence: 2500,
    },
  },
  services: [
    { level: 'standard', name: 'Standard', description: '', pence: 0 },
    { level: 'express', name: 'Express', description: '', pence: 2999 },
  ],
  sameDayCutOffHour: 11,
};

/** A cart with so many boxes, as the schema has it. */
export function servedCart(quantity: number) {
  const { id, size, imageUrl, altText, categoryId, name, volumeCm3, pence } = BOX;
  const product = { id, size, imageUrl, altText, categoryId };
  const box = { quantity, name, product, unitVolumeCm3: volumeCm3, unitPrice: { minorUnits: pence } };
  return {
    ...{ id: 'cart-id', destination: 'AUSTRALIA', service: 'STANDARD', fromCity: 'Leeds', toCity: 'Perth' },
    lines: quantity > 0 ? [box] : [],
  };
}

/** An update to a product's quantity at the price the visitor saw. */
export function updateFor(product: CatalogueItem, quantity: number): LineUpdate {
  const { destination, pence } = product;
  return { item: itemOfProduct(product), quantity, seen: { destination, pence } };
}

/** A cart as the server returns it, with quantities of products at their own prices. */
export function cartOf(
  quantities: readonly (readonly [CatalogueItem, number])[],
  rest: Partial<ConfirmedCart> = {},
): ConfirmedCart {
  return {
    ...EMPTY_SHIPMENT,
    lines: quantities.map(([product, quantity]) => ({
      item: itemOfProduct(product),
      quantity,
      unitPence: product.pence,
    })),
    ...rest,
  };
}
