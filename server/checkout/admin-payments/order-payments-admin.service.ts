import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '../../db/transaction.js';
import { inPounds } from '../../email/letter/format.js';
import { lockOrder } from '../../orders/change-status.js';
import type { OrderRecord } from '../../orders/order.entity.js';
import { lockOrderPaidBy } from '../../orders/order-payments.js';
import { readChangesSince } from '../../orders/refuse-stale.js';
import {
  changedMeanwhile,
  conflict,
  moneyOutdated,
  notFound,
  wrongField,
} from '../../shared/errors/errors.js';
import { noteOnRequest } from '../../shared/request-scope.js';
import { isUuid } from '../../shared/uuid.js';
import { requireAdmin, type Viewer } from '../../shared/viewer.js';
import { orUnavailable } from '../reconciliation/gateway-availability.js';
import { startRefund } from '../refunds/execute-refund.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { issueRefund } from './issue-refund.js';
import type { RefundMethod } from './open-refund.js';
import { moneyFigures, type OrderMoneyFigures, type PaymentCorrection } from './order-balance.js';
import { readMoney } from './order-balance.store.js';
import { digestOf, wasRecorded } from './payment-operation.js';
import { readAmount, readKey, readReceivedOn, readVersion, readWords } from './read-payment-input.js';
import { recordManualPayment } from './record-manual-payment.js';
import { recordRefundSent } from './record-refund-sent.js';
import { reversePayment } from './reverse-payment.js';

/** What every press says: who pressed is the viewer. */
interface Press {
  /** The version of the order that was looked at. */
  readonly version: number;
  readonly idempotencyKey: string;
}

export interface RefundAsked extends Press {
  readonly amountPence: number;
  /** What was shown as refundable. */
  readonly shownRefundablePence: number;
  readonly reason: string;
}

export interface PaymentAsked extends Press {
  readonly amountPence: number;
  readonly note: string;
  readonly receivedOn: string;
}

export interface CorrectionAsked {
  readonly version: number;
  readonly status: PaymentCorrection;
  /** The payment that did not hold; left out, it is all of them. */
  readonly paymentIntent?: string | null;
  readonly reason: string;
}

/**
 * What staff do with the money of an order; each deed is one transaction, on the timeline and in the audit log. All of it
 * throws UNAUTHENTICATED or FORBIDDEN for others, NOT_FOUND, BAD_INPUT, and CONFLICT with what the money is now when the
 * order is another than was looked at.
 */
export class OrderPaymentsAdminService {
  constructor(
    private readonly deps: PaymentDeps,
    private readonly viewer: Viewer,
  ) {}

  /** The money of an order as it is now. */
  async read(orderId: string): Promise<OrderMoneyFigures> {
    requireAdmin(this.viewer);
    return this.figures(this.deps.em.fork(), orderId);
  }

  /** Gives back just this sum, once for each key: what is by card at the provider, the rest waits to be sent. */
  async refund(orderId: string, asked: RefundAsked): Promise<OrderMoneyFigures> {
    const actorId = await this.admit();
    const amountPence = readAmount(asked.amountPence);
    const words = readWords('reason', asked.reason);
    const { shownRefundablePence } = asked;
    const digest = digestOf('refund', amountPence, shownRefundablePence, words, asked.version);
    const refunds = await this.pressed(orderId, { ...asked, digest }, async (tx, order) => {
      const { refundablePence } = await this.figures(tx, orderId);
      if (refundablePence !== shownRefundablePence) throw await this.outdated(tx, orderId);
      if (amountPence > refundablePence)
        throw wrongField('amount', `At most ${inPounds(refundablePence)} can be given back`);
      const { idempotencyKey } = asked;
      const now = this.deps.now();
      return issueRefund(tx, { order, amountPence, words, idempotencyKey, digest, actorId, now });
    });
    for (const { id } of refunds ?? []) await startRefund(this.deps, id);
    return this.read(orderId);
  }

