import { createServer, type RequestListener } from 'node:http';
import type { Pool } from 'pg';
import type { SandboxFaults } from '../../stripe-sandbox/api/sandbox-faults.js';
import { SANDBOX_SCHEMA_SQL } from '../../stripe-sandbox/sandbox-schema.js';
import { createStripeSandbox, type StripeSandbox } from '../../stripe-sandbox/stripe-sandbox.js';
import type { StripeEnv } from '../env/secrets-env.js';
import type { Log } from '../shared/log/log.js';
import { listen } from './listen.js';

export interface RunningSandbox extends StripeSandbox {
  /** Where the server calls it. */
  readonly apiBase: string;
}

/**
 * Starts the payment sandbox with a port of its own on this machine, over which the server calls it and is called back.
 * A payment that is under way when the shop's port closes can thus be ended, whatever address the shop listens on.
 */
export async function startSandbox(options: {
  readonly stripe: StripeEnv;
  readonly pool: Pool;
  readonly log: Log;
  /** Answers as on the shop's port. */
  readonly handle: RequestListener;
  readonly faults: SandboxFaults | undefined;
}): Promise<RunningSandbox> {
  const { stripe, pool, log, handle, faults } = options;
  const http = createServer(handle);
  const url = `http://127.0.0.1:${await listen(http, 0, '127.0.0.1', { isOwn: true })}`;
  for (const statement of SANDBOX_SCHEMA_SQL) await pool.query(statement);
  const sandbox = createStripeSandbox({
    ...stripe,
    pool,
    log,
    webhookUrl: `${url}/api/stripe/webhook`,
    ...(faults ? { faults } : {}),
  });
  sandbox.start();
  return {
    ...sandbox,
    apiBase: `${url}/stripe-sandbox`,
    async stop() {
      await sandbox.stop();
      http.close();
      http.closeAllConnections();
    },
  };
}
