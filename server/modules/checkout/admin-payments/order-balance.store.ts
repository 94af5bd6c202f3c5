import type { EntityManager } from '@mikro-orm/postgresql';
import { isoSql } from '../../../platform/db/iso-sql.js';
import { query } from '../../../platform/db/query.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { LEFT_PENCE } from '../../orders/order-payments.store.js';
import { DISPUTE_JSON } from '../../payments/disputes.store.js';
import { IS_IN_QUESTION, MAY_BE_FOR } from '../../payments/refunds/refund-predicates.js';
import type { OrderBalance } from './order-balance.types.js';

/** Dashboard refunds of payment `p` that wait for staff's answer, as JSON. */
export const UNLINKED_REFUNDS_JSON = `(select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'paymentIntent', d.payment_intent,
    'amountPence', d.amount_pence, 'mayBeFor', open.ids, 'createdAt', ${isoSql('d.created_at')}) order by d.created_at, d.id), '[]')
  from provider_refunds d cross join lateral (select jsonb_agg(r.id order by r.created_at, r.id) as ids from refunds r where ${MAY_BE_FOR}) open
  where d.payment_intent = p.payment_intent and open.ids is not null)`;

/** The refunds `r` of a condition as JSON, oldest first, with who requested and who sent each. */
export const REFUNDS_JSON = (condition: string) => `(select coalesce(jsonb_agg(jsonb_build_object('id', r.id,
        'paymentIntent', r.payment_intent, 'amountPence', r.amount_pence, 'reason', r.reason, 'status', r.status, 'channel', r.channel,
        'providerRefund', r.provider_refund, 'confirmedAt', ${isoSql('r.confirmed_at')}, 'isInQuestion', ${IS_IN_QUESTION},
        'words', asked.words, 'askedBy', asker.name, 'sentBy', sender.name, 'sentAt', ${isoSql('sent.created_at')},
        'sentNote', sent.words, 'createdAt', ${isoSql('r.created_at')}) order by r.created_at, r.id), '[]')
      from refunds r
        left join payment_operations asked on asked.id = case when r.reason like 'staff:%' then substr(r.reason, 7)::uuid end
        left join users asker on asker.id = asked.actor_id
        left join payment_operations sent on sent.refund_id = r.id and sent.kind = 'refund_sent'
        left join users sender on sender.id = sent.actor_id
      where ${condition})`;

/** The stored parts of an order's balance. */
export type StoredBalance = Pick<
  OrderBalance,
  | ('orderId' | 'version' | 'paymentStatus' | 'pricePence')
  | ('payments' | 'refunds' | 'unlinkedRefunds' | 'corrections')
>;

/** One statement, so that all figures are of the same moment. */
const MONEY_SQL = `
  select o.id as order_id, o.version, o.payment_status,
    o.price_pence,
    (select coalesce(jsonb_agg(jsonb_build_object('paymentIntent', p.payment_intent, 'method', p.method,
        'cardBrand', coalesce(p.card->>'brand', ''), 'cardLast4', coalesce(p.card->>'last4', ''), 'amountPence', p.amount_pence,
        'refundedPence', p.refunded_pence - p.reversed_pence, 'reversedPence', p.reversed_pence,
        'leftPence', ${LEFT_PENCE}, 'dispute', ${DISPUTE_JSON},
        'note', d.words, 'recordedBy', u.name, 'receivedOn', d.received_on, 'createdAt', ${isoSql('p.created_at')})
        order by p.created_at, p.payment_intent), '[]')
      from order_payments p left join payment_operations d on d.payment_intent = p.payment_intent and d.kind = 'payment'
        left join users u on u.id = d.actor_id where p.order_id = o.id) as payments,
    ${REFUNDS_JSON('r.payment_intent in (select p.payment_intent from order_payments p where p.order_id = o.id)')} as refunds,
    (select coalesce(jsonb_agg(one order by one->>'createdAt', one->>'id'), '[]') from order_payments p,
        jsonb_array_elements(${UNLINKED_REFUNDS_JSON}) one where p.order_id = o.id)as unlinked_refunds,
    (select coalesce(jsonb_agg(jsonb_build_object('amountPence', d.amount_pence, 'paymentIntent', d.payment_intent, 'words', d.words, 'madeBy', u.name,
        'createdAt', ${isoSql('d.created_at')}) order by d.created_at, d.id), '[]')
      from payment_operations d join users u on u.id = d.actor_id
      where d.order_id = o.id and d.kind = 'correction') as corrections
  from orders o where o.id = $1 and o.deleted_at is null`;

/** The stored balance of an order, outside or inside a transaction; null when the order does not exist. */
export async function readMoney(em: EntityManager, orderId: string): Promise<StoredBalance | null> {
  if (!isUuid(orderId)) return null;
  const [money] = await query<StoredBalance>(em, MONEY_SQL, [orderId]);
  return money ?? null;
}
