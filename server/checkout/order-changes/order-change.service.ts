import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { RefusedBecause } from '../../../rules/orders/change-money.js';
import { inTransaction } from '../../db/transaction.js';
import { changeStatus } from '../../orders/change-status.js';
import { OrderRecord } from '../../orders/order.entity.js';
import type { OrderService } from '../../orders/order.service.js';
import type { StoredOrder } from '../../orders/order.store.js';
import { contentDigest, refuseOtherContent } from '../../shared/api/idempotency-key.js';
import { AppError, conflict, notFound } from '../../shared/errors/errors.js';
import { noteOnRequest } from '../../shared/request-scope.js';
import { Service } from '../../shared/service.js';
import { isUuid } from '../../shared/uuid.js';
import { requireUser } from '../../shared/viewer.js';
import { CheckoutRecord } from '../checkout.entity.js';
import type { CheckoutService } from '../checkout.service.js';
import type { PaymentService } from '../payments/payment.service.js';
import { startRefund } from '../refunds/execute-refund.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { applyChange } from './apply-change.js';
import { amendmentOf } from './change-shipment.js';
import {
  type DecidedChange,
  decideCancellation,
  decideOnChange,
  ShownChangeIsOutdated,
} from './decide-change.js';
import { openAmendment } from './open-amendment.js';
import type { ExpectedChangeInput, OrderChangeInput } from './order-change.inputs.js';
import { type ChangeRequest, openAmendments, readChange, writeChange } from './order-change.store.js';

/** Whether an order can be changed by its customer now. */
export interface ChangeOptions {
  readonly orderId: string;
  readonly isOpen: boolean;
  readonly reason: RefusedBecause | null;
  readonly deadline: Date | null;
  readonly version: number;
  /** The change that waits for its extra payment. */
  readonly waiting: CheckoutRecord | null;
}

export interface AppliedChange {
  readonly order: StoredOrder;
  /** The extra payment that applies the change; null when it is applied. */
  readonly checkout: CheckoutRecord | null;
}

/** What one transaction came to. */
type Step =
  | {
      readonly kind: 'done';
      readonly refundIds: readonly string[];
      readonly checkoutId: string | null;
    }
  /** Open payments for earlier changes, to be closed first. */
  | { readonly kind: 'close'; readonly checkoutIds: readonly string[] };

/** How often an earlier change's payment may come in between. */
const ROUNDS_MAX = 3;

export interface OrderChangeDeps extends PaymentDeps {
  readonly orders: OrderService;
  readonly checkouts: CheckoutService;
  readonly payments: PaymentService;
}

/**
 * Customers change and cancel their own orders until 24 hours before the collection: first what it costs or refunds,
 * then just that. Every call throws NOT_FOUND for somebody else's order.
 */
export class OrderChangeService extends Service<OrderChangeDeps> {
  /** Whether and until when the order can be changed. */
  async options(orderId: string): Promise<ChangeOptions> {
    const { deadline, reason, version } = await this.previewCancellation(orderId);
    const em = this.deps.em.fork();
    const waiting = await em.findOne(CheckoutRecord, { amendsOrderId: orderId, status: 'awaiting_payment' });
    return { orderId, isOpen: reason === null, reason, deadline, version, waiting };
  }

  /** What a change would cost or refund now; nothing is done. Throws BAD_INPUT for one that is impossible, or changes nothing. */
  preview(orderId: string, wanted: OrderChangeInput): Promise<DecidedChange> {
    return this.look(orderId, (tx, order) => decideOnChange(tx, order, wanted, this.deps.now()));
  }

  /** What cancelling would refund now; nothing is done. */
  previewCancellation(orderId: string): Promise<DecidedChange> {
    return this.look(orderId, (tx, order) => decideCancellation(tx, order, this.deps.now()));
  }

  /**
   * Makes a change as it was shown, once for each key; where there is something to pay, opens the payment that makes it.
   * An earlier change that waits for its payment is closed. Throws ShownChangeIsOutdated, having done nothing,
   * when what was shown no longer holds; BAD_INPUT, CONFLICT for a key of another change, TOO_MANY_ATTEMPTS, PAYMENT_UNAVAILABLE.
   */
  async apply(
    orderId: string,
    wanted: OrderChangeInput,
    shown: ExpectedChangeInput,
    idempotencyKey: string,
  ): Promise<AppliedChange> {
    const { id: userId } = requireUser(this.viewer);
    await this.deps.limits.spend('order-change', userId);
    const request = { key: idempotencyKey, digest: contentDigest(wanted, shown) };
    const { checkoutId } = await this.carryOut(orderId, (tx, order, open) =>
      this.applyIn(tx, order, open, { wanted, shown, request }),
    );
    const checkout = checkoutId ? await this.deps.checkouts.find(checkoutId) : null;
    return { order: await this.deps.orders.find(orderId), checkout };
  }

