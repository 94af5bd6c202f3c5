import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput } from '../../../platform/errors/errors.js';
import { type BulkPricePlan, planBulkPrice } from '../bulk-prices/bulk-price-plan.js';
import { type BulkPriceSpec, readScope, resolveCategory } from '../bulk-prices/bulk-price-scope.store.js';
import { placeText } from '../bulk-prices/changed-value.js';
import { lockValues } from '../bulk-prices/changed-values.store.js';
import type { PlannedPriceChange } from './planned-price.entity.js';
import type { PlannedAmount } from './planned-price.inputs.js';

/** A planned change as it would apply now, and its rule. */
export interface PlannedEffect {
  readonly plan: BulkPricePlan;
  /** Null for one new amount. */
  readonly spec: BulkPriceSpec | null;
}

/** The effect of a planned change on the prices of now, which are locked until the transaction ends. Throws BAD_INPUT. */
export async function planChange(tx: EntityManager, planned: PlannedPriceChange): Promise<PlannedEffect> {
  const { percentTenths, rounding, scope, part, destination, service, amountPence } = planned;
  if (part !== null && amountPence !== null)
    return { plan: await planAmount(tx, { part, destination, service, amountPence }), spec: null };
  if (percentTenths === null || rounding === null || scope === null)
    throw new Error('A planned change has no rule');
  const spec = await resolveCategory(tx, { ...scope, percentTenths, rounding });
  return { plan: planBulkPrice(spec, await readScope(tx, spec, { isLocked: true })), spec };
}

async function planAmount(
  tx: EntityManager,
  { amountPence, ...place }: PlannedAmount,
): Promise<BulkPricePlan> {
  const [value] = await lockValues(tx, [{ ...place, productId: null }]);
  const before = value?.now ?? null;
  if (typeof before !== 'number')
    throw badInput(`There is no longer ${placeText({ ...place, productId: null, name: null })}.`);
  const rate = { ...place, productId: null, name: null, before, after: amountPence };
  const isChanged = before !== amountPence;
  return {
    prices: [],
    rates: isChanged ? [rate] : [],
    productCount: 0,
    unchanged: isChanged ? 0 : 1,
    fingerprint: '',
  };
}
