import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignedInUser } from '../../../platform/auth/viewer.js';
import { kysely } from '../../../platform/db/kysely.js';
import { writeAuditEntry } from '../../../platform/db/write-audit-entry.js';
import { notFound } from '../../../platform/errors/errors.js';
import type { Deps } from '../../../platform/service/service.js';
import { addressIn } from '../../email/address-in.js';
import { readTermsIn } from '../../settings/settings.store.js';
import { OrderRecord } from '../order.entity.js';
import type { ConversationRecord } from './conversation.entity.js';
import { queueCopy } from './copy-by-email.js';
import { type NewMessage, writeMessage } from './message.store.js';

/** The parts that conversations use. */
export type ConversationDeps = Deps<'em' | 'pool' | 'reads' | 'limits' | 'storeName' | 'env' | 'now'>;

type Copies = Pick<ConversationRecord, 'customerCopyAt' | 'staffCopyAt'>;

/**
 * Writes a message on an order that its author may see, and asks for the copy by email. An answer of staff answers all
 * that the customer has written so far. Throws NOT_FOUND; BAD_INPUT for files that are gone, CONFLICT when the id is another
 * message's.
 */
export async function sendMessage(
  tx: EntityManager,
  { env }: Pick<ConversationDeps, 'env'>,
  author: SignedInUser,
  message: Pick<NewMessage, 'id' | 'body' | 'fileIds' | 'now'> & { readonly orderId: string },
): Promise<void> {
  const { id, orderId, now } = message;
  const own = author.role === 'admin' ? {} : { userId: author.id };
  const order = await tx.findOne(
    OrderRecord,
    { id: orderId, deletedAt: null, ...own },
    { fields: ['userId', 'customer'] },
  );
  if (!order) throw notFound('Order');
  const fromStaff = order.userId !== author.id;
  const copies = await lockConversation(tx, orderId);
  if (!(await writeMessage(tx, { ...message, authorId: author.id, fromStaff }))) return;
  if (fromStaff) {
    await answerAll(tx, orderId, now);
    await auditMessages(tx, orderId, 'written');
  }
  await queueCopy(tx, {
    orderId,
    messageId: id,
    to: fromStaff ? 'customer' : 'staff',
    recipient: fromStaff ? order.customer.email : await addressOfShop(tx, env.mailFrom),
    latestAt: fromStaff ? copies.customerCopyAt : copies.staffCopyAt,
    now,
  });
}

/** Writes down that one of staff saw to the messages on an order; never what was said. */
export async function auditMessages(
  tx: EntityManager,
  orderId: string,
  what: 'written' | 'settled',
): Promise<void> {
  const order = await tx.findOne(OrderRecord, { id: orderId }, { fields: ['number'] });
  const label = order?.number ?? '';
  await writeAuditEntry(tx, { entity: 'order', entityId: orderId, label, what: { messages: what } });
}

/** One writer at a time, so that a copy is asked for once. */
async function lockConversation(tx: EntityManager, orderId: string): Promise<Copies> {
  return kysely(tx)
    .insertInto('ConversationRecord')
    .values({ orderId })
    .onConflict((conflicts) =>
      conflicts.column('orderId').doUpdateSet((eb) => ({ orderId: eb.ref('excluded.orderId') })),
    )
    .returning(['customerCopyAt', 'staffCopyAt'])
    .executeTakeFirstOrThrow();
}

/** Notes that nothing of the customer's waits for an answer any more; false when nothing did. */
export async function answerAll(tx: EntityManager, orderId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await kysely(tx)
    .updateTable('MessageRecord')
    .set((eb) => ({ isAnswered: true, readAt: eb.fn.coalesce('readAt', eb.val(now)) }))
    .where('orderId', '=', orderId)
    .where('fromStaff', '=', false)
    .where('isAnswered', '=', false)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Of the settings, or what our messages come from: "Harbourline <hello@example.com>". */
export async function addressOfShop(tx: EntityManager, mailFrom: string): Promise<string> {
  const { company } = await readTermsIn(tx);
  return company.email || addressIn(mailFrom);
}
