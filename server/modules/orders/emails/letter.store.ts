import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { query, read } from '../../../platform/db/query.js';

/** Orders collected on a day that were booked before today and have no reminder of that day. */
export function readOrdersToRemind(
  em: EntityManager,
  day: string,
  today: string,
  limit: number,
): Promise<{ id: string; userId: string; email: string }[]> {
  return query<{ id: string; userId: string; email: string }>(
    em,
    `select o.id, o.user_id, o.customer->>'email' as email from orders o
      where o.status = 'processing' and o.deleted_at is null and o.collection_date = $1
        and (o.created_at at time zone 'Europe/London')::date < $2::date
        and not exists (select from email_messages m where m.dedupe_key = 'collection-reminder:' || o.id || ':' || $3)
      limit $4`,
    [day, today, day, limit],
  );
}

/** The order whose number a link request names, if the email's recipient is its contact or account; stores it on the email. */
export async function assignLinkMessage(pool: Pool, messageId: string): Promise<string | undefined> {
  const rows = await read<{ id: string }>(
    pool,
    `update email_messages m set order_id = o.id, user_id = o.user_id from orders o join users u on u.id = o.user_id
      where m.id = $1 and o.number = m.data->>'number' and o.deleted_at is null and u.deleted_at is null
        and m.recipient in (lower(o.customer->>'email'), u.email)
      returning o.id`,
    [messageId],
  );
  return rows[0]?.id;
}

/** Whether an order exists and is not deleted. */
export async function isOnLists(pool: Pool, orderId: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from orders where id = $1 and deleted_at is null', [orderId]);
  return rowCount !== 0;
}
