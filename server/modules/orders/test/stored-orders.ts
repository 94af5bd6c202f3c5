import type { Pool } from 'pg';
import { frozen } from './frozen.js';

export interface StoredOrderFacts {
  readonly userId: string;
  /** Number of orders, each created a minute before the previous one. */
  readonly count: number;
  readonly paymentStatus?: string;
  readonly status?: string;
  readonly name?: string;
  readonly fromCity?: string;
  readonly trackingNumber?: string;
  readonly totalPence?: number;
}

/** Inserts orders, each with one line and one timeline event; returns their ids, newest first. */
export async function storeOrders(pool: Pool, facts: StoredOrderFacts): Promise<string[]> {
  const { userId, count, paymentStatus = 'paid', status = 'processing', name = 'Bea Baker' } = facts;
  const { fromCity = 'Leeds', trackingNumber = null, totalPence = 10_000 } = facts;
  const shipment = frozen({ destination: 'australia', fromCity, toCity: 'Perth', totalPence });
  const { rows } = await pool.query<{ id: string }>(
    `with made as materialized (
       select gen_random_uuid() as id, gen_random_uuid() as checkout_id, n,
         statement_timestamp() - interval '1 minute' * n as created_at from generate_series(1, $2::int) n
     ), frozen as (
       insert into checkouts (id, user_id, cart_id, status, price_hash, idempotency_key, shipment, lines, contact, created_at, updated_at)
       select checkout_id, $1, gen_random_uuid(), 'finalized', 'none', id::text, $8, '[]', '{}', created_at, created_at from made
     ), placed as (
       insert into orders (id, checkout_id, payment_intent, user_id, status, payment_status, customer, shipment, paid_pence, tracking_number, card, created_at)
       select id, checkout_id, 'pi_stored_' || id, $1, $3, $4, jsonb_build_object('name', $5::text, 'email', 'bea@example.com', 'phone', ''),
         $8, $7, $6,
         '{"paymentMethodId":"pm_1","brand":"visa","last4":"4242","expMonth":12,"expYear":2034}', created_at
       from made
     ), line as (
       insert into order_lines (id, order_id, position, name, description, size, quantity, unit_pence, unit_volume_cm3)
       select gen_random_uuid(), id, 0, 'Standard Box', '', '', 1, $7, 1 from made
     ), event as (
       insert into order_events (id, order_id, status, description, created_at)
       select gen_random_uuid(), id, 'processing', 'Booked', created_at from made
     )
     select id from made order by n`,
    [userId, count, status, paymentStatus, name, trackingNumber, totalPence, JSON.stringify(shipment)],
  );
  return rows.map(({ id }) => id);
}

/** Inserts ledger entries for payments and refunds of stored orders, with document numbers of their own. */
export async function storeLedger(pool: Pool): Promise<void> {
  await pool.query(
    `insert into ledger_entries (id, order_id, kind, amount_pence, payment_intent, movement, document_number, issuer, content,
        description, created_at)
      select gen_random_uuid(), o.id, m.kind, m.pence, o.payment_intent, m.kind || o.id, m.series || substr(o.number, 4)::int + 500000, '{}',
          jsonb_build_object('destination', o.destination), '', o.created_at
        from orders o, lateral (values ('payment', o.paid_pence, 'INV-'), ('refund', -o.refunded_pence, 'CRN-')) m(kind, pence, series)
        where o.payment_status in ('paid', 'refunded') and m.pence <> 0`,
  );
}
