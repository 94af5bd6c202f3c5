import type { EntityManager } from '@mikro-orm/postgresql';
import { todayInLondon } from '../../../rules/calendar-date.js';
import type { DestinationKey } from '../../../rules/destinations.js';
import { byProperty, query } from '../../platform/db/query.js';
import { PRICES_SQL, type PricesOfToday, productIdsJson } from '../catalogue/product-price.store.js';
import { IS_LIVE } from '../payments/attempt-status.js';
import { CART_SQL, type CartRow, toUnpricedCart, type UnpricedCart } from '../quotes/cart/cart.store.js';
import { BOOKED, WITHDRAWN } from '../quotes/saved/find-quote.js';
import { presentTerms, TERMS_SQL } from '../settings/settings.store.js';
import type { StoreTerms } from '../settings/store-terms.js';
import type { CheckoutRecord } from './checkout.entity.js';

interface Claim {
  readonly key: string;
  readonly quantity: number;
}

interface CartClaims {
  readonly held: readonly (Claim & { readonly destination: DestinationKey })[];
  readonly others: readonly {
    readonly id: string;
    readonly destination: DestinationKey;
    readonly lines: readonly Claim[];
  }[];
}

export interface Claims {
  /** Why it can't be paid any more: its items left the cart, or its quote was booked or withdrawn; null while it can. */
  readonly stale: string | null;
  /** Other open checkouts of the same items of the cart, or of the quote; paying both would charge twice. */
  readonly competing: readonly string[];
  /** Today's prices; null for a quote, which has its own. */
  readonly prices: PricesOfToday | null;
}

/**
 * Compares a checkout with its cart or quote and its other open checkouts, and reads what its price depends on today.
 * One statement, except for a quote.
 */
export async function readClaims(tx: EntityManager, checkout: CheckoutRecord): Promise<Claims> {
  const { id, userId, cartId, quoteId, lines } = checkout;
  const { destination } = checkout.shipment;
  if (quoteId) return { ...(await readClaimsOnQuote(tx, id, quoteId)), prices: null };
  const [claims] = await query<CartClaims & PricesOfToday>(
    tx,
    `select
      (select coalesce(jsonb_agg(jsonb_build_object('key', line_key, 'destination', destination, 'quantity', quantity)), '[]')
        from cart_lines where cart_id = $1) as held,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'destination', shipment->'destination', 'lines', lines)), '[]')
        from checkouts where user_id = $2 and cart_id = $1 and status = 'awaiting_payment' and id <> $3) as others,
      ${PRICES_SQL('$4', '$5')}`,
    [cartId, userId, id, productIdsJson(lines), destination],
  );
  const { held, others, pence, terms } = claims!;
  const prices = { pence, terms: presentTerms(terms) };
  // Without a cart, no item can be missing from it.
  if (!cartId) return { stale: null, competing: [], prices };
  const left = new Map(held.map((line) => [`${line.destination} ${line.key}`, line.quantity]));
  const leftOf = (to: DestinationKey, key: string) => left.get(`${to} ${key}`) ?? 0;

  for (const { key, quantity } of lines)
    left.set(`${destination} ${key}`, leftOf(destination, key) - quantity);
  return {
    stale: lines.some(({ key }) => leftOf(destination, key) < 0) ? CART_CHANGED : null,
    competing: others
      .filter((other) => other.lines.some(({ key, quantity }) => quantity > leftOf(other.destination, key)))
      .map((other) => other.id),
    prices,
  };
}

const CART_CHANGED =
  'Your shipment has changed since this checkout was opened. Check out again from your cart.';

/**
 * The claims on a quote, which is booked once and not after it was withdrawn; `competing` are its checkouts being paid.
 * A separate statement after the lock: one that waited for the lock would not see the other transaction's writes.
 */
async function readClaimsOnQuote(
  tx: EntityManager,
  id: string,
  quoteId: string,
): Promise<Omit<Claims, 'prices'>> {
  await query(tx, 'select id from saved_quotes where id = $1 for update', [quoteId]);
  const [claims] = await query<QuoteClaims>(
    tx,
    `select q.order_id is not null as is_booked, q.deleted_at is not null as is_withdrawn,
        (select coalesce(sum(t.amount_pence), 0) > 0 from transfers t join transfer_bookings b on b.id = t.booking_id
          where b.checkout_id = $1) as is_part_paid,
        (select coalesce(jsonb_agg(c.id), '[]') from checkouts c
          where c.quote_id = q.id and c.id <> $1 and c.status = 'awaiting_payment'
            and exists (select from payment_attempts a where a.checkout_id = c.id and a.${IS_LIVE})) as competing
      from saved_quotes q where q.id = $2`,
    [id, quoteId],
  );
  const { isBooked, isWithdrawn, isPartPaid, competing } = claims!;
  const stale = isBooked ? BOOKED : isWithdrawn ? WITHDRAWN : isPartPaid ? PART_PAID : null;
  return { stale, competing };
}

