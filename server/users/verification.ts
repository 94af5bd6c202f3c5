import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { queueEmail } from '../email/queue-email.js';
import type { Enqueue } from '../jobs/jobs.js';

export interface VerificationWanted {
  readonly userId: string;
  /** The mailbox to prove. One that is not yet the account's becomes it when the link is opened. */
  readonly email: string;
  readonly now: Date;
}

/**
 * Sends a link that proves an address, in the transaction of the fact that asks for it. While the address is not the
 * account's, the account keeps the one it has, so that nobody locks themselves out by a slip of the finger; opening the
 * link changes it, notes `email_changed` and tells the address before.
 */
export async function startVerification(
  tx: EntityManager,
  enqueue: Enqueue,
  { userId, email, now }: VerificationWanted,
): Promise<void> {
  await queueEmail(tx, enqueue, {
    kind: 'verify-email',
    dedupeKey: `verify-email:${randomUUID()}`,
    recipient: email,
    userId,
    now,
  });
}
