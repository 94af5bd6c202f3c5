import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buy } from '../bench/purchase.js';
import type { Breach } from '../crash/checks/invariant.js';
import { findBreaches } from '../crash/checks/invariants.js';
import { untilAnswered } from '../crash/world/until-answered.js';
import { Buyers } from '../flood/buyers.js';
import { promote } from './clusters.js';
import type { World } from './world.js';

const BEFORE_MS = 5_000;
const AFTER_MS = 10_000;
const SETTLED_WITHIN_MS = 120_000;

export interface Failover {
  /** From the kill until a customer could buy again. */
  readonly awayMs: number;
  readonly paid: number;
  /** Purchases that a customer saw break off; each has its order, or was not charged. */
  readonly brokenOff: number;
  readonly breaches: readonly Breach[];
}

/** Kills the primary while customers pay, promotes the replica, points PgBouncer to it, and checks the invariants. */
export async function failOver({ url, clusters, pgbouncer, buyers, productId }: World): Promise<Failover> {
  const [buyer, ...others] = buyers;
  const shoppers = new Buyers({ buyers: others, productId }, url);
  shoppers.start();
  await wait(BEFORE_MS);
  const began = performance.now();
  process.kill((await clusters.primary.pid())!, 'SIGKILL');
  await promote(clusters.replica);
  await pgbouncer.point({ primary: clusters.replica.url, replica: clusters.replica.url });
  await untilAnswered(() => buy(url, buyer!, productId));
  const awayMs = performance.now() - began;
  await wait(AFTER_MS);
  await shoppers.stop();
  const breaches = await untilSettled(clusters.replica.url);
  return { awayMs, paid: shoppers.paid, brokenOff: shoppers.failures.length, breaches };
}

/** Invariants that are still broken at the end of the time to settle. */
async function untilSettled(databaseUrl: string): Promise<Breach[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    for (const until = performance.now() + SETTLED_WITHIN_MS; ; await wait(1_000)) {
      const breaches = await findBreaches(pool);
      if (breaches.length === 0 || performance.now() > until) return breaches;
    }
  } finally {
    await pool.end();
  }
}
