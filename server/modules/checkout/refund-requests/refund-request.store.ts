import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';
import { writeAuditEntry } from '../../../platform/db/write-audit-entry.js';
import type { OrderRecord } from '../../orders/order.entity.js';
import { RefundRequest } from './refund-request.entity.js';

/** A request as staff see it. */
export type SeenRequest = Omit<
  RefundRequest,
  'canDecide' | 'idempotencyKey' | 'digest' | 'decidedById' | 'isDisputeConfirmed'
>;

const SEEN_SQL = `select r.id, r.order_id, o.number as order_number, r.amount_pence, r.words, r.state,
    r.asked_by_id, asker.name as asked_by, r.asked_at, decider.name as decided_by, r.decided_at
  from refund_requests r join orders o on o.id = r.order_id join users asker on asker.id = r.asked_by_id
    left join users decider on decider.id = r.decided_by_id`;

/** Requests of an order, oldest first. */
export function readRequestsOf(em: EntityManager, orderId: string): Promise<SeenRequest[]> {
  return query<SeenRequest>(em, `${SEEN_SQL} where r.order_id = $1 order by r.asked_at, r.id`, [orderId]);
}

/** One page of waiting requests, oldest first, and their number. */
export async function readWaiting(
  em: EntityManager,
  limit: number,
  offset: number,
): Promise<{ requests: SeenRequest[]; total: number }> {
  const page = `${SEEN_SQL} where r.state = 'waiting' order by r.asked_at, r.id limit $1 offset $2`;
  const requests = await query<SeenRequest>(em, page, [limit, offset]);
  return { requests, total: await em.count(RefundRequest, { state: 'waiting' }) };
}

/** A refund that somebody asks for. */
export interface AskedRefund
  extends Pick<
    RefundRequest,
    'amountPence' | 'words' | 'idempotencyKey' | 'digest' | 'askedById' | 'isDisputeConfirmed'
  > {
  /** Locked. */
  readonly order: OrderRecord;
  readonly now: Date;
}

/** Stores a request in the caller's transaction, with an entry in the audit log. */
export async function storeRefundRequest(
  tx: EntityManager,
  { order, now, ...asked }: AskedRefund,
): Promise<void> {
  await tx.insert(RefundRequest, { id: randomUUID(), orderId: order.id, askedAt: now, ...asked });
  await auditRequest(tx, order, { refund_request: 'waiting', amount_pence: asked.amountPence });
}

/** Audits a step of a request. */
export function auditRequest(
  tx: EntityManager,
  { id, number }: Pick<OrderRecord, 'id' | 'number'>,
  what: { readonly refund_request: string; readonly amount_pence: number },
): Promise<void> {
  return writeAuditEntry(tx, { entity: 'order', entityId: id, label: number, what });
}
