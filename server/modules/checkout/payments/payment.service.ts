import { LockMode } from '@mikro-orm/postgresql';
import { checkCollectionDate } from '../../../../rules/collection-date.js';
import { cutOffHourAt, latestCutOffHour } from '../../../../rules/orders/area-cut-offs.js';
import { requireUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import {
  badInput,
  conflict,
  notFound,
  paymentNotCompleted,
  wrongField,
} from '../../../platform/errors/errors.js';
import { addRequestFacts } from '../../../platform/log/request-scope.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { OrderRecord } from '../../orders/order.entity.js';
import type { FullOrder } from '../../orders/order.store.js';
import { GatewayRefused } from '../../payments/gateway/gateway-errors.js';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import type { CheckoutRecord } from '../checkout.entity.js';
import { setCollectionDate } from '../order-changes/set-collection-date.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import {
  isWritten,
  lockCheckout,
  type Settlement,
  settlePayment,
  syncPayment,
} from '../settlement/settle-payment.js';
import { withdrawCheckout } from '../status/cancel-checkout.js';
import type { LiveAttempt } from './attempt.store.js';
import { readOwnAttemptId, readOwnPayments } from './attempt.store.js';
import { assertOpen, beginAttempt } from './begin-attempt.js';
import { createIntentFor } from './create-intent.js';
import { asRefusal } from './provider-refusal.js';

/** The state of a payment of the customer. */
export interface PaymentOutcome {
  readonly intent: PaymentIntentView;
  readonly checkout: CheckoutRecord;
  readonly order: FullOrder | null;
}

/** How often beginning a payment is repeated because other checkouts compete for the same items. */
const ROUNDS_MAX = 5;

/** Stripe's ids of payment intents; other ids are refused without a call to Stripe. */
const INTENT_ID = /^pi_[A-Za-z0-9_]{1,250}$/;

/** Paying a checkout: every call may be repeated; all results come from the provider, never from the client. */
export class PaymentService extends Service<PaymentDeps & Deps<'checkouts' | 'orders' | 'store'>> {
  /**
   * The intent that pays a checkout; a repeat returns the same one. The amount is the checkout's own. Closes other open
   * checkouts of the same items first. Throws CONFLICT when paid, closed or no longer equal to the cart,
   * PRICES_CHANGED, TOO_MANY_ATTEMPTS, PAYMENT_UNAVAILABLE.
   */
  async createIntent(checkoutId: string, currency = 'gbp'): Promise<PaymentIntentView> {
    addRequestFacts({ money: 'perhapsCharged' });
    if (currency.toLowerCase() !== 'gbp') throw badInput('Unsupported currency');
    const user = requireUser(this.viewer);
    const attempt = await this.beginAlone(checkoutId, user.id);
    if (!attempt.paymentIntent) addRequestFacts({ money: 'notCharged' });
    const intent = await this.intentOf(attempt, user.email);
    if (intent.status === 'succeeded' || intent.status === 'canceled') await this.refuseFinished(intent);
    return intent;
  }

  /** Reads the current status at the provider. Throws NOT_FOUND for another customer's intent. */
  async confirm(intentId: string): Promise<PaymentOutcome> {
    addRequestFacts({ money: 'perhapsCharged' });
    await this.ownAttemptId(intentId);
    return this.outcomeOf(await this.sync(intentId));
  }

  /** Cancels an unpaid payment; the cart does not change. Throws CONFLICT when it was paid first; its order is created. */
  async cancel(intentId: string): Promise<PaymentOutcome> {
    addRequestFacts({ money: 'perhapsCharged' });
    const attemptId = await this.ownAttemptId(intentId);
    try {
      const intent = await this.deps.gateway.cancelIntent(intentId, `cancel:${attemptId}`);
      return await this.outcomeOf(await settlePayment(this.deps, intent));
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw asRefusal(this.deps.log, error);
      const settlement = await this.sync(intentId);
      if (settlement.intent.status === 'canceled') return this.outcomeOf(settlement);
      throw conflict('Payment already completed');
    }
  }

  /**
   * Saves the collection date while the order has none, or does not exist, then finalises. Throws PAYMENT_NOT_COMPLETED
   * when unpaid; CONFLICT once an order without a date was collected or cancelled.
   */
  async pay(
    checkoutId: string,
    collectionDate?: string | null,
  ): Promise<{ checkout: CheckoutRecord; order: FullOrder }> {
    const checkout = await this.deps.checkouts.find(checkoutId);
    if (collectionDate && awaitsDate(checkout)) await this.saveCollectionDate(checkoutId, collectionDate);
    const order = await this.finalize(checkoutId);
    return { checkout: await this.deps.checkouts.find(checkoutId), order };
  }

