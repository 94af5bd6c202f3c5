import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { isPermitted } from '../../../../rules/users/permissions.js';
import { type Page, type PageQuery, readPage, toPage } from '../../../platform/api/pagination.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { conflict, notFound } from '../../../platform/errors/errors.js';
import { addRequestFacts } from '../../../platform/log/request-scope.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { inPounds } from '../../../platform/values/format.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { lockOrder } from '../../orders/change-status.js';
import type { OrderRecord } from '../../orders/order.entity.js';
import type { FullOrder } from '../../orders/order.store.js';
import { readPaymentsIn } from '../../orders/order-payments.store.js';
import { issueRefund } from '../admin-payments/issue-refund.js';
import { startRefund } from '../refunds/execute-refund.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { type RefundDecision, RefundRequest } from './refund-request.entity.js';
import { auditRequest, readRequestsOf, readWaiting, type SeenRequest } from './refund-request.store.js';

type ShownRequest = SeenRequest & Pick<RefundRequest, 'canDecide'>;

/** Refunds that need a second person. Throws UNAUTHENTICATED, FORBIDDEN. */
export class RefundRequestService extends Service<PaymentDeps & Deps<'orders'>> {
  /** One page of the requests that wait, oldest first. Throws BAD_INPUT. */
  async waiting({ page, pageSize }: PageQuery): Promise<Page<ShownRequest>> {
    this.require('money');
    const at = readPage(page, pageSize);
    const { requests, total } = await readWaiting(this.deps.em.fork(), at.pageSize, at.offset);
    return toPage(this.show(requests), total, at);
  }

  /** All requests of an order, oldest first. */
  async of(orderId: string): Promise<ShownRequest[]> {
    this.require('orders', 'money');
    return this.show(await readRequestsOf(this.deps.em.fork(), orderId));
  }

  /**
   * Makes the refund, or refuses it; nobody decides on their own request. The same decision again changes nothing.
   * Throws FACTOR_NEEDED, NOT_FOUND, TOO_MANY_ATTEMPTS; CONFLICT when it was decided otherwise or less is left to refund,
   * PAYMENT_DISPUTED.
   */
  async decide(id: string, decision: RefundDecision): Promise<FullOrder> {
    const { id: actorId } = this.requireProof('money');
    addRequestFacts({ money: 'perhapsDone' });
    await this.deps.limits.spend('staff-money', actorId);
    const asked = isUuid(id) ? await this.deps.em.fork().findOne(RefundRequest, { id }) : null;
    if (!asked) throw notFound('Request');
    const refunds = await inTransaction(this.deps.em, async (tx) => {
      const order = await lockOrder(tx, asked.orderId);
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const request = await tx.findOneOrFail(RefundRequest, { id }, lock);
      if (request.askedById === actorId)
        throw conflict("You can't decide on your own request. Ask a colleague.");
      if (request.state === decision) return [];
      if (request.state !== 'waiting') throw conflict(`This request was ${request.state} already`);
      const made = decision === 'approved' ? await this.refund(tx, order, request, actorId) : [];
      Object.assign(request, { state: decision, decidedById: actorId, decidedAt: this.deps.now() });
      await auditRequest(tx, order, { refund_request: decision, amount_pence: request.amountPence });
      return made;
    });
    for (const refund of refunds) await startRefund(this.deps, refund.id);
    return this.deps.orders.find(asked.orderId);
  }

  private async refund(tx: EntityManager, order: OrderRecord, request: RefundRequest, actorId: string) {
    const { amountPence, words, idempotencyKey, digest, isDisputeConfirmed } = request;
    const payments = await readPaymentsIn(tx, order.id);
    const leftPence = payments.reduce((pence, payment) => pence + payment.leftPence, 0);
    if (amountPence > leftPence)
      throw conflict(`Only ${inPounds(leftPence)} of this order is left to refund. Refuse this request.`);
    const now = this.deps.now();
    const refund = { order, amountPence, words, idempotencyKey, digest, actorId, isDisputeConfirmed, now };
    return issueRefund(tx, refund);
  }

  private show(requests: readonly SeenRequest[]): ShownRequest[] {
    const { user } = this.viewer;
    return requests.map((request) => ({
      ...request,
      canDecide: request.state === 'waiting' && request.askedById !== user?.id && isPermitted(user, 'money'),
    }));
  }
}
