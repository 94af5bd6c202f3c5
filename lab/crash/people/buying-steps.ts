import { randomUUID } from 'node:crypto';
import type { Chances } from '../../../server/test/rubbish/chances.js';
import type { IntentInBrowser } from './browser-payment.js';
import { persist, persistGraphql, Refused, type Wire } from './shop-calls.js';
import {
  CANCEL_PAYMENT,
  CHANGE_CART,
  CREATE_INTENT,
  checkoutInput,
  OPEN_CHECKOUT,
  SAVE_QUOTE,
} from './shop-queries.js';

/** Sets quantities, which may be repeated without harm. Returns the total the page shows. */
export async function changeCart(
  wire: Wire,
  token: string,
  chances: Chances,
  wanted: ReadonlyMap<string, number>,
): Promise<number> {
  const changes = [...wanted].map(([productId, quantity]) => ({ productId, quantity }));
  const variables = { changes, shipment: { destination: 'AUSTRALIA' } };
  const { changeCart } = await persistGraphql<{
    changeCart: { quote: { total: { minorUnits: number } } };
  }>(wire, chances, { query: CHANGE_CART, variables, token });
  return changeCart.quote.total.minorUnits;
}

/** Saves the cart as a quote. Returns its secret. */
export async function saveQuote(wire: Wire, token: string, chances: Chances, total: number): Promise<string> {
  const call = { query: SAVE_QUOTE, variables: { total }, token };
  return (await persistGraphql<{ saveQuote: { secret: string } }>(wire, chances, call)).saveQuote.secret;
}

/** Freezes the cart or a saved quote, pressing the button once or, sometimes, twice. */
export async function openCheckout(
  wire: Wire,
  token: string,
  chances: Chances,
  expectedTotal: number,
  quote?: string,
): Promise<string> {
  const variables = { input: { ...checkoutInput(expectedTotal, randomUUID()), quote } };
  return pressOnceOrTwice('checkout', chances, async () => {
    const call = { query: OPEN_CHECKOUT, variables, token, step: 'open checkout' } as const;
    return (await persistGraphql<{ openCheckout: { id: string } }>(wire, chances, call)).openCheckout.id;
  });
}

/** The intent to pay with; it must ask for what the page showed. Pressed twice now and then, it must be one. */
export async function createIntent(
  wire: Wire,
  token: string,
  chances: Chances,
  checkoutId: string,
  expectedTotal: number,
): Promise<IntentInBrowser> {
  const press = async () => {
    const call = { query: CREATE_INTENT, variables: { checkoutId }, token, step: 'create intent' } as const;
    const { createPaymentIntent: made } = await persistGraphql<{
      createPaymentIntent: {
        clientSecret: string;
        paymentIntentId: string;
        amount: { minorUnits: number };
      };
    }>(wire, chances, call);
    if (made.amount.minorUnits !== expectedTotal)
      throw new Error(`${checkoutId} asks for ${made.amount.minorUnits} instead of ${expectedTotal}`);
    return made;
  };
  const made = await Promise.all(chances.happens(0.2) ? [press(), press()] : [press()]);
  const id = same(
    'intent',
    made.map(({ paymentIntentId }) => paymentIntentId),
  );
  return { id, clientSecret: made[0]!.clientSecret };
}

/** Cancels over either API. An answer that the money was quicker is fine. */
export async function cancel(
  wire: Wire,
  token: string,
  chances: Chances,
  { id }: IntentInBrowser,
): Promise<void> {
  const step = 'cancel';
  try {
    if (chances.happens(0.5)) {
      await persistGraphql(wire, chances, { query: CANCEL_PAYMENT, variables: { id }, token, step });
    } else {
      const body = { paymentIntentId: id };
      await persist(wire, chances, { path: '/api/stripe/cancel-payment', body, token, step });
    }
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'CONFLICT')) throw error;
  }
}

/** Presses a button once or, sometimes, twice; it must come to the same id. */
export async function pressOnceOrTwice(
  what: string,
  chances: Chances,
  press: () => Promise<string>,
): Promise<string> {
  return same(what, await Promise.all(chances.happens(0.2) ? [press(), press()] : [press()]));
}

/** The one id that everybody received. Throws when they differ. */
function same(what: string, ids: readonly string[]): string {
  const [first] = ids;
  if (first === undefined || ids.some((id) => id !== first))
    throw new Error(`one ${what} was expected, got ${ids.join(', ')}`);
  return first;
}
