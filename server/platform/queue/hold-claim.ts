import type { EntityManager } from '@mikro-orm/postgresql';
import type { Claim, QueueTable } from './queue-table.store.js';

/** A fault after which another try is pointless. */
export class NoRetry extends Error {}

/** A claimed row, and how often it has been claimed since it was queued. */
export interface ClaimedRow extends Claim {
  readonly tries: number;
}

interface Held {
  readonly em: EntityManager;
  readonly table: QueueTable;
  readonly row: ClaimedRow;
  readonly leaseMs: number;
}

/** Time without renewal after which a claim's process counts as dead, and another takes over. */
export const LEASE_MS = 8_000;
/** About three days of tries with growing pauses; a receiver may be away for a weekend. */
const TRIES_MAX = 31;
const PAUSE_MS_MIN = 5_000;
const PAUSE_MS_MAX = 4 * 60 * 60 * 1_000;

/**
 * Works on a claimed row, whose claim is renewed meanwhile. `work` calls `renewOwn` directly before what must not
 * happen twice; that throws when another process has taken over. A fault ends the claim: the row has failed after
 * NoRetry and after the last try, else it is due again after a pause, and the fault is thrown.
 */
export async function holdClaim(
  { em, table, row, leaseMs }: Held,
  work: (renewOwn: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const renewOwn = () => table.renewClaim(em, row, leaseMs);
  // A failed renewal is followed by the next.
  const renewing = setInterval(() => void renewOwn().catch(() => {}), leaseMs / 4);
  try {
    await work(renewOwn);
  } catch (error) {
    const isOver = row.tries >= TRIES_MAX || error instanceof NoRetry;
    await table.endClaim(em, row, error as Error, isOver ? null : pauseMs(row.tries));
    if (!isOver) throw error;
  } finally {
    clearInterval(renewing);
  }
}

/** The pause after that many tries. */
function pauseMs(tries: number): number {
  return Math.min(PAUSE_MS_MAX, PAUSE_MS_MIN * 2 ** (tries - 1));
}
