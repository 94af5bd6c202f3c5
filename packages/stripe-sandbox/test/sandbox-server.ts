import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import pg from 'pg';
import { createStripeClient } from '../../../server/modules/payments/gateway/stripe-client.js';
import { createTestDatabase } from '../../../server/test/postgres.js';
import type { SandboxFaults } from '../api/sandbox-faults.js';
import { SANDBOX_SCHEMA_SQL } from '../sandbox-schema.js';
import { createStripeSandbox } from '../stripe-sandbox.js';

export const SECRET_KEY = 'sk_test_sandbox';
export const PUBLISHABLE_KEY = 'pk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';

/** A database of its own with the sandbox's tables; `end` removes it. */
export async function startDatabase(): Promise<{ pool: pg.Pool; end(): Promise<void> }> {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 8 });
  for (const statement of SANDBOX_SCHEMA_SQL) await pool.query(statement);
  return {
    pool,
    async end() {
      await pool.end();
      await database.drop();
    },
  };
}

/** One process of ours: the sandbox over HTTP, and the `stripe` package that speaks to it. */
export async function startSandbox(
  pool: pg.Pool,
  options: { webhookUrl?: string; faults?: SandboxFaults; deliver?: boolean } = {},
) {
  const sandbox = createStripeSandbox({
    pool,
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: options.webhookUrl ?? 'http://127.0.0.1:9/',
    log: {
      info() {},
      warn() {},
      error: (details, message) => process.emitWarning(`${message} ${String(details)}`),
    },
    faults: options.faults,
  });
  const app = express();
  app.use('/stripe-sandbox', sandbox.router);
  const { server, url } = await listen(createServer(app));
  const base = `${url}/stripe-sandbox`;
  if (options.deliver) sandbox.start();
  return {
    base,
    stripe: createStripeClient(SECRET_KEY, base),
    async end() {
      await sandbox.stop();
      await closed(server);
    },
  };
}

/** Listens on a free port of this machine. */
export async function listen(server: Server): Promise<{ server: Server; url: string }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Closes it, open connections too. */
export async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
