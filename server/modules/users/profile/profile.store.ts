import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';
import { redirectUnsent } from '../../email/email.store.js';
import type { User } from '../user.entity.js';

const TOTALS_SQL = `select count(*)::int as total_orders,
    (count(*) filter (where status = 'delivered'))::int as delivered_orders,
    (select coalesce(sum(l.amount_pence), 0)::float8 from ledger_entries l join orders o on o.id = l.order_id
      where o.user_id = $1 and o.deleted_at is null) as spent_pence
  from orders where user_id = $2 and deleted_at is null`;

interface OrderTotals {
  readonly totalOrders: number;
  readonly deliveredOrders: number;
  readonly spentPence: number;
}

/** Number of a customer's orders, number of delivered ones, and the total paid for them. */
export async function readOrderTotals(em: EntityManager, userId: string): Promise<OrderTotals> {
  const [totals] = await query<OrderTotals>(em, TOTALS_SQL, [userId, userId]);
  return totals!;
}

/**
 * Moves everything under way to another address, as the old mailbox may have a new owner: orders, unpaid checkouts,
 * requests, and unsent messages.
 */
export async function moveNotices(
  tx: EntityManager,
  { id, email: before }: Pick<User, 'id' | 'email'>,
  email: string,
): Promise<void> {
  await query(
    tx,
    `update orders set customer = jsonb_set(customer, '{email}', to_jsonb($1::text))
      where user_id = $2 and lower(customer->>'email') = $3 and status in ('processing', 'shipped', 'in_transit')`,
    [email, id, before],
  );
  await query(
    tx,
    `update checkouts set contact = jsonb_set(contact, '{email}', to_jsonb($1::text))
      where user_id = $2 and lower(contact->>'email') = $3 and status = 'awaiting_payment'`,
    [email, id, before],
  );
  await query(
    tx,
    `update requests set email = $1 where user_id = $2 and lower(email) = $3 and state in ('new', 'answered', 'offered')`,
    [email, id, before],
  );
  await redirectUnsent(tx, { userId: id }, before, email);
}

/** Number of orders under way that write to the account's own address. */
export async function countNotified(
  em: EntityManager,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<number> {
  const [found] = await query<{ count: number }>(
    em,
    `select count(*)::int as count from orders where user_id = $1 and lower(customer->>'email') = $2
      and status in ('processing', 'shipped', 'in_transit') and deleted_at is null`,
    [id, email],
  );
  return found!.count;
}
