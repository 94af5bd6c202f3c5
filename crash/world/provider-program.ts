import { createServer } from 'node:http';
import express from 'express';
import pg from 'pg';
import type { SandboxFaults } from '../../server/payments/sandbox/sandbox-faults.js';
import { randomFaults } from '../../server/payments/sandbox/sandbox-faults.js';
import { SANDBOX_SCHEMA_SQL } from '../../server/payments/sandbox/sandbox-schema.js';
import { createStripeSandbox } from '../../server/payments/sandbox/stripe-sandbox.js';
import { Chances } from '../chances.js';

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
  readonly seed: number;
  readonly verbose: boolean;
}

/** What the provider has done wrong so far. */
export interface FaultCounts {
  lostAnswers: number;
  failedRequests: number;
  duplicatedWebhooks: number;
  delayedWebhooks: number;
}

export type ProviderMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'counts'; readonly counts: FaultCounts };
export type ProviderOrder = 'misbehave' | 'behave' | 'count';

const RATES = {
  loseAnswer: 0.06,
  failBefore: 0.04,
  duplicateWebhook: 0.25,
  delayMs: 12,
  webhookDelayMs: 500,
};

/** The payment provider as a process of its own, so that it outlives the servers that are killed. */
export async function runProvider(): Promise<void> {
  const settings = JSON.parse(process.env.PROVIDER_SETTINGS ?? '{}') as ProviderSettings;
  const pool = new pg.Pool({ connectionString: settings.databaseUrl, max: 12 });
  pool.on('error', () => {});
  for (const statement of SANDBOX_SCHEMA_SQL) await pool.query(statement);
  const counts: FaultCounts = {
    lostAnswers: 0,
    failedRequests: 0,
    duplicatedWebhooks: 0,
    delayedWebhooks: 0,
  };
  const faults = new Switch(counted(randomFaults(RATES, new Chances(settings.seed).next), counts));
  let turn = 0;
  const complain = settings.verbose
    ? (details: object, message?: string) => console.error('provider:', message, JSON.stringify(details))
    : () => {};
  const sandbox = createStripeSandbox({
    ...settings,
    pool,
    webhookUrl: () => `${settings.serverUrls[turn++ % settings.serverUrls.length]}/api/stripe/webhook`,
    log: { info() {}, warn() {}, error: complain },
    faults: faults.asked,
  });
  const app = express();
  app.use('/stripe-sandbox', sandbox.router);
  const http = createServer(app);
  http.listen(settings.port, '127.0.0.1', () => tell({ kind: 'ready' }));
  sandbox.start();
  process.on('message', (order: ProviderOrder) => {
    if (order === 'count') tell({ kind: 'counts', counts });
    else faults.on = order === 'misbehave';
  });
  process.on('disconnect', () => process.exit(0));
}

function tell(message: ProviderMessage): void {
  process.send?.(message);
}

function counted(faults: SandboxFaults, counts: FaultCounts): SandboxFaults {
  return {
    ...faults,
    loseAnswer: (request) => count(faults.loseAnswer?.(request) ?? false, 'lostAnswers'),
    failBefore: (request) => count(faults.failBefore?.(request) ?? false, 'failedRequests'),
    webhookCopies: (event) => {
      const copies = faults.webhookCopies?.(event) ?? 1;
      count(copies > 1, 'duplicatedWebhooks');
      return copies;
    },
    webhookDelayMs: (event) => {
      const delayMs = faults.webhookDelayMs?.(event) ?? 0;
      count(delayMs > 0, 'delayedWebhooks');
      return delayMs;
    },
  };

  function count(happens: boolean, what: keyof FaultCounts): boolean {
    if (happens) counts[what] += 1;
    return happens;
  }
}

/** Faults that can be switched on and off while the provider runs. */
class Switch {
  on = false;

  constructor(private readonly faults: SandboxFaults) {}

  readonly asked: SandboxFaults = {
    delayMs: (request) => (this.on ? (this.faults.delayMs?.(request) ?? 0) : 0),
    failBefore: (request) => this.on && (this.faults.failBefore?.(request) ?? false),
    loseAnswer: (request) => this.on && (this.faults.loseAnswer?.(request) ?? false),
    webhookCopies: (event) => (this.on ? (this.faults.webhookCopies?.(event) ?? 1) : 1),
    webhookDelayMs: (event) => (this.on ? (this.faults.webhookDelayMs?.(event) ?? 0) : 0),
  };
}
