import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { isoSql } from '../db/iso-sql.js';
import { query, read } from '../db/query.js';
import type { ReadPool } from '../db/replicas/read-pool.js';
import type { SignedInUser } from '../shared/viewer.js';
import { attachmentsSql } from '../uploads/attachments/attachment.store.js';
import type { Conversation, Message, UnansweredOrder } from './conversation.types.js';

/** Orders that are not deleted: one's own, or any for staff. $2 is the user, $3 whether they are staff. */
const VISIBLE_TO = 'o.deleted_at is null and ($3 or o.user_id = $2)';
const VISIBLE = `o.id = $1 and ${VISIBLE_TO}`;

/** Whether a message comes from the other side: whoever booked the order is its customer, staff or not. */
const INCOMING = 'm.from_staff = (o.user_id = $2)';

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

const asked = (orderId: string, { id, role }: SignedInUser) => [orderId, id, role === 'admin'];

/** The messages on each order, in the order of the ids; null for an order that the user may not see. */
export async function readConversations(
  pool: ReadPool,
  orderIds: readonly string[],
  user: SignedInUser,
): Promise<(Conversation | null)[]> {
  const rows = await read<AsText<Conversation>>(pool, {
    name: 'conversation',
    text: `select o.id as order_id, o.user_id <> $2 as is_staff, count(m.id)::int as count,
      (count(m.id) filter (where m.read_at is null and ${INCOMING}))::int as unread, ${isoSql('max(m.created_at)')} as latest_at,
      ${isoSql(`max(m.read_at) filter (where not ${INCOMING})`)} as seen_at,
      (count(m.id) filter (where not m.is_answered))::int as unanswered
      from orders o left join messages m on m.order_id = o.id
      where o.id = any($1::uuid[]) and ${VISIBLE_TO} group by o.id`,
    values: [orderIds, user.id, user.role === 'admin'],
  });
  const found = new Map(rows.map((row) => [row.orderId, row]));
  return orderIds.map((id) => {
    const row = found.get(id);
    return row ? { ...row, latestAt: momentOf(row.latestAt), seenAt: momentOf(row.seenAt) } : null;
  });
}

export interface MessagesAsked {
  readonly limit: number;
  readonly offset: number;
  /** What customers see in place of the names of staff. */
  readonly storeName: string;
}

/** Messages on an order, newest first. */
export async function readMessages(
  pool: Pool,
  orderId: string,
  user: SignedInUser,
  { limit, offset, storeName }: MessagesAsked,
): Promise<Message[]> {
  const rows = await read<StoredMessage>(pool, {
    name: 'messages',
    text: `select ${messageColumns('$2', '$4')} from orders o join messages m on m.order_id = o.id
      join users u on u.id = m.author_id
      where ${VISIBLE} order by m.created_at desc, m.id desc limit $5 offset $6`,
    values: [...asked(orderId, user), storeName, limit, offset],
  });
  return rows.map(toMessage);
}

export interface NewMessage {
  readonly id: string;
  readonly orderId: string;
  readonly author: SignedInUser;
  readonly body: string;
  readonly fileIds: readonly string[];
  /** What the shop is called, which its customers read as the author. */
  readonly storeName: string;
  readonly now: Date;
}

/** The message that its author has just sent; null when one with its id is another's, says something else or has other files. */
export async function readOwnMessage(
  tx: EntityManager,
  { id, orderId, author, body, fileIds, storeName }: NewMessage,
): Promise<Message | null> {
  const [stored] = await query<StoredMessage>(
    tx,
    `select ${messageColumns('$1', '$2')} from messages m join orders o on o.id = m.order_id
      join users u on u.id = m.author_id where m.id = $3 and m.order_id = $4 and m.author_id = $1 and m.body = $5`,
    [author.id, storeName, id, orderId, body],
  );
  const hasItsFiles = stored && stored.files.map((file) => file.id).join() === fileIds.join();
  return hasItsFiles ? toMessage(stored) : null;
}

/** With its moments as they come from the database. */
type AsText<T> = {
  readonly [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K];
};
type StoredMessage = AsText<Message>;

function toMessage({ readAt, createdAt, ...message }: StoredMessage): Message {
  return { ...message, readAt: momentOf(readAt), createdAt: new Date(createdAt) };
}

/** A message as somebody sees it, in a statement about o(rders), m(essages) and u(sers). */
function messageColumns(viewer: string, storeName: string): string {
  return `m.id, m.body, m.from_staff, m.author_id = ${viewer} as is_mine,
    case when m.from_staff and o.user_id = ${viewer} then ${storeName}::text else u.name end as author,
    m.read_at is null and m.from_staff = (o.user_id = ${viewer}) as is_unread, ${isoSql('m.read_at')} as read_at,
    ${isoSql('m.created_at')} as created_at, ${attachmentsSql('f.message_id = m.id')} as files`;
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

/** Orders whose customers wait for an answer, who has waited longest first, and how many there are. */
export async function readUnanswered(
  pool: ReadPool,
  limit: number,
  offset: number,
): Promise<{ orders: UnansweredOrder[]; count: number }> {
  const waiting = `from messages m join orders o on o.id = m.order_id where not m.is_answered and o.deleted_at is null`;
  const [orders, counted] = await Promise.all([
    read<AsText<UnansweredOrder>>(pool, {
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

/** The messages that an email copies: those one side has not read and no other email holds, oldest first. */
export async function takeCopied(
  pool: Pool,
  { emailId, orderId, isForCustomer }: { emailId: string; orderId: string | null; isForCustomer: boolean },
): Promise<CopiedRow[]> {
  const rows = await read<CopiedRow>(
    pool,
    `with copied as (
       update messages set copied_in = $1
         where order_id = $2 and from_staff = $3 and (copied_in = $1 or (copied_in is null and read_at is null))
         returning order_id, body, created_at, id)
     select c.body, (select count(*)::int from attachments f where f.message_id = c.id) as files, o.number, o.customer->>'name' as customer, o.user_id from copied c join orders o on o.id = c.order_id
       where o.deleted_at is null order by c.created_at, c.id`,
    [emailId, orderId, isForCustomer],
  );
  return rows;
}
