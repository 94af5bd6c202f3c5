import type { EntityManager } from '@mikro-orm/postgresql';
import type { DestinationKey } from '../../rules/destinations.js';
import { query } from '../db/query.js';
import { IS_LIVE } from '../payments/attempt-status.js';
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

export interface ClaimsOnCart {
  /** The cart no longer has what the checkout froze: it was changed or ordered meanwhile. */
  readonly isStale: boolean;
  /** Other open checkouts of the same items of the cart; paying both would charge twice. */
  readonly competing: readonly string[];
}

/**
 * Compares a checkout with its cart, or with its quote, and with the other open checkouts of it. One statement for a cart;
 * none for what never lay in one.
 */
export async function readClaimsOnCart(tx: EntityManager, checkout: CheckoutRecord): Promise<ClaimsOnCart> {
  const { id, userId, cartId, quoteId, destination, lines } = checkout;
  if (quoteId) return readClaimsOnQuote(tx, id, quoteId);
  if (!cartId) return { isStale: false, competing: [] };
  const [claims] = await query<CartClaims>(
    tx,
    `select
      (select coalesce(jsonb_agg(jsonb_build_object('key', line_key, 'destination', destination, 'quantity', quantity)), '[]')
        from cart_lines where cart_id = $1) as held,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'destination', destination, 'lines', lines)), '[]')
        from checkouts where user_id = $2 and cart_id = $3 and status = 'awaiting_payment' and id <> $4) as others`,
    [cartId, userId, cartId, id],
  );
  const { held, others } = claims!;
  const left = new Map(held.map((line) => [`${line.destination} ${line.key}`, line.quantity]));
  const leftOf = (to: DestinationKey, key: string) => left.get(`${to} ${key}`) ?? 0;

  for (const { key, quantity } of lines)
    left.set(`${destination} ${key}`, leftOf(destination, key) - quantity);
  return {
    isStale: lines.some(({ key }) => leftOf(destination, key) < 0),
    competing: others
      .filter((other) => other.lines.some(({ key, quantity }) => quantity > leftOf(other.destination, key)))
      .map((other) => other.id),
  };
}

/**
 * A quote is booked once, whoever has its link: stale when it became an order, competing while it is being paid elsewhere.
 * Read by a statement of its own once the lock is there: one that had to wait for it would not see what the other began.
 */
async function readClaimsOnQuote(tx: EntityManager, id: string, quoteId: string): Promise<ClaimsOnCart> {
  await query(tx, 'select id from saved_quotes where id = $1 for update', [quoteId]);
  const [claims] = await query<ClaimsOnCart>(
    tx,
    `select q.order_id is not null as "isStale",
        (select coalesce(jsonb_agg(c.id), '[]') from checkouts c
          where c.quote_id = q.id and c.id <> $1 and c.status = 'awaiting_payment'
            and exists (select from payment_attempts a where a.checkout_id = c.id and a.${IS_LIVE})) as competing
      from saved_quotes q where q.id = $2`,
    [id, quoteId],
  );
  return claims!;
}

/**
 * Locks the customer's open checkouts, then the cart, in the order of all: a payment that is being settled takes what
 * was bought out of the cart before the cart is read, so that nothing is offered for payment twice.
 */
export async function waitForSettlements(tx: EntityManager, userId: string): Promise<void> {
  await query(
    tx,
    `with open as (select id from checkouts where user_id = $1 and status = 'awaiting_payment' order by id for update)
      select c.id from carts c where c.user_id = $2 and (select count(*) from open) >= 0 for update of c`,
    [userId, userId],
  );
}

/** A batch of open checkouts begun before a moment, with ids after `afterId`, whose intents the provider has answered about. */
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
      order by id limit $3`,
    [before, afterId, limit],
  );
  return unpaid.map(({ id }) => id);
}

/** Whether an expired checkout was the last that its customer began, and what was to be booked is still there. */
export async function isStillUnbooked(
  em: EntityManager,
  { id, userId, cartId, createdAt }: Pick<CheckoutRecord, 'id' | 'userId' | 'cartId' | 'createdAt'>,
): Promise<boolean> {
  const [answer] = await query<{ is: boolean }>(
    em,
    `select not exists (select from checkouts c where c.user_id = $1 and c.created_at > $2 and c.id <> $3)
        and ($4::uuid is null or exists (select from cart_lines l where l.cart_id = $4)) as is`,
    [userId, createdAt, id, cartId],
  );
  return answer!.is;
}
