import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../../platform/db/transaction.js';
import { writeAuditEntry } from '../../../platform/db/write-audit-entry.js';
import { conflict, forbidden } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { endRowEntries, lockSamples, readOrders, removeSamples } from './samples.store.js';

/** The month of sample orders in this shop. */
export interface SampleState {
  /** Whether it can be added: the shop has no order and has demo accounts, and so is no real one. */
  readonly isOffered: boolean;
  /** Number of its orders in the shop. */
  readonly orders: number;
}

export type SamplesDeps = Deps<'em' | 'reads' | 'env' | 'now' | 'fillSamples'>;

export const SAMPLES_UNAVAILABLE =
  'Sample orders are for trying out: only a shop with demo accounts, which is never one in production, can have them.';
export const HAS_ORDERS =
  'This shop has orders of its own, so no sample orders are added. Try them on a shop without any.';

/** Adds the sample once; a repeat changes nothing. Returns the number of added orders. Throws FORBIDDEN, CONFLICT. */
export async function addSampleOrders(
  tx: EntityManager,
  { env, now, fillSamples }: Pick<SamplesDeps, 'env' | 'now' | 'fillSamples'>,
): Promise<number> {
  if (!env.demoAccounts) throw forbidden(SAMPLES_UNAVAILABLE);
  const { samples, hasReal } = await lockSamples(tx);
  if (samples > 0) return 0;
  if (hasReal) throw conflict(HAS_ORDERS);
  await writeAuditEntry(tx, entryOf('added'));
  await endRowEntries(tx);
  await fillSamples(tx, now());
  return (await lockSamples(tx)).samples;
}

/** The sample for staff who try the shop out. Throws UNAUTHENTICATED or FORBIDDEN for others. */
export class SamplesService extends Service<SamplesDeps> {
  /** Whether the sample is offered, and whether it is in the shop. */
  async read(): Promise<SampleState> {
    this.require('settings');
    const { samples, hasReal } = await readOrders(this.deps.reads);
    return { isOffered: this.deps.env.demoAccounts && samples === 0 && !hasReal, orders: samples };
  }

  /** Adds the sample, all or nothing. Throws CONFLICT in a shop with orders of its own. */
  async add(): Promise<SampleState> {
    this.require('settings');
    await inTransaction(this.deps.em, (tx) => addSampleOrders(tx, this.deps));
    return this.read();
  }

  /** Removes the whole sample, and everything staff made from it; real rows and the catalogue stay. Repeatable. */
  async remove(): Promise<SampleState> {
    this.require('settings');
    await inTransaction(this.deps.em, async (tx) => {
      if ((await lockSamples(tx)).samples > 0) await writeAuditEntry(tx, entryOf('removed'));
      await endRowEntries(tx);
      await removeSamples(tx);
    });
    return this.read();
  }
}

const entryOf = (what: 'added' | 'removed') =>
  ({ entity: 'samples', entityId: 'orders', label: 'Sample orders', what: { samples: what } }) as const;
