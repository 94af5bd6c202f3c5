import { describe, expect, it } from '@jest/globals';
import { itemOfBox } from './cart-actions';
import { BOX, cartOf, RATES, SOFA, updateFor } from './cart-fixtures';
import type { CartChanges } from './cart-state';
import { type CartState, NEW_CART } from './cart-state';
import { deriveCart } from './derive-cart';

const OWN_BOX = itemOfBox({ name: 'Lamp', widthCm: 50, heightCm: 40, depthCm: 50, weightRange: 'over30' });
const ready: CartState = { ...NEW_CART, link: 'ready', confirmed: cartOf([[BOX, 2]]) };
const wanting = (changes: Partial<CartChanges>, from: CartState = ready): CartState => ({
  ...from,
  waiting: { lines: {}, shipment: {}, ...changes },
});

describe('the cart as it is shown', () => {
  it('a changed quantity is in the total before the server has answered', () => {
    const shown = deriveCart(wanting({ lines: { 'product:box-id': updateFor(BOX, 5) } }), RATES);
    expect(shown.lines[0]?.quantity).toBe(5);
    expect(shown.quote.totalPence).toBe(5 * 6650);
  });

  it('a new item shows at the price its card showed', () => {
    const shown = deriveCart(wanting({ lines: { 'product:sofa-id': updateFor(SOFA, 1) } }), RATES);
    expect(shown.quote.itemsPence).toBe(2 * 6650 + 50_000);
    expect(shown.isProvisional).toBe(false);
  });

  it('an item wished away is gone', () => {
    expect(deriveCart(wanting({ lines: { 'product:box-id': updateFor(BOX, 0) } }), RATES).lines).toEqual([]);
  });

  it('the minimum charge of the destination is part of the total', () => {
    const { quote } = deriveCart(ready, RATES);
    expect(quote).toMatchObject({ itemsPence: 13_300, minimumTopUpPence: 11_200, totalPence: 24_500 });
  });

  it('a chosen service is added', () => {
    const shown = deriveCart(wanting({ shipment: { service: 'express' } }), RATES);
    expect(shown.quote.totalPence).toBe(24_500 + 2999);
  });

  it('to a new destination, a custom box is priced at once and a product waits for its price', () => {
    const state = wanting({
      shipment: { destination: 'canada' },
      lines: { [OWN_BOX.key]: { item: OWN_BOX, quantity: 1 } },
    });
    const shown = deriveCart(state, RATES);
    expect(shown.lines.find(({ key }) => key === OWN_BOX.key)?.unitPence).toBe(3700 + 900 + 2500);
    expect(shown.isRepricing).toBe(true);
  });

  it('what is not sold to the destination costs nothing and has no price', () => {
    const unsold = { ...SOFA, pence: null };
    const shown = deriveCart(
      {
        ...ready,
        confirmed: cartOf([
          [BOX, 1],
          [unsold, 1],
        ]),
      },
      RATES,
    );
    expect(shown.lines[1]?.unitPence).toBeNull();
    expect(shown.quote.itemsPence).toBe(6650);
  });
});

describe('while the server cannot be reached', () => {
  const local: CartState = { ...ready, link: 'local' };

  it('known prices hold, but are provisional', () => {
    const shown = deriveCart(local, RATES);
    expect(shown.lines[0]).toMatchObject({ unitPence: 6650, isProvisional: true });
  });

  it('only an item without a known price is taken at 25.00', () => {
    const shown = deriveCart(wanting({ shipment: { destination: 'canada' } }, local), RATES);
    expect(shown.lines[0]).toMatchObject({ unitPence: 2500, isProvisional: true });
    expect(shown.isRepricing).toBe(false);
  });

  it('a cart that was never fetched goes to Australia', () => {
    expect(deriveCart({ ...NEW_CART, link: 'local' }, RATES).destination).toBe('australia');
  });
});
