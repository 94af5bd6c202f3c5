import { createServer } from 'node:http';
import express from 'express';
import pg from 'pg';
import { SANDBOX_SCHEMA_SQL } from '../../../packages/stripe-sandbox/sandbox-schema.js';
import { createStripeSandbox } from '../../../packages/stripe-sandbox/stripe-sandbox.js';

/** The first argument that makes this program the payment provider. */
export const PROVIDER_ROLE = '--as-payment-provider';

export interface ProviderSettings {
  readonly databaseUrl: string;
  readonly port: number;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Where the webhooks go, by turns. */
  readonly serverUrls: readonly string[];
  readonly verbose: boolean;
}

/** The payment provider as a process of its own, so that it outlives the servers that are killed. It does everything right. */
export async function runProvider(): Promise<void> {
  const settings = JSON.parse(process.env.PROVIDER_SETTINGS ?? '{}') as ProviderSettings;
  const pool = new pg.Pool({ connectionString: settings.databaseUrl, max: 12 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  for (const statement of SANDBOX_SCHEMA_SQL) await pool.query(statement);
  let turn = 0;
  const complain = settings.verbose
    ? (details: object, message: string) => console.error('provider:', message, JSON.stringify(details))
    : () => {};
  const sandbox = createStripeSandbox({
    ...settings,
    pool,
    webhookUrl: () => `${settings.serverUrls[turn++ % settings.serverUrls.length]}/api/stripe/webhook`,
    log: { info() {}, warn() {}, error: complain },
  });
  const app = express();
  app.use('/stripe-sandbox', sandbox.router);
  const http = createServer(app);
  http.listen(settings.port, '127.0.0.1', () => process.send?.('ready'));
  sandbox.start();
  process.on('disconnect', () => process.exit(0));
}