  /** The order of a paid checkout, created now if needed; always the same one. Throws PAYMENT_NOT_COMPLETED. */
  async finalize(checkoutId: string): Promise<FullOrder> {
    addRequestFacts({ money: 'perhapsCharged' });
    const user = requireUser(this.viewer);
    const payments = await readOwnPayments(this.deps.em, checkoutId, user.id);
    if (!payments) throw notFound('Checkout');
    if (payments.order) return payments.order;
    if (payments.status === 'finalized') throw notFound('Order');
    for (const intentId of payments.intentIds) {
      const { order } = await this.sync(intentId);
      if (order) return this.inFull(order);
    }
    throw paymentNotCompleted();
  }

  /** Closes an unpaid checkout, also one without any payment; the cart does not change. Throws CONFLICT when it was paid. */
  async cancelCheckout(checkoutId: string): Promise<CheckoutRecord> {
    addRequestFacts({ money: 'perhapsCharged' });
    const checkout = await this.deps.checkouts.find(checkoutId);
    if (checkout.status === 'awaiting_payment' && !(await this.withdraw(checkoutId))) {
      throw conflict('Payment already completed');
    }
    if (checkout.status === 'finalized') throw conflict('Payment already completed');
    return this.deps.checkouts.find(checkoutId);
  }

  private async beginAlone(checkoutId: string, userId: string): Promise<LiveAttempt> {
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const { attempt, competing } = await beginAttempt(this.deps, checkoutId, userId);
      if (attempt) return attempt;
      for (const id of competing) await this.withdrawCompeting(id);
    }
    throw conflict('Another payment for this shipment is being started. Close the other tabs and try again.');
  }

  private async withdrawCompeting(checkoutId: string): Promise<void> {
    if (await this.withdraw(checkoutId)) return;
    throw conflict('A payment for this shipment has just arrived. Check your orders before you pay again.');
  }

  private async withdraw(checkoutId: string): Promise<boolean> {
    try {
      return await withdrawCheckout(this.deps, checkoutId, 'cancelled');
    } catch (error) {
      throw asRefusal(this.deps.log, error);
    }
  }

  private async sync(intentId: string): Promise<Settlement> {
    try {
      return await syncPayment(this.deps, intentId, { isAwaited: true });
    } catch (error) {
      throw asRefusal(this.deps.log, error);
    }
  }

  private async outcomeOf({ intent, checkout, order }: Settlement): Promise<PaymentOutcome> {
    if (!checkout) throw notFound('Payment');
    return { intent, checkout, order: order && (await this.inFull(order)) };
  }

  private async inFull(order: NonNullable<Settlement['order']>): Promise<FullOrder> {
    return isWritten(order) ? order : this.deps.orders.ofCheckout(order.checkoutId);
  }

  private async ownAttemptId(intentId: string): Promise<string> {
    const user = requireUser(this.viewer);
    const id = INTENT_ID.test(intentId) ? await readOwnAttemptId(this.deps.em, intentId, user.id) : null;
    if (!id) throw notFound('Payment');
    return id;
  }

  private async intentOf(attempt: LiveAttempt, receiptEmail: string): Promise<PaymentIntentView> {
    try {
      if (attempt.paymentIntent) return await this.deps.gateway.readIntent(attempt.paymentIntent);
      return await createIntentFor(this.deps, attempt, receiptEmail);
    } catch (error) {
      throw asRefusal(this.deps.log, error);
    }
  }

  /** Updates our records of an intent that succeeded or was cancelled elsewhere, and throws its outcome. */
  private async refuseFinished(intent: PaymentIntentView): Promise<void> {
    const { checkout } = await settlePayment(this.deps, intent);
    if (checkout) assertOpen(checkout);
  }

  private async saveCollectionDate(checkoutId: string, collectionDate: string): Promise<void> {
    const terms = await this.deps.store.terms();
    const refuseBy = (cutOffHour: number) => {
      const refusal = checkCollectionDate(collectionDate, this.deps.now(), cutOffHour);
      if (refusal) throw wrongField('collectionDate', refusal);
    };
    refuseBy(latestCutOffHour(terms));
    await inTransaction(this.deps.em, async (tx) => {
      const checkout = await lockCheckout(tx, checkoutId);
      if (!checkout || !awaitsDate(checkout)) return;
      refuseBy(cutOffHourAt(checkout.shipment.collectionAddress.postcode, terms));
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const order = await tx.findOne(OrderRecord, { checkoutId, deletedAt: null }, lock);
      if (order?.shipment.collectionDate) return;
      const asked = { date: collectionDate, field: 'collectionDate', actorId: checkout.userId } as const;
      if (order) await setCollectionDate(tx, this.deps, { order, ...asked });
      checkout.shipment = { ...checkout.shipment, collectionDate };
    });
  }
}

/** Whether `pay` may set the date: a webhook may create the order first; an agreed date never changes here. */
function awaitsDate({ status, shipment, amendsOrderId }: CheckoutRecord): boolean {
  if (amendsOrderId) return false;
  return status === 'awaiting_payment' || (status === 'finalized' && shipment.collectionDate === null);
}
