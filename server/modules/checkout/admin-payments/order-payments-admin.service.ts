import type { EntityManager } from '@mikro-orm/postgresql';
import type { AnyOf } from '../../../../rules/users/permissions.js';
import { contentDigest } from '../../../platform/api/idempotency-key.js';
import { isReadableText } from '../../../platform/api/read-text.js';
import { readVersion } from '../../../platform/api/version.js';
import { requireUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import {
  balanceOutdated,
  conflict,
  notFound,
  versionConflict,
  wrongField,
} from '../../../platform/errors/errors.js';
import { addRequestFacts } from '../../../platform/log/request-scope.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { inPounds } from '../../../platform/values/format.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { lockOrder, refuseSample } from '../../orders/change-status.js';
import type { OrderRecord } from '../../orders/order.entity.js';
import { type FullOrder, readChangesSince } from '../../orders/order.store.js';
import { lockOrderPaidBy, type PaymentMethod } from '../../orders/order-payments.store.js';
import { readRefundLimit } from '../../orders/refund-limit.js';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import { ProviderRefund, Refund } from '../../payments/refunds/refund.entity.js';
import { readReview } from '../payment-issues/payment-issue.store.js';
import type { PaymentWithIssues } from '../payment-issues/payment-issue.types.js';
import { nullIfUnknown } from '../reconciliation/null-if-unknown.js';
import { storeRefundRequest } from '../refund-requests/refund-request.store.js';
import { startRefund } from '../refunds/execute-refund.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { issueRefund } from './issue-refund.js';
import { answerQuestion } from './link-refund.js';
import { toBalance } from './order-balance.js';
import { readMoney } from './order-balance.store.js';
import type { OrderBalance } from './order-balance.types.js';
import {
  type Command,
  type ManualPaymentCommand,
  type RefundCommand,
  type ReversalCommand,
  readAmount,
  readKey,
  readNote,
  readReceivedOn,
} from './payment-input.js';
import { wasRecorded } from './payment-operation.store.js';
import { recordManualPayment } from './record-manual-payment.js';
import { recordRefundSent } from './record-refund-sent.js';
import { assertHeld, correctionRefusal, reversePayment } from './reverse-payment.js';

/** A payment that staff have changed: its order, or for a payment without one its issues. */
export interface PaymentChange {
  readonly order: FullOrder | null;
  readonly payment: PaymentWithIssues | null;
}

/**
 * Refunds, reversals and manual payments by staff. Each operation is one transaction, with entries in the timeline and
 * the audit log. All throw UNAUTHENTICATED or FORBIDDEN for others, NOT_FOUND, BAD_INPUT, and CONFLICT with the current
 * balance if the order changed since it was read.
 */
export class OrderPaymentsAdminService extends Service<PaymentDeps & Deps<'orders'>> {
  /** The present balance of an order. */
  async read(orderId: string): Promise<OrderBalance> {
    this.require('orders', 'money');
    return this.figures(this.deps.em.fork(), orderId);
  }

  /**
   * Refunds exactly this amount, once for each key: card payments at the provider, bank transfers when staff send them.
   * Above the viewer's limit it asks a second person instead (`RefundRequestService`).
   */
  async refund(orderId: string, command: RefundCommand): Promise<FullOrder> {
    const actorId = await this.admit('orders', 'money');
    const amountPence = readAmount(command.amountPence);
    const words = readNote('reason', command.reason);
    const { expectedRefundablePence, idempotencyKey } = command;
    const digest = contentDigest('refund', amountPence, expectedRefundablePence, words, command.version);
    const refunds = await this.once(orderId, { ...command, digest }, async (tx, order) => {
      const { refundablePence, refundLimitPence } = await this.figures(tx, orderId);
      if (refundablePence !== expectedRefundablePence)
        throw balanceOutdated(await this.balanceNow(tx, order, command.version));
      if (amountPence > refundablePence)
        throw wrongField('amount', `You can refund at most ${inPounds(refundablePence)}`);
      const now = this.deps.now();
      const isDisputeConfirmed = command.confirmDisputed === true;
      const refund = { order, amountPence, words, idempotencyKey, digest, isDisputeConfirmed, now };
      if (refundLimitPence === null || amountPence <= refundLimitPence)
        return issueRefund(tx, { ...refund, actorId });
      await storeRefundRequest(tx, { ...refund, askedById: actorId });
      return [];
    });
    for (const { id } of refunds ?? []) await startRefund(this.deps, id);
    return this.deps.orders.find(orderId);
  }

  /** Records a bank transfer, in full or in part, and marks the order as paid. Once for each key. */
  async recordPayment(orderId: string, command: ManualPaymentCommand): Promise<FullOrder> {
    const actorId = await this.admit('money');
    const now = this.deps.now();
    const amountPence = readAmount(command.amountPence);
    const words = readNote('note', command.note);
    const receivedOn = readReceivedOn(command.receivedOn, now);
    const digest = contentDigest('payment', amountPence, words, receivedOn, command.version);
    await this.once(orderId, { ...command, digest }, async (tx, order) => {
      const { canRecordPayment } = await this.figures(tx, orderId);
      if (!canRecordPayment) throw conflict(`This order is already ${order.paymentStatus}`);
      const { idempotencyKey } = command;
      await recordManualPayment(tx, {
        order,
        amountPence,
        words,
        receivedOn,
        idempotencyKey,
        digest,
        actorId,
        now,
      });
    });
    return this.deps.orders.find(orderId);
  }

  /** Reverses a payment of an order, or all of them: writes off what is left. Does not call the provider. */
  async correct(orderId: string, command: ReversalCommand): Promise<FullOrder> {
    const actorId = await this.admit('money');
    const words = readNote('reason', command.reason);
    const version = readVersion(command.version);
    await inTransaction(this.deps.em, async (tx) => {
      const order = await lockRealOrder(tx, orderId);
      await this.refuseStale(tx, order, version);
      const money = await this.figures(tx, orderId);
      const { status, paymentIntent = null } = command;
      if (paymentIntent !== null) assertHeld(money, paymentIntent);
      if (!money.possibleCorrections.includes(status)) throw conflict(correctionRefusal(money, status));
      const { pricePence } = money;
      const now = this.deps.now();
      await reversePayment(tx, { order, paymentIntent, pricePence, status, words, actorId, now });
    });
    return this.deps.orders.find(orderId);
  }

  /**
   * Records that staff have sent a refund by bank transfer, or made a refused one in the provider's dashboard; it is
   * confirmed then. Reads the payment at the provider first, so that no refund counts twice. The same command again
   * changes nothing. Throws PAYMENT_UNAVAILABLE.
   */
  async recordRefundSent(
    refundId: string,
    note: string,
    method: PaymentMethod = 'bank_transfer',
    isDisputeConfirmed = false,
  ): Promise<PaymentChange> {
    const actorId = await this.admit('money');
    const words = readNote('note', note);
    const refund = isUuid(refundId) ? await this.deps.em.fork().findOne(Refund, { id: refundId }) : null;
    if (!refund) throw notFound('Refund');
    return this.#aboutPayment(refund, (tx, order, intent) =>
      recordRefundSent(tx, this.deps, {
        ...{ order, intent, refundId, method, words, actorId, isDisputeConfirmed },
      }),
    );
  }

  /** Records which of our refunds a dashboard refund was made for; null for none. Throws as `recordRefundSent`. */
  async linkRefund(id: string, refundId: string | null): Promise<PaymentChange> {
    const actorId = await this.admit('money');
    const em = this.deps.em.fork();
    const made = isReadableText(id) ? await em.findOne(ProviderRefund, { id, refundId: null }) : null;
    if (!made) throw notFound('Refund');
    const { paymentIntent } = made;
    if (
      refundId !== null &&
      !(isUuid(refundId) && (await em.findOne(Refund, { id: refundId, paymentIntent })))
    )
      throw notFound('Refund');
    return this.#aboutPayment(made, (tx, order) =>
      answerQuestion(tx, this.deps, { order, paymentIntent, id, refundId, actorId }),
    );
  }

  /** Reads a refund's payment at the provider, unless the refund was made, then changes it under its order's lock, if any. */
  async #aboutPayment(
    refund: Refund | ProviderRefund,
    change: (tx: EntityManager, order: OrderRecord | null, intent: PaymentIntentView | null) => Promise<void>,
  ): Promise<PaymentChange> {
    const { paymentIntent } = refund;
    const isAsked =
      refund instanceof ProviderRefund || (refund.channel === 'provider' && refund.status !== 'succeeded');
    const synced = isAsked ? await nullIfUnknown(() => syncPayment(this.deps, paymentIntent)) : null;
    const orderId = await inTransaction(this.deps.em, async (tx) => {
      const order = await lockOrderPaidBy(tx, paymentIntent);
      if (order) refuseSample(order);
      await change(tx, order, synced?.intent ?? null);
      return order?.id ?? null;
    });
    if (orderId) return { order: await this.deps.orders.find(orderId), payment: null };
    return { order: null, payment: await readReview(this.deps.em.fork(), paymentIntent) };
  }

  /** The id of the viewer. Throws FACTOR_NEEDED, or TOO_MANY_ATTEMPTS beyond the hourly limit. */
  private async admit(...anyOf: AnyOf): Promise<string> {
    const { id } = this.requireProof(...anyOf);
    addRequestFacts({ money: 'perhapsDone' });
    await this.deps.limits.spend('staff-money', id);
    return id;
  }

  /** Executes a command under the order's lock; null if it was executed before. */
  private once<T>(
    orderId: string,
    command: Command & { readonly digest: string },
    work: (tx: EntityManager, order: OrderRecord) => Promise<T>,
  ): Promise<T | null> {
    const [idempotencyKey, version] = [readKey(command.idempotencyKey), readVersion(command.version)];
    return inTransaction(this.deps.em, async (tx) => {
      const order = await lockRealOrder(tx, orderId);
      if (await wasRecorded(tx, { orderId, idempotencyKey, digest: command.digest })) return null;
      await this.refuseStale(tx, order, version);
      return work(tx, order);
    });
  }

  private async refuseStale(tx: EntityManager, order: OrderRecord, version: number): Promise<void> {
    if (version === order.version) return;
    throw versionConflict({ thing: 'balance', current: await this.balanceNow(tx, order, version) });
  }

  /** The balance that a CONFLICT holds, with the events since a version. */
  private async balanceNow(tx: EntityManager, { id, status }: OrderRecord, lookedAt: number) {
    const { version, paymentStatus, paidPence, refundedPence, onItsWayPence, refundablePence, netPence } =
      await this.figures(tx, id);
    const sums = { paidPence, refundedPence, onItsWayPence, refundablePence, netPence };
    return { version, status, paymentStatus, ...sums, changes: await readChangesSince(tx, id, lookedAt) };
  }

  private async figures(em: EntityManager, orderId: string): Promise<OrderBalance> {
    const money = await readMoney(em, orderId);
    if (!money) throw notFound('Order');
    const refundLimitPence = await readRefundLimit(em, requireUser(this.viewer), orderId);
    return { ...toBalance(money), refundLimitPence };
  }
}

async function lockRealOrder(tx: EntityManager, orderId: string): Promise<OrderRecord> {
  const order = await lockOrder(tx, orderId);
  refuseSample(order);
  return order;
}
