import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Enqueue } from '../jobs/jobs.js';
import { type EmailRequest, insertEmail } from './email.store.js';

/** Writes a message and its job in the caller's transaction. False when the message was asked for before. */
export async function queueEmail(
  tx: EntityManager,
  enqueue: Enqueue,
  request: EmailRequest,
): Promise<boolean> {
  const emailId = request.id ?? randomUUID();
  if (!(await insertEmail(tx, emailId, request))) return false;
  await enqueue(tx, 'send-email', { emailId }, request.afterSeconds);
  return true;
}
