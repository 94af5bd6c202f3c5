import type { EntityManager } from '@mikro-orm/postgresql';
import type { TransferState } from '../../../../rules/orders/bank-transfer.js';
import { isoSql } from '../../../platform/db/iso-sql.js';
import { query, read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import { TransferBooking } from './transfer.types.js';

/** The payment of the order that a booking's transfers paid. */
export const transferPaymentId = (bookingId: string) => `manual_${bookingId}`;

const IS_BOOKED = `coalesce(o.payment_intent = 'manual_' || b.id, false)`;
const TOTAL = `(c.shipment->>'totalPence')::int`;

const BOOKINGS_SQL = (
  rest: string,
) => `select b.id, b.checkout_id, q.id as quote_id, q.reference, b.due_on::text, ${isoSql('b.created_at')} as created_at,
    c.contact->>'name' as customer_name, c.contact->>'email' as customer_email, ${TOTAL} as total_pence, t.held_pence, t.transfers,
    c.status = 'awaiting_payment' as is_waiting, ${IS_BOOKED} as is_booked, o.id as order_id, o.number as order_number
  from transfer_bookings b join checkouts c on c.id = b.checkout_id join saved_quotes q on q.id = c.quote_id
    left join orders o on o.checkout_id = c.id and o.deleted_at is null
    cross join lateral (select coalesce(sum(t.amount_pence), 0)::int as held_pence,
      coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'amountPence', t.amount_pence, 'movedOn', t.moved_on, 'note', t.note,
        'recordedBy', u.name, 'createdAt', ${isoSql('t.created_at')}) order by t.created_at, t.id), '[]') as transfers
      from transfers t join users u on u.id = t.actor_id where t.booking_id = b.id) t
  where ${rest}`;

const TO_RETURN = `t.held_pence - case when ${IS_BOOKED} then ${TOTAL} else 0 end`;

const STATE_SQL: Readonly<Record<TransferState, string>> = {
  waiting: `c.status = 'awaiting_payment'`,
  to_return: `c.status <> 'awaiting_payment' and ${TO_RETURN} > 0`,
  booked: `c.status <> 'awaiting_payment' and ${TO_RETURN} <= 0 and ${IS_BOOKED}`,
  ended: `c.status <> 'awaiting_payment' and ${TO_RETURN} <= 0 and not ${IS_BOOKED}`,
};

export type StoredBooking = TransferBooking & { readonly quoteId: string };

const toBooking = (row: StoredBooking): StoredBooking => Object.assign(new TransferBooking(), row);

/** A booking, inside or outside of a transaction; undefined when it does not exist. */
export async function readBooking(em: EntityManager, id: string): Promise<StoredBooking | undefined> {
  const rows = await query<StoredBooking>(em, BOOKINGS_SQL('b.id = $1'), [id]);
  return rows.map(toBooking)[0];
}

/** The latest booking of a quote; undefined without one. */
export async function readBookingOfQuote(
  em: EntityManager,
  quoteId: string,
): Promise<StoredBooking | undefined> {
  const rows = await query<StoredBooking>(
    em,
    BOOKINGS_SQL('c.quote_id = $1 order by b.created_at desc, b.id limit 1'),
    [quoteId],
  );
  return rows.map(toBooking)[0];
}

/** One page of bookings, newest first, and their number in all. */
export async function readBookings(
  pool: ReadPool,
  state: TransferState | null | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ bookings: StoredBooking[]; total: number }> {
  const all = BOOKINGS_SQL(state ? STATE_SQL[state] : 'true');
  const [counted, rows] = await Promise.all([
    read<{ total: number }>(pool, `select count(*)::int as total from (${all}) found`, []),
    read<StoredBooking>(pool, `${all} order by b.created_at desc, b.id limit $1 offset $2`, [limit, offset]),
  ]);
  return { bookings: rows.map(toBooking), total: counted[0]?.total ?? 0 };
}

/** Waiting bookings without any money whose last day is over; at most `limit`. */
export function readOverdue(
  em: EntityManager,
  today: string,
  limit: number,
): Promise<{ id: string; checkoutId: string }[]> {
  return query(
    em,
    `select b.id, b.checkout_id from transfer_bookings b join checkouts c on c.id = b.checkout_id
      where b.due_on < $1::date and c.status = 'awaiting_payment'
        and not exists (select from transfers t where t.booking_id = b.id)
      order by b.due_on, b.id limit $2`,
    [today, limit],
  );
}

/** Waiting bookings to remind of: due by that day, and not reminded of; marks them as reminded. */
export function claimReminders(
  tx: EntityManager,
  { by, now, limit }: { readonly by: string; readonly now: Date; readonly limit: number },
): Promise<{ id: string; recipient: string; userId: string }[]> {
  return query(
    tx,
    `update transfer_bookings b set reminded_at = $1 from checkouts c
      where c.id = b.checkout_id and b.id in (
        select b.id from transfer_bookings b join checkouts c on c.id = b.checkout_id
          where b.reminded_at is null and b.due_on <= $2::date and c.status = 'awaiting_payment'
          order by b.due_on, b.id limit $3 for update of b skip locked)
      returning b.id, c.contact->>'email' as recipient, c.user_id`,
    [now, by, limit],
  );
}
