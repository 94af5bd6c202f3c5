import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** The path of the link in the last message of a kind to an address; waits for the queue, whose messages stay stored. */
export async function linkTo(email: string, kind: string): Promise<string> {
  return inDatabase(async (client) => {
    for (const until = Date.now() + 60_000; Date.now() < until; ) {
      const { rows } = await client.query<{ text: string }>(
        `select body_text as text from email_messages where recipient = $1 and kind = $2 and status = 'kept'
          order by created_at desc limit 1`,
        [email, kind],
      );
      const path = /https?:\/\/[^/\s]+(\/\S+#[\w-]{43}[\w.-]*)/.exec(rows[0]?.text ?? '')?.[1];
      if (path) return path;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`No ${kind} to ${email} was written.`);
  });
}

/** Runs SQL on the journeys' database, for what takes weeks in a shop. */
export async function inDatabase<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The embedded database of the journeys' server. */
function databaseUrl(): string {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'postgres');
  const password = readFileSync(join(folder, 'harbourline.password'), 'utf8').trim();
  const port = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://harbourline:${password}@127.0.0.1:${port}/harbourline`;
}
