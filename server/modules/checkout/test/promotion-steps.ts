import { randomUUID } from 'node:crypto';
import { PROMOTION_KINDS, type PromotionKind } from '../../../../rules/prices/promotion.js';
import type { Quote } from '../../../../rules/prices/quote.js';
import type { OrderLife } from './order-life.js';
import type { Customer } from './payment-stage.js';

/** Staff create a promotion of some kind, and the customer enters its code; the discount must equal the oracle's. */
export async function applySomeCode(life: OrderLife, customer: Customer): Promise<void> {
  const kind = life.one(PROMOTION_KINDS);
  const most = { percent: 60, pence: 10_000, freeService: 0 }[kind];
  const value = most && 1 + Math.floor(life.chance() * most);
  const { code } = await life.staff[1].promotions().create({
    ...{ code: `L-${randomUUID()}`.slice(0, 30), name: 'Offer', kind, value },
    ...{ destinations: [], startsOn: null, endsOn: null, minimumPence: 0, oncePerAccount: true, usesMax: 1 },
  });
  await customer.services().cart.change([], { service: life.one(['express', 'whiteglove']) });
  const before = (await customer.services().cart.read()).cart.sums;
  const { totalPence } = (await customer.services().cart.applyPromotion(code!)).cart.sums;
  if (totalPence !== before.totalPence - offPence(kind, value, before))
    throw new Error(`${kind} of ${value} makes ${before.totalPence} to ${totalPence}`);
  life.isServiceFree = kind === 'freeService';
  life.steps.push(`promotion: ${kind} ${value}`);
}

/** The discount in fractions that are rounded only at the end. */
function offPence(kind: PromotionKind, value: number, sums: Quote): number {
  const carriagePence = sums.itemsPence + sums.minimumTopUpPence;
  const percent = Number((BigInt(carriagePence) * BigInt(value) + 99n) / 100n);
  return { percent, pence: Math.min(value, carriagePence), freeService: sums.servicePence }[kind];
}