  /**
   * Cancels an order and refunds all that is left of its payments. A cancelled one does not change. Throws
   * ShownChangeIsOutdated, having done nothing, when the refund differs from the one shown.
   */
  async cancel(orderId: string, expectedRefundPence: number): Promise<StoredOrder> {
    await this.deps.limits.spend('order-change', requireUser(this.viewer).id);
    await this.carryOut(orderId, (tx, order, open) => this.cancelIn(tx, order, open, expectedRefundPence));
    return this.deps.orders.find(orderId);
  }

  private async carryOut(
    orderId: string,
    work: (tx: EntityManager, order: OrderRecord, open: readonly string[]) => Promise<Step>,
  ): Promise<Extract<Step, { kind: 'done' }>> {
    noteOnRequest({ money: 'perhapsDone' });
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const step = await inTransaction(this.deps.em, async (tx) => {
        const order = await this.own(tx, orderId, true);
        return work(tx, order, await openAmendments(tx, orderId));
      });
      if (step.kind === 'done') {
        for (const refundId of step.refundIds) await startRefund(this.deps, refundId);
        return step;
      }
      for (const checkoutId of step.checkoutIds) await this.close(checkoutId);
    }
    throw conflict('A payment for an earlier change has just arrived. Check your order again.');
  }

  private async applyIn(
    tx: EntityManager,
    order: OrderRecord,
    open: readonly string[],
    asked: {
      readonly wanted: OrderChangeInput;
      readonly shown: ExpectedChangeInput;
      readonly request: ChangeRequest;
    },
  ): Promise<Step> {
    const { wanted, shown, request } = asked;
    const repeated = await readChange(tx, order.id, request.key);
    if (repeated) refuseOtherContent(repeated.digest, request.digest);
    if (repeated) return { kind: 'done', refundIds: [], checkoutId: repeated.checkoutId };

    if (shown.version !== order.version) {
      throw new ShownChangeIsOutdated(await decideOnChange(tx, order, wanted, this.deps.now()));
    }
    const decision = await decideOnChange(tx, order, wanted, this.deps.now());
    const isAsShown = decision.refundPence === shown.refund && decision.extraPence === shown.extra;
    if (decision.kind === 'refused' || !isAsShown) throw new ShownChangeIsOutdated(decision);
    if (open.length > 0) return { kind: 'close', checkoutIds: open };

    const { change, words, refunds, extraPence } = decision;
    const now = this.deps.now();
    const checkoutId =
      extraPence > 0 ? openAmendment(tx, order, amendmentOf(order, change), extraPence, now).id : null;
    const actorId = order.userId;
    const refundIds = checkoutId
      ? []
      : await applyChange(tx, this.deps, { order, change, words, refunds, actorId });
    await tx.flush();
    await writeChange(tx, order.id, request, checkoutId, now);
    return { kind: 'done', refundIds, checkoutId };
  }

  private async cancelIn(
    tx: EntityManager,
    order: OrderRecord,
    open: readonly string[],
    expectedRefundPence: number,
  ): Promise<Step> {
    if (order.status === 'cancelled') return { kind: 'done', refundIds: [], checkoutId: null };
    const now = this.deps.now();
    const decision = await decideCancellation(tx, order, now);
    if (decision.kind === 'refused' || decision.refundPence !== expectedRefundPence)
      throw new ShownChangeIsOutdated(decision);
    if (open.length > 0) return { kind: 'close', checkoutIds: open };
    const { id, userId: actorId } = order;
    const refundIds = await changeStatus(tx, this.deps.enqueue, {
      id,
      status: 'cancelled',
      version: null,
      actorId,
      now,
    });
    return { kind: 'done', refundIds, checkoutId: null };
  }

  /** If it was paid meanwhile, the order has changed, and the next attempt sees that. */
  private async close(checkoutId: string): Promise<void> {
    try {
      await this.deps.payments.cancelCheckout(checkoutId);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error;
    }
  }

  private look<T>(orderId: string, work: (tx: EntityManager, order: OrderRecord) => Promise<T>): Promise<T> {
    return inTransaction(this.deps.em, async (tx) => work(tx, await this.own(tx, orderId, false)));
  }

  private async own(tx: EntityManager, id: string, isToBeChanged: boolean): Promise<OrderRecord> {
    const { id: userId } = requireUser(this.viewer);
    const lock = isToBeChanged ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {};
    const order = isUuid(id) ? await tx.findOne(OrderRecord, { id, userId, deletedAt: null }, lock) : null;
    if (!order) throw notFound('Order');
    return order;
  }
}
