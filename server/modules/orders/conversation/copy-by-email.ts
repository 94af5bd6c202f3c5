import type { EntityManager } from '@mikro-orm/postgresql';
import { queueEmail } from '../../email/email.store.js';
import { ConversationRecord } from './conversation.entity.js';

/** The shortest time between two copies of a conversation to one side. */
const BETWEEN_COPIES_MS = 10 * 60 * 1000;
/** Delay of the first copy: messages sent soon after each other share it, and a reader on the page gets none. */
const FIRST_AFTER_MS = 60 * 1000;
/** A copy due this soon may have been sent already, by the clock of another machine. */
const ON_ITS_WAY_MS = 5 * 1000;

export interface CopyRequest {
  readonly orderId: string;
  readonly messageId: string;
  readonly to: 'customer' | 'staff';
  readonly recipient: string;
  /** When the latest copy to that side is or was due; null before the first. */
  readonly latestAt: Date | null;
  readonly now: Date;
}

/** When the copy of a message written now is due; null when a waiting copy will hold it. */
export function copyDueAt(latestAt: Date | null, now: Date): Date | null {
  if (latestAt && latestAt.getTime() > now.getTime() + ON_ITS_WAY_MS) return null;
  const dueMs = now.getTime() + FIRST_AFTER_MS;
  return new Date(latestAt ? Math.max(dueMs, latestAt.getTime() + BETWEEN_COPIES_MS) : dueMs);
}

/** Queues an email with everything that the other side has not read by then: at most one in ten minutes. */
export async function queueCopy(tx: EntityManager, asked: CopyRequest): Promise<void> {
  const { orderId, messageId, to, recipient, latestAt, now } = asked;
  const dueAt = copyDueAt(latestAt, now);
  if (!dueAt) return;
  const copied = to === 'customer' ? { customerCopyAt: dueAt } : { staffCopyAt: dueAt };
  await tx.nativeUpdate(ConversationRecord, { orderId }, copied);
  await queueEmail(tx, {
    kind: 'message-copy',
    dedupeKey: `message-copy:${messageId}`,
    recipient,
    orderId,
    data: { to },
    now,
    afterSeconds: Math.round((dueAt.getTime() - now.getTime()) / 1000),
  });
}
