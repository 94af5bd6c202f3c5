import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isoSql } from '../../../platform/db/iso-sql.js';
import { query } from '../../../platform/db/query.js';
import type { LedgerKind, LedgerWay } from './ledger.entity.js';

export interface Movement {
  readonly orderId: string;
  readonly kind: LedgerKind;
  /** Pence; negative for a refund. */
  readonly amountPence: number;
  readonly paymentIntent: string;
  /** Distinguishes refunds of one payment; without it, the refunded total does. */
  readonly refundId?: string;
  /** `card` when left out. */
  readonly way?: LedgerWay;
  /** The day a bank transfer arrived. */
  readonly receivedOn?: string;
  /** The purpose, as the document states it. */
  readonly description: string;
  readonly now: Date;
}

/** Locks the counter until the transaction ends, so that the numbers have no gaps. */
const WRITE_SQL = `
  with given as (
    select $1::uuid as id, $2::uuid as order_id, $3::text as kind, $4::int as amount_pence, $5::text as payment_intent,
      $6::text as refund_id, $7::text as description, $8::timestamptz as created_at, $9::text as way, $10::text as received_on
  ), moved as (
    select g.*, case when g.kind = 'payment' then 'payment' else 'refund ' || coalesce(g.refund_id, 'up to ' || (
      select coalesce(sum(-l.amount_pence), 0) - g.amount_pence from ledger_entries l
        where l.payment_intent = g.payment_intent and l.kind = g.kind)) end || ' of ' || g.payment_intent as movement
    from given g
  ), numbered as (
    update document_series s set last_number = s.last_number + 1 from moved m
      where s.kind = m.kind and not exists (select from ledger_entries l where l.movement = m.movement)
      returning s.prefix || s.last_number as number
  ), invoice as (
    select l.document_number as number, l.issuer, l.amount_pence, l.vat_pence
      from given g join ledger_entries l on l.order_id = g.order_id and l.kind = 'payment'
      order by l.payment_intent = g.payment_intent desc, l.created_at, l.document_number limit 1
  ), credited as (
    select coalesce(-sum(l.amount_pence), 0) as pence, coalesce(-sum(l.vat_pence), 0) as vat_pence
      from given g join ledger_entries l on l.order_id = g.order_id and l.kind = 'refund', invoice i
      where l.content->>'invoiceNumber' = i.number
  ), issued as (
    select coalesce(case g.kind when 'refund' then i.issuer end, (select company from store_settings), '{}') as issuer
      from given g left join invoice i on true
  ), rated as (
    select issuer, coalesce((issuer->>'vatPercent')::numeric, 0) as percent from issued
  )
  insert into ledger_entries (id, order_id, kind, amount_pence, payment_intent, refund_id, movement, document_number, issuer, vat_pence,
      content, description, created_at)
    select m.id, m.order_id, m.kind, m.amount_pence, m.payment_intent, m.refund_id, m.movement, n.number, r.issuer,
      case when m.kind = 'refund' and i.number is not null
        then c.vat_pence - round(i.vat_pence * least(c.pence - m.amount_pence, i.amount_pence)::numeric / i.amount_pence)
        else round(m.amount_pence * r.percent / (100 + r.percent)) end,
      jsonb_build_object('orderNumber', o.number, 'bookedAt', ${isoSql('o.created_at')},
        'customer', o.customer, 'billTo', o.shipment->'billingAddress', 'collectFrom', (o.shipment->'collectionAddress') - 'access',
        'deliverTo', (o.shipment->'deliveryAddress') - '{access,receiver}'::text[],
        'destination', o.destination, 'serviceName', o.shipment->'serviceName', 'invoiceNumber', i.number,
        'way', m.way, 'receivedOn', m.received_on,
        'card', (select jsonb_build_object('brand', p.card->'brand', 'last4', p.card->'last4')
          from order_payments p where p.payment_intent = m.payment_intent),
        'lines', case when i.number is null then (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'description',
          i.description, 'size', i.size, 'quantity', i.quantity, 'unitPence', i.unit_pence) order by i.position), '[]')
          from order_lines i where i.order_id = o.id) else '[]' end,
        'sums', case when i.number is null then jsonb_build_object('itemsPence', o.shipment->'itemsPence', 'minimumTopUpPence',
          o.shipment->'minimumTopUpPence', 'servicePence', o.shipment->'servicePence', 'promotionPence', o.shipment->'promotionPence',
          'promotionName', o.shipment->'promotion'->>'name', 'totalPence', o.paid_pence) end),
      m.description, m.created_at
    from moved m join orders o on o.id = m.order_id left join invoice i on true, numbered n, credited c, rated r
    returning document_number`;

/**
 * Writes one certain movement of an order's money and numbers its document, in the caller's transaction, which holds
 * the order's lock and has flushed the order with its lines. A refund corrects the invoice of its payment, with that
 * invoice's issuer and VAT rate; all refunds together credit its VAT to the penny. Writing a movement again does
 * nothing. Call it last: entries of all other orders wait for the end of this transaction. Returns the document number;
 * null for a movement that is written already.
 */
export async function writeLedgerEntry(tx: EntityManager, movement: Movement): Promise<string | null> {
  const { orderId, kind, amountPence, paymentIntent, refundId, description, now } = movement;
  const { way = 'card', receivedOn = null } = movement;
  const [written] = await query<{ documentNumber: string }>(tx, WRITE_SQL, [
    ...[randomUUID(), orderId, kind, amountPence, paymentIntent],
    ...[refundId ?? null, description, now, way, receivedOn],
  ]);
  return written?.documentNumber ?? null;
}
