import type { EntityManager } from '@mikro-orm/postgresql';
import { isoSql } from '../../db/iso-sql.js';
import { query } from '../../db/query.js';
import type { PaymentStatus } from '../../orders/order.entity.js';
import { PRICE_SQL } from '../../orders/order.store.js';
import { LEFT_PENCE, type PaymentMethod } from '../../orders/order-payments.store.js';
import { DISPUTE_JSON } from '../../payments/disputes.store.js';
import type { DisputeView } from '../../payments/gateway/payment-gateway.js';
import { IS_IN_QUESTION, MAY_BE_FOR } from '../../payments/refunds/refund-predicates.js';
import type { RefundChannel, RefundStatus } from '../../payments/refunds/refund-status.js';
import { isUuid } from '../../shared/uuid.js';

/** The latest dispute of a payment. */
export interface StoredDispute {
  readonly status: DisputeView['status'];
  readonly amountPence: number;
  /** By when it has to be answered. */
  readonly dueBy: string | null;
}

/** A payment as staff see it, with who recorded it when it came by hand. */
export interface StoredMoneyPayment {
  readonly paymentIntent: string;
  readonly method: PaymentMethod;
  readonly cardBrand: string;
  readonly cardLast4: string;
  readonly amountPence: number;
  /** Refunded and reversed. */
  readonly refundedPence: number;
  readonly reversedPence: number;
  readonly leftPence: number;
  readonly dispute: StoredDispute | null;
  /** Staff's words, who recorded it and the day it came; null for a payment by card. */
  readonly note: string | null;
  readonly recordedBy: string | null;
  readonly receivedOn: string | null;
  readonly createdAt: string;
}

/** A refund as staff see it; `askedBy` and `words` are of staff who asked for it, null when something else did. */
export interface StoredMoneyRefund {
  readonly id: string;
  readonly paymentIntent: string;
  readonly amountPence: number;
  readonly reason: string;
  readonly status: RefundStatus;
  readonly channel: RefundChannel;
  readonly providerRefund: string | null;
  /** It was confirmed once: the books have it, also when a bank sent it back since. */
  readonly isInBooks: boolean;
  /** It may have been made in the dashboard, which staff have to say. */
  readonly isInQuestion: boolean;
  readonly words: string | null;
  readonly askedBy: string | null;
  readonly sentBy: string | null;
  readonly sentAt: string | null;
  readonly sentNote: string | null;
  readonly createdAt: string;
}

/** A refund of the dashboard of which staff have to say what it was for. */
export interface UnlinkedRefund {
  readonly id: string;
  readonly paymentIntent: string;
  readonly amountPence: number;
  /** The refunds of ours for which it may have been made. */
  readonly mayBeFor: readonly string[];
  readonly createdAt: string;
}

/** Dashboard refunds of payment `p` that wait for staff's answer, as JSON. */
export const UNLINKED_REFUNDS_JSON = `(select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'paymentIntent', d.payment_intent,
    'amountPence', d.amount_pence, 'mayBeFor', open.ids, 'createdAt', ${isoSql('d.created_at')}) order by d.created_at, d.id), '[]')
  from provider_refunds d cross join lateral (select jsonb_agg(r.id order by r.created_at, r.id) as ids from refunds r where ${MAY_BE_FOR}) open
  where d.payment_intent = p.payment_intent and open.ids is not null)`;

/** A correction that staff have made. */
export interface StoredCorrection {
  readonly amountPence: number;
  /** The reversed payment; null for all of them. */
  readonly paymentIntent: string | null;
  readonly words: string;
  readonly madeBy: string;
  readonly createdAt: string;
}

/** Everything about the money of one order. */
export interface StoredMoney {
  readonly orderId: string;
  readonly version: number;
  readonly paymentStatus: PaymentStatus;
  /** The price of the shipment as it is now. */
  readonly pricePence: number;
  readonly payments: readonly StoredMoneyPayment[];
  readonly refunds: readonly StoredMoneyRefund[];
  readonly unlinkedRefunds: readonly UnlinkedRefund[];
  readonly corrections: readonly StoredCorrection[];
}

/** One statement, so that all figures are of one moment. */
const MONEY_SQL = `
  select o.id as order_id, o.version, o.payment_status,
    ${PRICE_SQL} as price_pence,
    (select coalesce(jsonb_agg(jsonb_build_object('paymentIntent', p.payment_intent, 'method', p.method,
        'cardBrand', coalesce(p.card->>'brand', ''), 'cardLast4', coalesce(p.card->>'last4', ''), 'amountPence', p.amount_pence,
        'refundedPence', p.refunded_pence, 'reversedPence', p.reversed_pence,
        'leftPence', ${LEFT_PENCE}, 'dispute', ${DISPUTE_JSON},
        'note', d.words, 'recordedBy', u.name, 'receivedOn', d.received_on, 'createdAt', ${isoSql('p.created_at')})
        order by p.created_at, p.payment_intent), '[]')
      from order_payments p left join payment_operations d on d.payment_intent = p.payment_intent and d.kind = 'payment'
        left join users u on u.id = d.actor_id where p.order_id = o.id) as payments,
    (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'paymentIntent', r.payment_intent, 'amountPence', r.amount_pence,
        'reason', r.reason, 'status', r.status, 'channel', r.channel, 'providerRefund', r.provider_refund, 'isInBooks', r.confirmed_at is not null,
        'isInQuestion', ${IS_IN_QUESTION}, 'words', asked.words, 'askedBy', asker.name, 'sentBy', sender.name, 'sentAt', ${isoSql('sent.created_at')},
        'sentNote', sent.words, 'createdAt', ${isoSql('r.created_at')}) order by r.created_at, r.id), '[]')
      from order_payments p join refunds r on r.payment_intent = p.payment_intent
        left join payment_operations asked on asked.order_id = o.id and r.reason = 'staff:' || asked.id
        left join users asker on asker.id = asked.actor_id
        left join payment_operations sent on sent.refund_id = r.id and sent.kind = 'refund_sent'
        left join users sender on sender.id = sent.actor_id
      where p.order_id = o.id) as refunds,
    (select coalesce(jsonb_agg(one order by one->>'createdAt', one->>'id'), '[]') from order_payments p,
        jsonb_array_elements(${UNLINKED_REFUNDS_JSON}) one where p.order_id = o.id)as unlinked_refunds,
    (select coalesce(jsonb_agg(jsonb_build_object('amountPence', d.amount_pence, 'paymentIntent', d.payment_intent, 'words', d.words, 'madeBy', u.name,
        'createdAt', ${isoSql('d.created_at')}) order by d.created_at, d.id), '[]')
      from payment_operations d join users u on u.id = d.actor_id
      where d.order_id = o.id and d.kind = 'correction') as corrections
  from orders o where o.id = $1 and o.deleted_at is null`;

/** The money of an order as it is now, or inside a transaction; null when there is no such order. */
export async function readMoney(em: EntityManager, orderId: string): Promise<StoredMoney | null> {
  if (!isUuid(orderId)) return null;
  const [money] = await query<StoredMoney>(em, MONEY_SQL, [orderId]);
  return money ?? null;
}
