import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Enqueue } from '../jobs/jobs.js';
import { type EmailRequest, insertEmails } from './email.store.js';

/** Writes a message and its job in the caller's transaction. False when the message was asked for before. */
export async function queueEmail(
  tx: EntityManager,
  enqueue: Enqueue,
  request: EmailRequest,
): Promise<boolean> {
  return (await queueEmails(tx, enqueue, [request], request.afterSeconds)) > 0;
}

/** Several messages of one moment, in as many statements as one takes. Returns how many were not asked for before. */
export async function queueEmails(
  tx: EntityManager,
  enqueue: Enqueue,
  requests: readonly Omit<EmailRequest, 'afterSeconds'>[],
  afterSeconds?: number,
): Promise<number> {
  const emails = requests.map((request) => ({ ...request, id: request.id ?? randomUUID() }));
  const written = await insertEmails(tx, emails);
  await enqueueEmails(tx, enqueue, written, afterSeconds);
  return written.length;
}

/** Writes the jobs of messages that the caller's transaction has stored. */
export async function enqueueEmails(
  tx: EntityManager,
  enqueue: Enqueue,
  ids: readonly string[],
  afterSeconds?: number,
): Promise<void> {
  const jobs = ids.map((emailId) => ({ emailId }));
  if (jobs.length > 0) await enqueue(tx, 'send-email', jobs, afterSeconds);
}
