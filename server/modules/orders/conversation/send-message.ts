import type { EntityManager } from '@mikro-orm/postgresql';
import { isPermitted } from '../../../../rules/users/permissions.js';
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

/** Services that conversations use. */
export type ConversationDeps = Deps<'em' | 'pool' | 'reads' | 'limits' | 'storeName' | 'env' | 'now'>;

type Copies = Pick<ConversationRecord, 'customerCopyAt' | 'staffCopyAt'>;

/**
 * Stores a message on an order that its author may see, and queues the copy by email. A message of staff answers all
 * earlier ones of the customer. Throws NOT_FOUND; BAD_INPUT for missing files, CONFLICT when the id belongs to another
 * message.
 */
export async function sendMessage(
  tx: EntityManager,
  { env }: Pick<ConversationDeps, 'env'>,
  author: SignedInUser,
  message: Pick<NewMessage, 'id' | 'body' | 'fileIds' | 'now'> & { readonly orderId: string },
): Promise<void> {
  const { id, orderId, now } = message;
  const own = isPermitted(author, 'orders') ? {} : { userId: author.id };
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

/** Audits that a member of staff wrote or settled messages on an order; never stores their text. */
export async function auditMessages(
  tx: EntityManager,
  orderId: string,
  what: 'written' | 'settled',
): Promise<void> {
  const order = await tx.findOne(OrderRecord, { id: orderId }, { fields: ['number'] });
  const label = order?.number ?? '';
  await writeAuditEntry(tx, { entity: 'order', entityId: orderId, label, what: { messages: what } });
}

/** Locks the conversation, so that two writers at once queue one copy. */
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

/** Marks all messages of the customer as answered; false when none waited for an answer. */
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

/** The company's email address in the settings, or else that of `mailFrom` ("Harbourline <hello@example.com>"). */
export async function addressOfShop(tx: EntityManager, mailFrom: string): Promise<string> {
  const { company } = await readTermsIn(tx);
  return company.email || addressIn(mailFrom);
}
