import type { Chances } from '../../../server/test/rubbish/chances.js';
import type { PaidCheckout } from '../phases/storm-setup.js';
import { liveOn } from './after-booking.js';
import { confirmCard } from './browser-payment.js';
import { cancel, changeCart, createIntent, openCheckout, saveQuote } from './buying-steps.js';
import { finishEverywhere, finishOnce } from './finish.js';
import { applyCode, isPlaceGone, removeCode } from './promotion-steps.js';
import type { Wire } from './shop-calls.js';
import type { StaffOperation } from './staff-operations.js';
import type { Shopper, Street } from './street.js';

/** The actions of a customer and the answers shown; the database must agree with them afterwards. */
export interface Story {
  readonly userId: string;
  readonly checkoutId: string;
  readonly intentId: string;
  /** Product ids with quantities as they were frozen. */
  readonly bought: ReadonlyMap<string, number>;
  /** Put into the cart after that. */
  readonly addedLater: ReadonlyMap<string, number>;
  /** Booked from a saved quote, which leaves the cart alone. */
  readonly isQuote: boolean;
  /** "unpaid": no order may be there. "paid": there must be one. "either": two wishes raced each other. */
  readonly ending: 'paid' | 'unpaid' | 'either';
  /** The order the shop named. */
  readonly orderId: string | null;
  /** Operations of staff on its money. */
  readonly operations: readonly StaffOperation[];
}

const UNKNOWN = { orderId: null, operations: [] } as const;

/** One customer goes from an empty cart to the end of one payment, in one of the ways people do. */
export async function shop(street: Street, shopper: Shopper, chances: Chances): Promise<Story> {
  const { wire, provider } = street;
  const { token, userId } = shopper;
  const [bought, later] = fill(street, chances);
  const cartTotal = await changeCart(wire, token, chances, bought);
  const { checkoutId, isQuote, expectedTotal, hasCode } = await checkOut(wire, token, chances, cartTotal);
  const addsLater = chances.happens(0.3);
  if (addsLater) await changeCart(wire, token, chances, later);
  const intent = await createIntent(wire, token, chances, checkoutId, expectedTotal);

  const story = {
    userId,
    checkoutId,
    intentId: intent.id,
    bought,
    isQuote,
    addedLater: addsLater ? later : new Map(),
  };
  const pay = () => {
    wire.watcher.sees('confirm at the provider', chances.pick(wire.servers));
    const card = chances.happens(0.08) ? 'pm_card_authenticationRequired' : 'pm_card_visa';
    return confirmCard(provider, chances, intent, card);
  };
  if (chances.happens(0.12)) await confirmCard(provider, chances, intent, 'pm_card_chargeDeclined');

  const wish = chances.next();
  if (wish < 0.08) return { ...story, ...UNKNOWN, ending: 'unpaid' };
  if (wish < 0.16) {
    await cancel(wire, token, chances, intent);
    return { ...story, ...UNKNOWN, ending: 'unpaid' };
  }
  if (wish < 0.22) {
    await Promise.all([pay(), cancel(wire, token, chances, intent)]);
    return { ...story, ...UNKNOWN, ending: 'either' };
  }
  const status = await pay();
  if (status !== 'succeeded') throw new Error(`${intent.id} was paid but is ${status}`);
  if (wish < 0.4) return { ...story, ...UNKNOWN, ending: 'paid' };
  const finish = wish < 0.7 ? finishOnce : finishEverywhere;
  const orderId = await finish(wire, token, chances, checkoutId, intent.id);
  if (hasCode) await tryCodeAgain(street, token, chances, later);
  const addedLater = hasCode ? later : story.addedLater;
  const operations = await liveOn(street, token, chances, orderId);
  return { ...story, addedLater, ending: 'paid', orderId, operations };
}

/** Freezes the cart or a quote of it, sometimes with the code; without it when its last place has gone. */
async function checkOut(wire: Wire, token: string, chances: Chances, cartTotal: number) {
  const withCode = chances.happens(0.5) ? await applyCode(wire, token, chances) : null;
  const hasCode = withCode !== null;
  const isQuote = chances.happens(0.15);
  const open = async (expectedTotal: number) => {
    const quote = isQuote ? await saveQuote(wire, token, chances, expectedTotal) : undefined;
    return openCheckout(wire, token, chances, expectedTotal, quote);
  };
  try {
    const expectedTotal = withCode ?? cartTotal;
    return { checkoutId: await open(expectedTotal), isQuote, expectedTotal, hasCode };
  } catch (error) {
    if (!hasCode || !isPlaceGone(error)) throw error;
    const expectedTotal = await removeCode(wire, token, chances);
    return { checkoutId: await open(expectedTotal), isQuote, expectedTotal, hasCode: false };
  }
}

/** Tries the used code on another shipment, and buys that if the shop accepts the code. */
async function tryCodeAgain(
  { wire, provider }: Street,
  token: string,
  chances: Chances,
  wanted: ReadonlyMap<string, number>,
): Promise<void> {
  await changeCart(wire, token, chances, wanted);
  const expectedTotal = await applyCode(wire, token, chances);
  if (expectedTotal === null) return;
  const checkoutId = await openCheckout(wire, token, chances, expectedTotal);
  const intent = await createIntent(wire, token, chances, checkoutId, expectedTotal);
  await confirmCard(provider, chances, intent, 'pm_card_visa');
  await finishOnce(wire, token, chances, checkoutId, intent.id);
}

/** One customer comes back to what was paid a moment ago and ends it. */
export async function comeBack(
  street: Street,
  { token, checkoutId, intentId }: PaidCheckout,
  story: Omit<Story, 'ending' | 'orderId' | 'operations'>,
  chances: Chances,
): Promise<Story> {
  const finish = chances.happens(0.6) ? finishOnce : finishEverywhere;
  const orderId = await finish(street.wire, token, chances, checkoutId, intentId);
  return { ...story, ending: 'paid', orderId, operations: await liveOn(street, token, chances, orderId) };
}

/** Buys and pays one shipment without finishing it. */
export async function openPaidCheckout(
  street: Street,
  { token }: Shopper,
  chances: Chances,
): Promise<Pick<Story, 'checkoutId' | 'bought'>> {
  const { wire, provider } = street;
  const [bought] = fill(street, chances);
  const expectedTotal = await changeCart(wire, token, chances, bought);
  const checkoutId = await openCheckout(wire, token, chances, expectedTotal);
  const intent = await createIntent(wire, token, chances, checkoutId, expectedTotal);
  await confirmCard(provider, chances, intent, 'pm_card_visa');
  return { checkoutId, bought };
}

function fill({ productIds }: Street, chances: Chances): [Map<string, number>, Map<string, number>] {
  const start = chances.between(0, productIds.length - 5);
  const ids = productIds.slice(start, start + 4);
  const last = ids.pop() as string;
  const bought = new Map(ids.slice(0, chances.between(1, 3)).map((id) => [id, chances.between(1, 3)]));
  return [bought, new Map([[last, chances.between(1, 3)]])];
}
