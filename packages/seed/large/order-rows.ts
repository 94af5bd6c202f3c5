import type { Numbering } from './numbering.js';

/** The refund of each order that has one: amount, time and reason; a cancelled booking is refunded whole. */
const BACK = `create temp table given_back on commit drop as
  select s.n, b.intent, b.id as order_id, case when s.cancelled_at is not null then s.total_pence
      else greatest(500, (s.total_pence * (0.05 + 0.25 * pg_temp.chance(s.n, 'part')))::int / 100 * 100) end as pence,
    coalesce(s.cancelled_at + interval '2 minutes', s.amends_at) as at,
    case when s.cancelled_at is not null then 'order-cancelled' else 'staff:' || pg_temp.name_of(s.n, 'refund key') end as reason
  from stages s join bookings b using (n) where s.cancelled_at is not null or s.amends_at is not null`;

const events = ({ staffNo }: Numbering) =>
  [
    `select b.n, 1 as step, b.created_at as at, 'processing' as status, case when b.is_paid then 'Payment received and booking confirmed' else 'Booked; the bank transfer has not come yet' end as words, null::int as staff_no from bookings b`,
    ...(
      [
        [
          2,
          'cancelled_at',
          'cancelled',
          `'Booking cancelled: ' || pg_temp.in_pounds(s.total_pence) || ' is on its way back to the card'`,
        ],
        [3, 'shipped_at', 'shipped', `'Collected from your door and shipped'`],
        [4, 'sailed_at', 'in_transit', `'On its way by sea'`],
        [5, 'delivered_at', 'delivered', `'Delivered to your new door'`],
      ] as const
    ).map(
      ([step, moment, status, words]) =>
        `select s.n, ${step}, s.${moment}, '${status}', ${words}, ${staffNo('s.n', status)} from stages s where s.${moment} is not null`,
    ),
    `select n, 6, at, 'refunded', pg_temp.in_pounds(pence) || ' went back to the card', null from given_back`,
  ].join(' union all ');

/** Checkouts, orders, lines and timelines. */
export const orderRows = (numbering: Numbering): readonly string[] => [
  BACK,
  'create unique index on given_back (n)',
  ...numbering.numbered,
  'create unique index on numbered (n)',
  `insert into checkouts (id, user_id, cart_id, status, price_hash, idempotency_key, lines, contact, shipment, created_at, updated_at)
    select b.checkout_id, b.user_id, null, 'finalized', md5(b.checkout_id::text), 'large-' || b.n, b.lines, b.customer, s.shipment,
      b.created_at - interval '4 minutes', b.created_at from bookings b join stages s using (n)`,
  `insert into orders (id, number, checkout_id, payment_intent, user_id, status, payment_status, customer, shipment, paid_pence, item_names,
      tracking_number, card, refunded_pence, created_at)
    select b.id, d.number, b.checkout_id, b.intent, b.user_id, s.status, case when not b.is_paid then 'pending' when g.pence = s.total_pence then 'refunded' else 'paid' end, b.customer,
      s.shipment, case when b.is_paid then s.total_pence else 0 end, (select string_agg(distinct l->>'name', ' ') from jsonb_array_elements(b.lines) l),
      case when s.sailed_at is not null then 'TRK' || lpad(((b.n * 7919) % 10000000)::text, 7, '0') || upper(left(b.destination, 2)) end,
      b.card, coalesce(g.pence, 0), b.created_at
    from bookings b join stages s using (n) join numbered d using (n) left join given_back g using (n)`,
  `insert into order_lines (id, order_id, position, product_id, name, description, image_url, size, quantity, unit_pence, unit_volume_cm3)
    select pg_temp.name_of(l.n * 10 + l.position, 'line'), b.id, l.position, l.product_id, l.name, l.details, l.image_url, l.size, l.quantity,
      l.pence, l.volume from booked_lines l join bookings b using (n)`,
  `create temp table happened on commit drop as
    select e.*, pg_temp.name_of(e.n * 10 + e.step, 'event') as id, b.id as order_id, p.id as actor_id
      from (${events(numbering)}) e join bookings b using (n) left join people p on p.n = e.staff_no`,
  `insert into order_events (id, order_id, status, description, actor_id, created_at)
    select id, order_id, status, words, actor_id, at from happened`,
  `insert into acted select h.n, h.step, h.at, h.actor_id, h.order_id, d.number, h.status
    from happened h join numbered d using (n) where h.actor_id is not null`,
];
