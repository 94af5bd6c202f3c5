import { countRows } from '../factories.js';
import type { TestApp } from '../test-app.js';
import { until } from '../until.js';

/** The secret of the last invitation to an address; waits for the queue. Without a mail server messages are stored. */
export async function invitationFor(app: TestApp, email: string): Promise<string> {
  const text = await messageTo(app, email, 'invitation');
  const secret = /\/invitation#(\S+)/.exec(text)?.[1];
  if (!secret) throw new Error('The invitation has no link.');
  return secret;
}

/** The secret of the link in the last message of a kind to an address. */
export async function linkFor(app: TestApp, email: string, kind: string): Promise<string> {
  const text = await messageTo(app, email, kind);
  const secret = /#([\w-]{43})/.exec(text)?.[1];
  if (!secret) throw new Error(`The ${kind} has no link.`);
  return secret;
}

/** The text of the last message of a kind to an address; waits for the queue. */
export async function messageTo(app: TestApp, email: string, kind: string): Promise<string> {
  const sql = `select body_text as text from email_messages where recipient = $1 and kind = $2 and status = 'kept'
    order by created_at desc limit 1`;
  const { pool } = app.deps.database;
  return (await until(async () => (await pool.query<{ text: string }>(sql, [email, kind])).rows[0])).text;
}

/** Waits until no message to an address is queued. */
export function untilWritten(app: TestApp, email: string): Promise<unknown> {
  return until(
    async () =>
      (await countRows(app, 'email_messages', "recipient = $1 and status = 'queued'", [email])) === 0,
  );
}
