import { inTransaction } from '../../../platform/db/transaction.js';
import { lockOrderPaidBy } from '../../orders/order-payments.store.js';
import { storeDisputes } from '../../payments/disputes.store.js';
import { GatewayRefused } from '../../payments/gateway/gateway-errors.js';
import type { DisputeView } from '../../payments/gateway/payment-gateway.js';
import { refundRemainder } from '../refunds/refund-remainder.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { endEarlierStages } from './payment-issue.store.js';
import type { IssueToRaise } from './payment-issues.js';
import { raiseIssue } from './raise-issue.js';

interface DisputedPayment {
  readonly id: string;
  readonly checkoutId: string | null;
}

/**
 * Stores the provider's disputes of a payment and raises their issues; closes those of earlier stages. Refunds a
 * cancelled order once its disputes are won. `stage` is the event's, used when the provider lists no disputes. Throws
 * GatewayUnavailable.
 */
export async function recordDisputes(
  deps: PaymentDeps,
  intent: DisputedPayment,
  stage: string,
  isNews: boolean,
): Promise<void> {
  const disputes = await readDisputes(deps, intent.id);
  await inTransaction(deps.em, async (tx) => {
    const order = await lockOrderPaidBy(tx, intent.id);
    const raise = (data: Extract<IssueToRaise, { kind: 'disputed' }>['data']) =>
      raiseIssue(tx, deps, intent, { kind: 'disputed', data }, { isNews });
    if (disputes.length === 0) return raise({ stage });
    await storeDisputes(tx, intent.id, disputes, deps.now());
    for (const { id, status, amountPence, dueBy } of disputes) {
      const data = { dispute: id, status, amountPence, dueBy: dueBy?.toISOString() ?? null };
      await endEarlierStages(tx, intent.id, data, deps.now());
      await raise(data);
    }
    if (order && disputes.every(({ status }) => status === 'won'))
      await refundRemainder(tx, deps, order, intent.id);
  });
}

async function readDisputes({ gateway }: PaymentDeps, intentId: string): Promise<readonly DisputeView[]> {
  try {
    return await gateway.readDisputes(intentId);
  } catch (error) {
    if (error instanceof GatewayRefused) return [];
    throw error;
  }
}
