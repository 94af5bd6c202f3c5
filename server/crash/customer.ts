import { randomUUID } from 'node:crypto';
import { confirmCard, type IntentInBrowser, type ProviderDoor } from './browser-payment.js';
import type { Chances } from './chances.js';
import { finishEverywhere, finishOnce } from './finish.js';
import { persist, persistGraphql, Refused, type Wire } from './shop-calls.js';
import { CANCEL_PAYMENT, CHANGE_CART, CREATE_INTENT, checkoutInput, OPEN_CHECKOUT } from './shop-queries.js';

/** Somebody with an account and an empty cart. */
export interface Shopper {
  readonly userId: string;
  readonly token: string;
}

/** What a customer did and was told; the database must agree with it afterwards. */
export interface Story {
  readonly userId: string;
  readonly checkoutId: string;
  readonly intentId: string;
  /** Product ids with quantities as they were frozen. */
  readonly bought: ReadonlyMap<string, number>;
  /** Put into the cart after that. */
  readonly addedLater: ReadonlyMap<string, number>;
  /** "unpaid": no order may be there. "paid": there must be one. "either": two wishes raced each other. */
  readonly ending: 'paid' | 'unpaid' | 'either';
  /** The order the shop named. */
  readonly orderId: string | null;
}

export interface Street {
  readonly wire: Wire;
  readonly provider: ProviderDoor;
  readonly productIds: readonly string[];
}

/** One customer goes from an empty cart to the end of one payment, in one of the ways people do. */
export async function shop(street: Street, shopper: Shopper, chances: Chances): Promise<Story> {
  const { wire, provider } = street;
  const { token, userId } = shopper;
  const [bought, later] = fill(street, chances);
  const expectedTotal = await changeCart(street, shopper, chances, bought);
  const checkoutId = await openCheckout(wire, token, chances, expectedTotal);
  const addsLater = chances.happens(0.3);
  if (addsLater) await changeCart(street, shopper, chances, later);
  const intent = await createIntent(wire, token, chances, checkoutId, expectedTotal);

  const story = {
    userId,
    checkoutId,
    intentId: intent.id,
    bought,
    addedLater: addsLater ? later : new Map(),
  };
  const pay = () => {
    wire.saboteur.sees('confirm at the provider', chances.pick(wire.servers));
    const card = chances.happens(0.08) ? 'pm_card_authenticationRequired' : 'pm_card_visa';
    return confirmCard(provider, chances, intent, card);
  };
  if (chances.happens(0.12)) await confirmCard(provider, chances, intent, 'pm_card_chargeDeclined');

  const wish = chances.next();
  if (wish < 0.08) return { ...story, ending: 'unpaid', orderId: null };
  if (wish < 0.16) {
    await cancel(wire, token, chances, intent);
    return { ...story, ending: 'unpaid', orderId: null };
  }
  if (wish < 0.22) {
    await Promise.all([pay(), cancel(wire, token, chances, intent)]);
    return { ...story, ending: 'either', orderId: null };
  }
  const status = await pay();
  if (status !== 'succeeded') throw new Error(`${intent.id} was paid but is ${status}`);
  if (wish < 0.4) return { ...story, ending: 'paid', orderId: null };
  const finish = wish < 0.7 ? finishOnce : finishEverywhere;
  return { ...story, ending: 'paid', orderId: await finish(wire, token, chances, checkoutId, intent.id) };
}

/** Buys and pays one shipment without finishing it. Returns the checkout's id. */
export async function openPaidCheckout(street: Street, shopper: Shopper, chances: Chances): Promise<string> {
  const [bought] = fill(street, chances);
  const expectedTotal = await changeCart(street, shopper, chances, bought);
  const checkoutId = await openCheckout(street.wire, shopper.token, chances, expectedTotal);
  const intent = await createIntent(street.wire, shopper.token, chances, checkoutId, expectedTotal);
  await confirmCard(street.provider, chances, intent, 'pm_card_visa');
  return checkoutId;
}

function fill({ productIds }: Street, chances: Chances): [Map<string, number>, Map<string, number>] {
  const start = chances.between(0, productIds.length - 5);
  const ids = productIds.slice(start, start + 4);
  const last = ids.pop() as string;
  const bought = new Map(ids.slice(0, chances.between(1, 3)).map((id) => [id, chances.between(1, 3)]));
  return [bought, new Map([[last, chances.between(1, 3)]])];
}

/** Sets quantities, which may be repeated without harm. Returns the total the page shows. */
async function changeCart(
  { wire }: Street,
  { token }: Shopper,
  chances: Chances,
  wanted: ReadonlyMap<string, number>,
): Promise<number> {
  const changes = [...wanted].map(([productId, quantity]) => ({ productId, quantity }));
  const variables = { changes, shipment: { destination: 'australia' } };
  const { changeCart } = await persistGraphql<{
    changeCart: { quote: { total: { minorUnits: number } } };
  }>(wire, chances, { query: CHANGE_CART, variables, token });
  return changeCart.quote.total.minorUnits;
}

/** Presses the button once or, sometimes, twice. */
async function openCheckout(
  wire: Wire,
  token: string,
  chances: Chances,
  expectedTotal: number,
): Promise<string> {
  const variables = { input: checkoutInput(expectedTotal, randomUUID()) };
  const press = async () => {
    const call = { query: OPEN_CHECKOUT, variables, token, step: 'open checkout' } as const;
    return (await persistGraphql<{ openCheckout: { id: string } }>(wire, chances, call)).openCheckout.id;
  };
  return same('checkout', await Promise.all(chances.happens(0.2) ? [press(), press()] : [press()]));
}

async function createIntent(
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

/** Cancels at either door. Being told that the money was quicker is fine. */
async function cancel(wire: Wire, token: string, chances: Chances, { id }: IntentInBrowser): Promise<void> {
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

/** The one id everybody was told. Throws when they differ. */
export function same(what: string, ids: readonly string[]): string {
  const [first] = ids;
  if (first === undefined || ids.some((id) => id !== first))
    throw new Error(`one ${what} was expected, got ${ids.join(', ')}`);
  return first;
}
