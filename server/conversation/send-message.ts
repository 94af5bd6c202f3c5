import type { EntityManager } from '@mikro-orm/postgresql';
import { writeAuditEntry } from '../db/write-audit-entry.js';
import { addressIn } from '../email/address-in.js';
import { readTermsIn } from '../settings/store.service.js';
import { conflict, notFound } from '../shared/errors/errors.js';
import type { SignedInUser } from '../shared/viewer.js';
import type { ConversationDeps } from './conversation.deps.js';
import { messageColumns, type StoredMessage, toMessage } from './conversation.store.js';
import type { Message } from './conversation.types.js';
import { queueCopy } from './copy-by-email.js';

export interface NewMessage {
  readonly id: string;
  readonly orderId: string;
  readonly author: SignedInUser;
  readonly body: string;
  /** What the shop is called, which its customers read as the author. */
  readonly storeName: string;
  readonly now: Date;
}

interface Copies {
  readonly customer: Date | null;
  readonly staff: Date | null;
}

/**
 * Writes a message on an order that its author may see, and asks for the copy by e-mail. An answer of staff answers all
 * that the customer has written so far. Throws NOT_FOUND; CONFLICT when the id is another message's.
 */
export async function sendMessage(
  tx: EntityManager,
  { enqueue, env }: Pick<ConversationDeps, 'enqueue' | 'env'>,
  message: NewMessage,
): Promise<Message> {
  const { id, orderId, author, body, storeName, now } = message;
  const [order] = await tx.execute<{ userId: string; email: string }[]>(
    `select user_id as "userId", customer->>'email' as email from orders
      where id = ? and deleted_at is null and (? or user_id = ?)`,
    [orderId, author.role === 'admin', author.id],
  );
  if (!order) throw notFound('Order');
  const fromStaff = order.userId !== author.id;
  const copies = await lockConversation(tx, orderId);
  const written = await tx.execute<unknown[]>(
    `insert into messages (id, order_id, author_id, from_staff, body, created_at, is_answered)
      values (?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing returning id`,
    [id, orderId, author.id, fromStaff, body, now, fromStaff],
  );
  if (written.length > 0) {
    if (fromStaff) {
      await answerAll(tx, orderId, now);
      await auditMessages(tx, orderId, 'written');
    }
    await queueCopy(tx, enqueue, {
      orderId,
      messageId: id,
      to: fromStaff ? 'customer' : 'staff',
      recipient: fromStaff ? order.email : await addressOfShop(tx, env.mailFrom),
      latestAt: fromStaff ? copies.customer : copies.staff,
      now,
    });
  }
  const [stored] = await tx.execute<StoredMessage[]>(
    `select ${messageColumns('?', '?')} from messages m join orders o on o.id = m.order_id
      join users u on u.id = m.author_id where m.id = ? and m.order_id = ? and m.author_id = ? and m.body = ?`,
    [author.id, author.id, storeName, author.id, id, orderId, author.id, body],
  );
  if (!stored) throw conflict('This message was sent before, with other words');
  return toMessage(stored);
}

/** Writes down that one of staff saw to the messages on an order; never what was said. */
export async function auditMessages(
  tx: EntityManager,
  orderId: string,
  what: 'written' | 'settled',
): Promise<void> {
  const [order] = await tx.execute<{ number: string }[]>('select number from orders where id = ?', [orderId]);
  const label = order?.number ?? '';
  await writeAuditEntry(tx, { entity: 'order', entityId: orderId, label, what: { messages: what } });
}

/** One writer at a time, so that a copy is asked for once. */
async function lockConversation(tx: EntityManager, orderId: string): Promise<Copies> {
  const [locked] = await tx.execute<{ customer: string | null; staff: string | null }[]>(
    `insert into conversations (order_id) values (?) on conflict (order_id) do update set order_id = excluded.order_id
      returning customer_copy_at as customer, staff_copy_at as staff`,
    [orderId],
  );
  const { customer = null, staff = null } = locked ?? {};
  return { customer: customer ? new Date(customer) : null, staff: staff ? new Date(staff) : null };
}

/** Notes that nothing of the customer's waits for an answer any more; false when nothing did. */
export async function answerAll(tx: EntityManager, orderId: string, now: Date): Promise<boolean> {
  const answered = await tx.execute<unknown[]>(
    `update messages set is_answered = true, read_at = coalesce(read_at, ?)
      where order_id = ? and not from_staff and not is_answered returning id`,
    [now, orderId],
  );
  return answered.length > 0;
}

/** Of the settings, or what our messages come from: "Harbourline <hello@example.com>". */
async function addressOfShop(tx: EntityManager, mailFrom: string): Promise<string> {
  const { company } = await readTermsIn(tx);
  return company.email || addressIn(mailFrom);
}
