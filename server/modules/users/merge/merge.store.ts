import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';

/** Things of an account that a merge moves. */
export interface MergedThings {
  readonly orders: number;
  readonly quotes: number;
  readonly requests: number;
  readonly savedAddresses: number;
  readonly notes: number;
}

/** Counts what a merge would move. */
export async function countThings(em: EntityManager, userId: string): Promise<MergedThings> {
  const [counted] = await query<MergedThings>(
    em,
    `select (select count(*)::int from orders where user_id = u.id and deleted_at is null) as orders,
        (select count(*)::int from saved_quotes where user_id = u.id and deleted_at is null) as quotes,
        (select count(*)::int from requests where user_id = u.id) as requests,
        (select count(*)::int from saved_addresses where user_id = u.id) as saved_addresses,
        (select count(*)::int from customer_notes where user_id = u.id) as notes
      from users u where u.id = $1`,
    [userId],
  );
  return counted!;
}

/** Statements with the id of the account that stays, and of the one that is merged into it. */
export const MERGE_STATEMENTS = [
  // An unpaid checkout has the prices and the cart of its account; what could still be paid was refused before.
  `update checkouts set user_id = $1, idempotency_key = idempotency_key || ' of ' || user_id,
    status = case status when 'awaiting_payment' then 'cancelled' else status end where user_id = $2`,
  'update orders set user_id = $1 where user_id = $2',
  'update order_events set actor_id = $1 where actor_id = $2',
  'update messages set author_id = $1 where author_id = $2',
  'update saved_quotes set user_id = $1 where user_id = $2',
  'update requests set user_id = $1 where user_id = $2',
  `update email_messages set user_id = $1 where user_id = $2 and order_id is not null`,
  'update customer_notes set user_id = $1 where user_id = $2',
  // At most 20 in all, one default in each country, and none twice.
  `with kept as (select address, country_code, is_default from saved_addresses where user_id = $1),
    next as (select id, row_number() over (order by is_default desc, created_at, id) as place,
        is_default and not exists (select from kept k where k.country_code = a.country_code and k.is_default) as stays_default
      from saved_addresses a where user_id = $2 and not exists (select from kept k where k.address = a.address))
    update saved_addresses a set user_id = $1, is_default = n.stays_default
      from next n where n.id = a.id and n.place <= 20 - (select count(*) from kept)`,
];

/** Moves everything that outlasts an account to another one. */
export async function moveThings(tx: EntityManager, into: string, from: string): Promise<void> {
  for (const statement of MERGE_STATEMENTS) await query(tx, statement, [into, from]);
}