interface QuoteClaims {
  readonly isBooked: boolean;
  readonly isWithdrawn: boolean;
  readonly isPartPaid: boolean;
  readonly competing: string[];
}

const PART_PAID = "We've received a part by bank transfer. Pay the rest that way too, or call us.";

/**
 * Locks the customer's open checkouts, then the cart, in the lock order of all code: a settlement removes bought items
 * from the cart before the cart is read, so that no item is offered for payment twice.
 */
export async function waitForSettlements(tx: EntityManager, userId: string): Promise<void> {
  await query(
    tx,
    `with open as (select id from checkouts where user_id = $1 and status = 'awaiting_payment' order by id for update)
      select c.id from carts c where c.user_id = $2 and (select count(*) from open) >= 0 for update of c`,
    [userId, userId],
  );
}

interface OpenedBefore extends Pick<CheckoutRecord, 'id' | 'priceHash'> {
  /** Whether it belongs to the request's idempotency key. */
  readonly isRepeated: boolean;
  /** The digest of the request that first sent the key; null when the key is new to the customer. */
  readonly digest: string | null;
  readonly isOpen: boolean;
}

/** The facts from which a checkout is opened. */
export interface OpeningFacts {
  readonly cart: UnpricedCart | null;
  readonly terms: StoreTerms;
  /** The customer's checkouts that are open or belong to the idempotency key. */
  readonly mine: readonly OpenedBefore[];
}

/**
 * Reads, in one statement, the customer's cart, locked, the terms in force, and the checkouts that may already answer
 * the request. Call it after {@link waitForSettlements}: it then sees what was written before those locks.
 */
export async function readOpeningFacts(
  tx: EntityManager,
  userId: string,
  idempotencyKey: string,
  now: Date,
): Promise<OpeningFacts> {
  const [facts] = await query<{ cart: CartRow | null; terms: StoreTerms | null; mine: OpenedBefore[] }>(
    tx,
    `select (select to_jsonb(cart) from (${CART_SQL} c.user_id = $1 for update of c) cart) as cart,
      (select to_jsonb(terms) from (${TERMS_SQL}) terms) as terms,
      (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'priceHash', k.price_hash,
        'isRepeated', k.idempotency_key = $3 or k.answered_keys->>$3 is not null, 'digest', k.answered_keys->>$3, 'isOpen', k.status = 'awaiting_payment')), '[]')
        from checkouts k where k.user_id = $1 and (k.idempotency_key = $3
          or k.answered_keys->>$3 is not null or k.status = 'awaiting_payment')) as mine`,
    [userId, todayInLondon(now), idempotencyKey],
  );
  const { cart, terms, mine } = facts!;
  return { cart: cart && toUnpricedCart(byProperty(cart)), terms: presentTerms(terms), mine };
}

/**
 * A batch of open checkouts older than a moment, with ids after `afterId`, without an unanswered request for an intent.
 * Checkouts that wait for a bank transfer are left out: `endOverdueTransfers` ends them.
 */
export async function readUnpaidBefore(
  em: EntityManager,
  before: Date,
  afterId: string,
  limit: number,
): Promise<string[]> {
  const unpaid = await query<{ id: string }>(
    em,
    `select id from checkouts c where status = 'awaiting_payment' and created_at < $1 and id > $2
      and not exists (select from payment_attempts a where a.checkout_id = c.id and a.status = 'requested')
      and not exists (select from transfer_bookings b where b.checkout_id = c.id)
      order by id limit $3`,
    [before, afterId, limit],
  );
  return unpaid.map(({ id }) => id);
}

/** Whether an expired checkout was the last that its customer opened or paid, and its cart, if any, is not empty. */
export async function isStillUnbooked(
  em: EntityManager,
  { id, userId, cartId, createdAt }: Pick<CheckoutRecord, 'id' | 'userId' | 'cartId' | 'createdAt'>,
): Promise<boolean> {
  const [answer] = await query<{ is: boolean }>(
    em,
    `select not exists (select from checkouts c where c.user_id = $1 and c.id <> $3
          and (c.created_at > $2 or c.status = 'finalized' and c.updated_at > $2))
        and ($4::uuid is null or exists (select from cart_lines l where l.cart_id = $4)) as is`,
    [userId, createdAt, id, cartId],
  );
  return answer!.is;
}
