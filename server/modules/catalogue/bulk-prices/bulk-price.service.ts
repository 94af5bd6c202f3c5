import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Page, type PageQuery, readPage, toPage } from '../../../platform/api/pagination.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { badInput, conflict, notFound } from '../../../platform/errors/errors.js';
import { currentRequestId } from '../../../platform/log/request-scope.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { readTermsIn } from '../../settings/settings.store.js';
import type { BulkPriceChange } from './bulk-price.entity.js';
import {
  applyValues,
  lockPriceChange,
  markUndone,
  readBulkPriceChange,
  readBulkPriceChanges,
  readPastBaskets,
} from './bulk-price.store.js';
import { replayBaskets } from './bulk-price-effect.js';
import { type BulkPricePlan, type BulkPricePreview, planBulkPrice, summarise } from './bulk-price-plan.js';
import { type BulkPriceSpec, readScope, resolveCategory } from './bulk-price-scope.store.js';
import { placeText } from './changed-value.js';
import { type CurrentValue, lockValues, writeValues } from './changed-values.store.js';

/** Past quotes and orders that a preview prices again. */
export const BASKETS_MAX = 500;

const OUTDATED = 'Prices have changed since you looked. Check the new preview. Nothing was changed.';

/** Bulk price changes by staff, with preview and undo. */
export class BulkPriceService extends Service<Deps<'em' | 'readCache' | 'limits' | 'now'>> {
  /**
   * Staff: the effect of a change on prices, and on the last 500 quotes and orders. Throws BAD_INPUT,
   * TOO_MANY_ATTEMPTS.
   */
  async preview(sent: BulkPriceSpec): Promise<BulkPricePreview> {
    await this.admit();
    const spec = await resolveCategory(this.deps.em, sent);
    return previewOf(
      this.deps.em,
      planBulkPrice(spec, await readScope(this.deps.em, spec, { isLocked: false })),
    );
  }

  /**
   * Staff: makes the previewed change. Frozen checkouts, quotes and orders keep their prices. Throws BAD_INPUT, or
   * CONFLICT when a price in its scope has changed since; TOO_MANY_ATTEMPTS.
   */
  async apply(sent: BulkPriceSpec, fingerprint: string): Promise<BulkPriceChange> {
    const actorId = await this.admit();
    const spec = await resolveCategory(this.deps.em, sent);
    const id = randomUUID();
    await inTransaction(this.deps.em, async (tx) => {
      const plan = planBulkPrice(spec, await readScope(tx, spec, { isLocked: true }));
      if (plan.fingerprint !== fingerprint) throw conflict(OUTDATED);
      const changed = [...plan.prices, ...plan.rates];
      if (changed.length === 0) throw badInput('This changes no price');
      const requestId = currentRequestId();
      await applyValues(
        tx,
        { id, createdAt: this.deps.now(), actorId, requestId, kind: 'percent', spec },
        changed,
      );
    });
    this.deps.readCache.invalidate();
    return this.one(id);
  }

  /**
   * Staff: sets every price of a change back to its former value. Throws NOT_FOUND, or CONFLICT when it was undone
   * before, or with the prices that somebody has changed since; TOO_MANY_ATTEMPTS.
   */
  async undo(id: string): Promise<BulkPriceChange> {
    const actorId = await this.admit();
    if (!isUuid(id)) throw notFound('Price change');
    await inTransaction(this.deps.em, async (tx) => {
      const change = await lockPriceChange(tx, id);
      if (!change) throw notFound('Price change');
      if (change.isUndone) throw conflict('This price change has already been undone.');
      const values = await lockValues(tx, change.prices);
      const touched = values.filter(({ now, after }) => !isDeepStrictEqual(now, after));
      if (touched.length > 0) throw conflict(changedSince('undo', touched));
      await writeValues(
        tx,
        values.map(({ before, after, ...value }) => ({ ...value, before: after, after: before })),
      );
      await markUndone(tx, id, actorId, this.deps.now());
    });
    this.deps.readCache.invalidate();
    return this.one(id);
  }

  /** Staff: one page of past changes, newest first. Throws BAD_INPUT. */
  async list({ page, pageSize }: PageQuery): Promise<Page<BulkPriceChange>> {
    this.require('catalogue');
    const at = readPage(page, pageSize);
    const { records, total } = await readBulkPriceChanges(this.deps.em, at.pageSize, at.offset);
    return toPage(records, total, at);
  }

  /** Checks and counts the caller, and returns their id; each change takes the work of many requests. */
  private async admit(): Promise<string> {
    const { id } = this.require('catalogue');
    await this.deps.limits.spend('bulk-price', id);
    return id;
  }

  private async one(id: string): Promise<BulkPriceChange> {
    const record = await readBulkPriceChange(this.deps.em, id);
    if (!record) throw notFound('Price change');
    return record;
  }
}

/** A plan with its effect on the last 500 quotes and orders. */
export async function previewOf(em: EntityManager, plan: BulkPricePlan): Promise<BulkPricePreview> {
  const baskets = await readPastBaskets(em, BASKETS_MAX);
  const effect = replayBaskets(plan, baskets, await readTermsIn(em));
  return { ...plan, ...summarise(plan), priceCount: plan.prices.length, effect };
}

const NAMED_MAX = 5;

/** Names the values that prevent an action, as many as people read. */
export function changedSince(action: 'undo' | 'apply', touched: readonly CurrentValue[]): string {
  const names = touched.slice(0, NAMED_MAX).map(placeText);
  const more = touched.length - names.length;
  const rest = more > 0 ? `, and ${more} more` : '';
  return `We couldn't ${action} this, because prices have changed since: ${names.join(', ')}${rest}.`;
}
