import type { Pool } from 'pg';
import { isPermitted } from '../../../../rules/users/permissions.js';
import type { SignedInUser } from '../../../platform/auth/viewer.js';
import { isoSql } from '../../../platform/db/iso-sql.js';
import { read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import type { Conversation, UnansweredOrder } from './conversation.types.js';

/** Whether a message comes from the other side: the user who booked the order is its customer, staff or not. */
const INCOMING = 'm.from_staff = (o.user_id = $2)';

/** The messages on each order, in the order of the ids; null for an order that the user may not see. */
export async function readConversations(
  pool: ReadPool,
  orderIds: readonly string[],
  user: SignedInUser,
): Promise<(Conversation | null)[]> {
  const rows = await read<Omit<Conversation, 'seenAt'> & { seenAt: string | null }>(pool, {
    name: 'conversation',
    text: `select o.id, $2::uuid as reader_id, o.user_id <> $2 as is_staff, count(m.id)::int as count,
      (count(m.id) filter (where m.read_at is null and ${INCOMING}))::int as unread,
      ${isoSql(`max(m.read_at) filter (where not ${INCOMING})`)} as seen_at,
      (count(m.id) filter (where not m.is_answered))::int as unanswered
      from orders o left join messages m on m.order_id = o.id
      where o.id = any($1::uuid[]) and o.deleted_at is null and ($3 or o.user_id = $2) group by o.id`,
    values: [orderIds, user.id, isPermitted(user, 'orders', 'money')],
  });
  const found = new Map(
    rows.map((row) => [row.id, { ...row, seenAt: row.seenAt === null ? null : new Date(row.seenAt) }]),
  );
  return orderIds.map((id) => found.get(id) ?? null);
}

/** Messages from staff that a customer has not read, on all their orders. */
export async function countUnreadOf(pool: ReadPool, userId: string): Promise<number> {
  const rows = await read<{ count: number }>(pool, {
    name: 'unread-messages',
    text: `select count(*)::int as count from orders o join messages m on m.order_id = o.id
      where o.user_id = $1 and o.deleted_at is null and m.from_staff and m.read_at is null`,
    values: [userId],
  });
  return rows[0]?.count ?? 0;
}

/** Orders whose customers wait for an answer, longest first, and their number. */
export async function readUnanswered(
  pool: ReadPool,
  limit: number,
  offset: number,
): Promise<{ orders: UnansweredOrder[]; count: number }> {
  const waiting = `from messages m join orders o on o.id = m.order_id where not m.is_answered and o.deleted_at is null`;
  const [orders, counted] = await Promise.all([
    read<Omit<UnansweredOrder, 'waitingSince'> & { waitingSince: string }>(pool, {
      name: 'unanswered-orders',
      text: `select o.id as order_id, o.number as order_number, o.customer->>'name' as customer_name,
        count(*)::int as messages, ${isoSql('min(m.created_at)')} as waiting_since,
        left((array_agg(m.body order by m.created_at desc, m.id desc))[1], 200) as excerpt
        ${waiting} group by o.id order by min(m.created_at), o.id limit $1 offset $2`,
      values: [limit, offset],
    }),
    read<{ count: number }>(pool, {
      name: 'unanswered-count',
      text: `select count(distinct m.order_id)::int as count ${waiting}`,
    }),
  ]);
  return {
    orders: orders.map((order) => ({ ...order, waitingSince: new Date(order.waitingSince) })),
    count: counted[0]?.count ?? 0,
  };
}

interface CopiedRow {
  readonly body: string;
  readonly files: number;
  readonly number: string;
  readonly customer: string;
  readonly userId: string;
}

/** Assigns to an email the messages that one side has not read and no other email holds; oldest first. */
export async function takeCopied(
  pool: Pool,
  { emailId, orderId, isForCustomer }: { emailId: string; orderId: string | null; isForCustomer: boolean },
): Promise<CopiedRow[]> {
  return read<CopiedRow>(
    pool,
    `with copied as (
       update messages set copied_in = $1
         where order_id = $2 and from_staff = $3 and (copied_in = $1 or (copied_in is null and read_at is null))
         returning order_id, body, created_at, id)
     select c.body, (select count(*)::int from attachments f where f.message_id = c.id) as files, o.number, o.customer->>'name' as customer, o.user_id from copied c join orders o on o.id = c.order_id
       where o.deleted_at is null order by c.created_at, c.id`,
    [emailId, orderId, isForCustomer],
  );
}
