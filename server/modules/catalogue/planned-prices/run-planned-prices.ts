import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { auditAs, inTransaction } from '../../../platform/db/transaction.js';
import { AppError, badInput } from '../../../platform/errors/errors.js';
import type { Log } from '../../../platform/log/log.js';
import type { Deps } from '../../../platform/service/service.js';
import { applyValues } from '../bulk-prices/bulk-price.store.js';
import { planChange } from './plan-change.js';
import type { PlannedPriceChange } from './planned-price.entity.js';
import { endPlan, lockPlan, readDuePlans } from './planned-price.store.js';

export interface PlannedPricesDeps extends Deps<'em' | 'now' | 'readCache'> {
  readonly log: Pick<Log, 'error'>;
}

/**
 * Applies the planned price changes that are due, in order, each once: whichever process locks its row first applies
 * it and ends it in one transaction. One that cannot be applied ends with the reason; one that meets a fault stays
 * due, and is tried again in the next round.
 */
export async function runPlannedPrices({ em, now, readCache, log }: PlannedPricesDeps): Promise<void> {
  for (const id of await readDuePlans(em.fork(), now())) {
    try {
      if (await inTransaction(em, (tx) => runOne(tx, id, now()))) readCache.invalidate();
    } catch (err) {
      log.error({ event: 'planned_prices.failed', err, id }, 'A planned price change failed');
    }
  }
}

/** Applies a change that is still planned, as a write of the member of staff who planned it; whether prices changed. */
async function runOne(tx: EntityManager, id: string, now: Date): Promise<boolean> {
  const planned = await lockPlan(tx, id);
  if (planned?.state !== 'planned') return false;
  await auditAs(tx, { staffId: planned.actorId, requestId: id });
  try {
    const result = await apply(tx, planned, now);
    await endPlan(tx, { id, state: 'applied', endedAt: now, result });
    return true;
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    await endPlan(tx, { id, state: 'failed', endedAt: now, result: `Not applied. ${fault.message}` });
    return false;
  }
}

/** Throws an `AppError` only before the first write. Returns the result in words. */
async function apply(tx: EntityManager, planned: PlannedPriceChange, now: Date): Promise<string> {
  const { plan, spec } = await planChange(tx, planned);
  const changed = [...plan.prices, ...plan.rates];
  if (changed.length === 0) throw badInput('No price would have changed.');
  const kind = spec ? 'percent' : 'amount';
  const { actorId, id: requestId } = planned;
  await applyValues(
    tx,
    { id: randomUUID(), createdAt: now, actorId, requestId, kind, ...(spec ? { spec } : {}) },
    changed,
  );
  return resultText(changed.length, plan.unchanged);
}

function resultText(changed: number, unchanged: number): string {
  const count = (of: number) => `${of.toLocaleString('en-GB')} ${of === 1 ? 'price' : 'prices'}`;
  const rest = unchanged > 0 ? ` ${count(unchanged)} stayed: too small to change, or rounded back.` : '';
  return `${count(changed)} changed.${rest}`;
}
