import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { RefusedBecause } from '../../../../rules/orders/change-money.js';
import { contentDigest, refuseOtherContent } from '../../../platform/api/idempotency-key.js';
import { limitedToOwn, requireCaller, requireUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { notFound } from '../../../platform/errors/errors.js';
import { addRequestFacts } from '../../../platform/log/request-scope.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { changeStatus } from '../../orders/change-status.js';
import { OrderRecord } from '../../orders/order.entity.js';
import type { FullOrder } from '../../orders/order.store.js';
import { refuseAboveLimit } from '../../orders/refund-limit.js';
import { type CloseFirst, oncePaymentsAreClosed } from '../charges/close-payments.js';
import { CheckoutRecord } from '../checkout.entity.js';
import { startRefund } from '../refunds/execute-refund.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { applyChange } from './apply-change.js';
import { amendmentOf } from './change-shipment.js';
import {
  ChangePreviewOutdated,
  type DecidedChange,
  decideCancellation,
  decideOnChange,
} from './decide-change.js';
import { openAmendment } from './open-amendment.js';
import type { ExpectedChangeInput, OrderChangeInput } from './order-change.inputs.js';
import {
  type ChangeRequest,
  type OpenAmendment,
  openAmendments,
  readChange,
  writeChange,
} from './order-change.store.js';
import { auditStaffChange, type Changer, chargeForChange, readStaffReason } from './staff-change.js';

/** Whether the viewer can change an order now. */
export interface ChangeOptions {
  readonly orderId: string;
  readonly isOpen: boolean;
  readonly reason: RefusedBecause | null;
  readonly deadline: Date | null;
  readonly version: number;
  /** Whether the viewer is staff, to whom the customer's deadline does not apply. */
  readonly isByStaff: boolean;
  /** The checkout of a change that waits for its extra payment. */
  readonly waiting: CheckoutRecord | null;
}

export interface AppliedChange {
  readonly order: FullOrder;
  /** The extra payment that applies the change; null when it is applied. */
  readonly checkout: CheckoutRecord | null;
}

/** The outcome of one transaction. */
interface Done {
  readonly kind: 'done';
  readonly refundIds: readonly string[];
  readonly checkoutId: string | null;
}
type Step = Done | CloseFirst;

/**
 * Customers change and cancel their own orders until 24 hours before the collection: a preview shows the cost or
 * refund, and only that is applied. Staff change any order, also later, with a reason; its customer pays extra costs.
 * Every call throws NOT_FOUND for somebody else's order.
 */
export class OrderChangeService extends Service<PaymentDeps & Deps<'orders' | 'checkouts'>> {
  /** Whether the order can be changed, and until when. */
  async options(orderId: string): Promise<ChangeOptions> {
    const now = this.deps.now();
    const { deadline, reason, version, isByStaff } = await this.look(orderId, async (tx, order, isStaff) => ({
      ...(await decideCancellation(tx, order, { now, isStaff })),
      isByStaff: isStaff,
    }));
    const em = this.deps.em.fork();
    const open = { amendsOrderId: orderId, chargeId: null, status: 'awaiting_payment' } as const;
    const waiting = await em.findOne(CheckoutRecord, open);
    return { orderId, isOpen: reason === null, reason, deadline, version, isByStaff, waiting };
  }

  /** The cost or refund of a change now; changes nothing. Throws BAD_INPUT for an impossible or empty change. */
  preview(orderId: string, wanted: OrderChangeInput): Promise<DecidedChange> {
    const now = this.deps.now();
    return this.look(orderId, (tx, order, isStaff) => decideOnChange(tx, order, wanted, { now, isStaff }));
  }

  /** The refund that cancelling now would make; changes nothing. */
  previewCancellation(orderId: string): Promise<DecidedChange> {
    return this.look(orderId, (tx, order, isStaff) => {
      if (isStaff) throw notFound('Order');
      return decideCancellation(tx, order, { now: this.deps.now(), isStaff });
    });
  }

  /**
   * Makes a change as it was shown, once for each key; when it costs more, opens the payment that makes it, or for
   * staff the charge that its customer pays. Closes an earlier change that waits for the customer's payment. Throws
   * ChangePreviewOutdated, without changing the order, when the preview is no longer valid; BAD_INPUT, also for staff
   * without a reason, CONFLICT for a key of another change, TOO_MANY_ATTEMPTS, PAYMENT_UNAVAILABLE.
   */
  async apply(
    orderId: string,
    wanted: OrderChangeInput,
    shown: ExpectedChangeInput,
    idempotencyKey: string,
    reason?: string | null,
  ): Promise<AppliedChange> {
    const { id: actorId } = requireCaller(this.viewer);
    await this.deps.limits.spend('order-change', actorId);
    const request = {
      key: idempotencyKey,
      digest: contentDigest(wanted, shown, ...(reason ? [reason] : [])),
    };
    const { checkoutId } = await this.carryOut(orderId, (tx, order, open, isStaff) => {
      const by = { actorId, reason: isStaff ? readStaffReason(reason) : null };
      const replaced = open.filter(({ chargeId }) => chargeId === null).map(({ id }) => id);
      return this.applyIn(tx, order, replaced, { wanted, shown, request, by });
    });
    const checkout = checkoutId ? await this.deps.checkouts.find(checkoutId) : null;
    return { order: await this.deps.orders.find(orderId), checkout };
  }

  /**
   * Cancels an order and refunds all that is left of its payments. Does nothing to a cancelled one. Throws
   * ChangePreviewOutdated, without changing the order, when the refund differs from the one shown.
   */
  async cancel(orderId: string, expectedRefundPence: number): Promise<FullOrder> {
    await this.deps.limits.spend('order-change', requireUser(this.viewer).id);
    await this.carryOut(orderId, (tx, order, open, isStaff) => {
      if (isStaff) throw notFound('Order');
      const begun = open.map(({ id }) => id);
      return this.cancelIn(tx, order, begun, expectedRefundPence);
    });
    return this.deps.orders.find(orderId);
  }

  private async carryOut(
    orderId: string,
    work: (
      tx: EntityManager,
      order: OrderRecord,
      open: readonly OpenAmendment[],
      isStaff: boolean,
    ) => Promise<Step>,
  ): Promise<Done> {
    addRequestFacts({ money: 'perhapsDone' });
    const done = await oncePaymentsAreClosed(this.deps, () =>
      inTransaction(this.deps.em, async (tx) => {
        const { order, isStaff } = await this.find(tx, orderId, true);
        return work(tx, order, await openAmendments(tx, orderId), isStaff);
      }),
    );
    for (const refundId of done.refundIds) await startRefund(this.deps, refundId);
    return done;
  }

  private async applyIn(
    tx: EntityManager,
    order: OrderRecord,
    open: readonly string[],
    asked: {
      readonly wanted: OrderChangeInput;
      readonly shown: ExpectedChangeInput;
      readonly request: ChangeRequest;
      readonly by: Changer;
    },
  ): Promise<Step> {
    const { wanted, shown, request, by } = asked;
    const repeated = await readChange(tx, order.id, request.key);
    if (repeated) refuseOtherContent(repeated.digest, request.digest);
    if (repeated) return { kind: 'done', refundIds: [], checkoutId: repeated.checkoutId };

    const now = this.deps.now();
    const isByStaff = by.reason !== null;
    const decision = await decideOnChange(tx, order, wanted, { now, isStaff: isByStaff });
    const isAsShown =
      shown.version === order.version &&
      decision.refundPence === shown.refund &&
      decision.extraPence === shown.extra;
    if (decision.kind === 'refused' || !isAsShown) throw new ChangePreviewOutdated(decision);
    if (open.length > 0) return { kind: 'close', checkoutIds: open };

    const { change, words, refunds, extraPence } = decision;
    let [checkoutId, refundIds]: [string | null, string[]] = [null, []];
    if (extraPence > 0 && isByStaff) await chargeForChange(tx, this.deps, { order, decision, request, by });
    else if (extraPence > 0)
      checkoutId = openAmendment(tx, order, amendmentOf(order, change), extraPence, now).id;
    else {
      if (isByStaff) await this.refuseAboveLimit(tx, order, decision.refundPence);
      refundIds = await applyChange(tx, this.deps, { order, change, words, refunds, isByStaff, ...by });
      if (isByStaff) await auditStaffChange(tx, order, decision);
    }
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
    const decision = await decideCancellation(tx, order, { now, isStaff: false });
    if (decision.kind === 'refused' || decision.refundPence !== expectedRefundPence)
      throw new ChangePreviewOutdated(decision);
    if (open.length > 0) return { kind: 'close', checkoutIds: open };
    const { id, userId: actorId } = order;
    const refundIds = await changeStatus(tx, {
      id,
      status: 'cancelled',
      version: null,
      actorId,
      now,
    });
    return { kind: 'done', refundIds, checkoutId: null };
  }

  private refuseAboveLimit(tx: EntityManager, { id: orderId }: OrderRecord, refundPence: number) {
    return refuseAboveLimit(tx, requireUser(this.viewer), { orderId, refundPence });
  }

  private look<T>(
    orderId: string,
    work: (tx: EntityManager, order: OrderRecord, isStaff: boolean) => Promise<T>,
  ): Promise<T> {
    return inTransaction(this.deps.em, async (tx) => {
      const { order, isStaff } = await this.find(tx, orderId, false);
      return work(tx, order, isStaff);
    });
  }

  /** The viewer's own order, or any for staff. Throws NOT_FOUND. */
  private async find(tx: EntityManager, id: string, isToBeChanged: boolean) {
    const { id: userId } = requireCaller(this.viewer);
    const whose = limitedToOwn(this.viewer, 'orders') ? { userId } : {};
    const lock = isToBeChanged ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {};
    const order = isUuid(id) ? await tx.findOne(OrderRecord, { id, ...whose, deletedAt: null }, lock) : null;
    if (!order) throw notFound('Order');
    return { order, isStaff: order.userId !== userId };
  }
}