  /** Writes down a payment that came by bank transfer, whole or a part; the order is paid then. Once for each key. */
  async recordPayment(orderId: string, asked: PaymentAsked): Promise<OrderMoneyFigures> {
    const actorId = await this.admit();
    const now = this.deps.now();
    const amountPence = readAmount(asked.amountPence);
    const words = readWords('note', asked.note);
    const receivedOn = readReceivedOn(asked.receivedOn, now);
    const digest = digestOf('payment', amountPence, words, receivedOn, asked.version);
    await this.pressed(orderId, { ...asked, digest }, async (tx, order) => {
      const { canRecordPayment } = await this.figures(tx, orderId);
      if (!canRecordPayment) throw conflict(`This order is ${order.paymentStatus} already`);
      const { idempotencyKey } = asked;
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
    return this.read(orderId);
  }

  /** Says that a payment of an order did not hold, or none of them: what is left of it is written off. The provider is not asked. */
  async correct(orderId: string, asked: CorrectionAsked): Promise<OrderMoneyFigures> {
    const actorId = await this.admit();
    const words = readWords('reason', asked.reason);
    const version = readVersion(asked.version);
    await inTransaction(this.deps.em, async (tx) => {
      const order = await lockOrder(tx, orderId);
      await this.refuseStale(tx, order, version);
      const money = await this.figures(tx, orderId);
      const { status, paymentIntent = null } = asked;
      if (paymentIntent !== null) refuseUnlessHeld(money, paymentIntent);
      if (!money.possibleCorrections.includes(status)) throw conflict(whyNotCorrected(money, status));
      const { pricePence } = money;
      const now = this.deps.now();
      await reversePayment(tx, { order, paymentIntent, pricePence, status, words, actorId, now });
    });
    return this.read(orderId);
  }

  /**
   * Notes that staff have sent a refund by bank transfer, or have given at the card provider what it had refused: now it
   * is certain. The provider is asked first, so that nothing counts twice. Saying the same again does nothing. Throws
   * PAYMENT_UNAVAILABLE.
   */
  async recordRefundSent(
    refundId: string,
    note: string,
    method: RefundMethod = 'bankTransfer',
  ): Promise<OrderMoneyFigures> {
    const actorId = await this.admit();
    const words = readWords('note', note);
    await this.syncRefund(refundId);
    const orderId = await inTransaction(this.deps.em, async (tx) => {
      const order = isUuid(refundId) ? await lockOrderOfRefund(tx, refundId) : null;
      if (!order) throw notFound('Refund');
      await recordRefundSent(tx, this.deps, { order, refundId, method, words, actorId });
      return order.id;
    });
    return this.read(orderId);
  }

  /** Asks the provider about the payment of a refund that it has not given. */
  private async syncRefund(refundId: string): Promise<void> {
    if (!isUuid(refundId)) return;
    const [refund] = await this.deps.em.execute<{ paymentIntent: string }[]>(
      `select payment_intent as "paymentIntent" from refunds
        where id = ? and (status = 'failed' or channel = 'provider' and status in ('requested', 'refused'))`,
      [refundId],
    );
    if (refund) await orUnavailable(() => syncPayment(this.deps, refund.paymentIntent));
  }

  /** The id of whoever presses. Throws TOO_MANY_ATTEMPTS beyond what people do in an hour. */
  private async admit(): Promise<string> {
    const { id } = requireAdmin(this.viewer);
    noteOnRequest({ money: 'perhapsDone' });
    await this.deps.limits.spend('staff-money', id);
    return id;
  }

  /** Does the work of a press under the order's lock, unless it was done before: then null. */
  private pressed<T>(
    orderId: string,
    press: Press & { readonly digest: string },
    work: (tx: EntityManager, order: OrderRecord) => Promise<T>,
  ): Promise<T | null> {
    const [idempotencyKey, version] = [readKey(press.idempotencyKey), readVersion(press.version)];
    return inTransaction(this.deps.em, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (await wasRecorded(tx, { orderId, idempotencyKey, digest: press.digest })) return null;
      await this.refuseStale(tx, order, version);
      return work(tx, order);
    });
  }

  private async refuseStale(tx: EntityManager, order: OrderRecord, version: number): Promise<void> {
    if (version === order.version) return;
    const { status } = order;
    const money = standOf(await this.figures(tx, order.id));
    const changes = await readChangesSince(tx, order.id, version);
    throw changedMeanwhile('order', { status, ...money, changes });
  }

  private async outdated(tx: EntityManager, orderId: string) {
    return moneyOutdated(standOf(await this.figures(tx, orderId)));
  }

  private async figures(em: EntityManager, orderId: string): Promise<OrderMoneyFigures> {
    const money = await readMoney(em, orderId);
    if (!money) throw notFound('Order');
    return moneyFigures(money);
  }
}

/** What a refusal tells of how things are now. */
function standOf(money: OrderMoneyFigures) {
  const { version, paymentStatus, paidPence, refundedPence, onItsWayPence, refundablePence, netPence } =
    money;
  return { version, paymentStatus, paidPence, refundedPence, onItsWayPence, refundablePence, netPence };
}

function refuseUnlessHeld({ payments }: OrderMoneyFigures, paymentIntent: string): void {
  const payment = payments.find((one) => one.paymentIntent === paymentIntent);
  if (!payment) throw wrongField('paymentId', 'Please choose one of the payments of this order');
  if (payment.amountPence === payment.refundedPence)
    throw conflict('Nothing of this payment is left. Please choose another one.');
}

function whyNotCorrected({ paymentStatus }: OrderMoneyFigures, status: PaymentCorrection): string {
  if (paymentStatus === status) return `The payment is ${status} already`;
  if (paymentStatus === 'refunded') return 'The payment of this order was given back';
  return 'A refund of this order is on its way. Please wait until it is certain.';
}

async function lockOrderOfRefund(tx: EntityManager, refundId: string): Promise<OrderRecord | null> {
  const [refund] = await tx.execute<{ paymentIntent: string }[]>(
    'select payment_intent as "paymentIntent" from refunds where id = ?',
    [refundId],
  );
  return refund ? lockOrderPaidBy(tx, refund.paymentIntent) : null;
}
