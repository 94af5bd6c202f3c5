import { randomUUID } from 'node:crypto';
import { type Page, type PageQuery, readPage, toPage } from '../../../platform/api/pagination.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { badInput, conflict, notFound } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { previewOf } from '../bulk-prices/bulk-price.service.js';
import type { BulkPricePreview } from '../bulk-prices/bulk-price-plan.js';
import { type BulkPriceSpec, resolveCategory } from '../bulk-prices/bulk-price-scope.store.js';
import { planChange } from './plan-change.js';
import type { PlannedPriceChange } from './planned-price.entity.js';
import { type PlannedAmount, readMoment, type UkMomentInput } from './planned-price.inputs.js';
import { countPlans, endPlan, insertPlan, lockPlan, readPlan, readPlans } from './planned-price.store.js';

/** The most changes that wait for their moment: each is looked through by people. */
const PLANNED_MAX = 100;

/** Price changes that staff plan for a moment in UK time; `runPlannedPrices` applies them. */
export class PlannedPriceService extends Service<Deps<'em' | 'limits' | 'now'>> {
  /** Staff: plans a change by per cent of the prices of that moment. Throws BAD_INPUT, TOO_MANY_ATTEMPTS. */
  async plan(sent: BulkPriceSpec, at: UkMomentInput): Promise<PlannedPriceChange> {
    const { percentTenths, rounding, ...scope } = await resolveCategory(this.deps.em, sent);
    return this.insert(at, { percentTenths, rounding, scope });
  }

  /** Staff: plans one new amount. Throws BAD_INPUT, TOO_MANY_ATTEMPTS. */
  async planAmount(amount: PlannedAmount, at: UkMomentInput): Promise<PlannedPriceChange> {
    return this.insert(at, amount);
  }

  /** Staff: withdraws a change before its moment. Throws NOT_FOUND; CONFLICT when it has ended. */
  async withdraw(id: string): Promise<PlannedPriceChange> {
    const { id: endedBy } = this.require('catalogue');
    if (!isUuid(id)) throw notFound('Planned price change');
    await inTransaction(this.deps.em, async (tx) => {
      const plan = await lockPlan(tx, id);
      if (!plan) throw notFound('Planned price change');
      if (plan.state !== 'planned')
        throw conflict('This change is no longer planned. Nothing was withdrawn.');
      await endPlan(tx, { id, state: 'withdrawn', endedAt: this.deps.now(), endedBy, result: 'Withdrawn.' });
    });
    return this.one(id);
  }

  /** Staff: one page of planned changes, the next first, then those that have ended. Throws BAD_INPUT. */
  async list({ page, pageSize }: PageQuery): Promise<Page<PlannedPriceChange>> {
    this.require('catalogue');
    const at = readPage(page, pageSize);
    const { records, total } = await readPlans(this.deps.em, at.pageSize, at.offset);
    return toPage(records, total, at);
  }

  /**
   * Staff: the effect that a planned change would have today, also on the last 500 quotes and orders. Throws NOT_FOUND,
   * BAD_INPUT when it could not be applied, TOO_MANY_ATTEMPTS.
   */
  async preview(id: string): Promise<BulkPricePreview> {
    const user = this.require('catalogue');
    await this.deps.limits.spend('bulk-price', user.id);
    const planned = await this.one(id);
    return inTransaction(this.deps.em, async (tx) => previewOf(tx, (await planChange(tx, planned)).plan));
  }

  private async insert(at: UkMomentInput, what: Partial<PlannedPriceChange>): Promise<PlannedPriceChange> {
    const { id: actorId } = this.require('catalogue');
    await this.deps.limits.spend('bulk-price', actorId);
    const [id, createdAt] = [randomUUID(), this.deps.now()];
    const runsAt = readMoment(at, createdAt);
    await inTransaction(this.deps.em, async (tx) => {
      if ((await countPlans(tx)) >= PLANNED_MAX)
        throw badInput(`Up to ${PLANNED_MAX} changes can be planned. Withdraw one first.`);
      await insertPlan(tx, { ...what, id, createdAt, actorId, runsAt });
    });
    return this.one(id);
  }

  private async one(id: string): Promise<PlannedPriceChange> {
    const plan = isUuid(id) ? await readPlan(this.deps.em, id) : null;
    if (!plan) throw notFound('Planned price change');
    return plan;
  }
}
