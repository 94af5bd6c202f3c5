import { BOOKS_END, type Policy } from './policy.js';

/**
 * True when no such row exists. With `offset 0` PostgreSQL checks row by row, by index; without, it joins all expired
 * rows with all young ones, which takes minutes when a year of 30,000 orders ends.
 */
const none = (rows: string) => `not exists (select from ${rows} offset 0)`;

/** True when nothing of a payment is pending: every refund is over, and no issue is open. */
const settled = (intents: string) =>
  [
    `refunds r where r.payment_intent in (${intents}) and r.status not in ('succeeded', 'cancelled')`,
    `payment_issues e where e.payment_intent in (${intents}) and e.resolved_at is null`,
  ]
    .map(none)
    .join(' and ');

/**
 * True when no row of these payments is within the retention period of the books. A payment is often booked before it
 * is refunded or examined, so its oldest row does not show its youngest.
 */
const onlyOld = (intents: string) =>
  [
    ['refunds', 'created_at'],
    ['provider_refunds', 'created_at'],
    ['payment_issues', 'created_at'],
    ['payment_issues', 'resolved_at'],
    ['payment_resolutions', 'created_at'],
    ['payment_disputes', 'updated_at'],
    ['ledger_entries', 'created_at'],
    ['stripe_events', 'received_at'],
  ]
    .map(
      ([table, time]) =>
        `${table} young where young.payment_intent in (${intents}) and young.${time} >= ${BOOKS_END}`,
    )
    .concat(`refunds r join payment_operations young on young.refund_id = r.id
      where r.payment_intent in (${intents}) and young.created_at >= ${BOOKS_END}`)
    .map(none)
    .join(' and ');

/** Removes rows that belong to checkouts and payments in `gone_checkouts` and `gone_intents`, then the checkouts. */
export const WITH_PAYMENTS = `
  operations as (delete from payment_operations where refund_id in
    (select id from refunds where payment_intent in (select id from gone_intents))),
  resolutions as (delete from payment_resolutions where payment_intent in (select id from gone_intents)),
  disputes as (delete from payment_disputes where payment_intent in (select id from gone_intents)),
  issues as (delete from payment_issues where payment_intent in (select id from gone_intents)),
  given_back as (delete from provider_refunds where payment_intent in (select id from gone_intents)),
  money_back as (delete from refunds where payment_intent in (select id from gone_intents)),
  events as (delete from stripe_events where payment_intent in (select id from gone_intents)),
  attempts as (delete from payment_attempts where checkout_id in (select id from gone_checkouts)),
  checkouts_gone as (delete from checkouts where id in (select id from gone_checkouts))`;

/** Removes the orders in `picked`, the last common table of a statement, with all rows that belong to them. */
export const WITH_ORDERS = `
  gone_checkouts as materialized (select checkout_id as id from picked
    union select id from checkouts where amends_order_id in (select id from picked)),
  gone_intents as materialized (
    select payment_intent as id from order_payments where order_id in (select id from picked)
    union select payment_intent from payment_attempts
      where checkout_id in (select id from gone_checkouts) and payment_intent is not null),
  ledger as (delete from ledger_entries where order_id in (select id from picked)),
  mail as (delete from email_messages where order_id in (select id from picked)),
  quotes as (delete from saved_quotes where order_id in (select id from picked)),
  changes as (delete from order_changes where order_id in (select id from picked)),
  payments as (delete from order_payments where order_id in (select id from picked)),
  order_operations as (delete from payment_operations where order_id in (select id from picked)),
  ${WITH_PAYMENTS}
  delete from orders where id in (select id from picked) returning 1`;

const INTENTS_OF_CHECKOUT = 'select a.payment_intent from payment_attempts a where a.checkout_id = c.id';
/** Payments of an order: those that paid for it, and attempts at it or at a change of it. */
const INTENTS_OF_ORDER = `select p.payment_intent from order_payments p where p.order_id = o.id
  union select a.payment_intent from checkouts c join payment_attempts a on a.checkout_id = c.id
    where (c.id = o.checkout_id or c.amends_order_id = o.id) and a.payment_intent is not null`;

/**
 * Orders and payments, each with all dependent rows in one statement: PostgreSQL checks its foreign keys when the
 * statement ends. Tables with a cascading reference to an order follow it.
 */
export const ORDER_POLICIES: readonly Policy[] = [
  {
    name: 'unpaid checkouts',
    what: 'checkouts that were closed without a payment or a bank transfer: addresses and contact',
    after: '90 days',
    why: 'money that was late has arrived by then (a day), and so has what a bank reports about it',
    tables: ['checkouts', 'payment_attempts', 'transfer_bookings'],
    sql: `with gone_checkouts as materialized (select c.id from checkouts c
        where c.status in ('cancelled', 'expired') and c.updated_at < now() - interval '90 days'
          and not exists (select from payment_attempts a where a.checkout_id = c.id
            and (a.status in ('requested', 'open') or a.provider_status is distinct from 'canceled' and a.payment_intent is not null))
          and not exists (select from payment_attempts a join payment_issues e on e.payment_intent = a.payment_intent
            where a.checkout_id = c.id)
          and not exists (select from payment_attempts a join refunds r on r.payment_intent = a.payment_intent
            where a.checkout_id = c.id)
          and not exists (select from orders o where o.checkout_id = c.id)
          and not exists (select from order_payments p where p.checkout_id = c.id)
          and not exists (select from order_changes h where h.checkout_id = c.id)
          and not exists (select from transfers t join transfer_bookings b on b.id = t.booking_id where b.checkout_id = c.id)
        limit $1 for update of c skip locked),
      attempts as (delete from payment_attempts where checkout_id in (select id from gone_checkouts))
      delete from checkouts where id in (select id from gone_checkouts) returning 1`,
  },
  {
    name: 'payments without an order',
    what: 'checkouts that became no order, and their payments and bank transfers',
    after: '6 years after the end of the year in which something last happened to the payment',
    why: 'the books must show payments and refunds (HMRC)',
    tables: [
      'checkouts',
      'payment_attempts',
      'refunds',
      'provider_refunds',
      'payment_issues',
      'payment_resolutions',
      'payment_disputes',
      'payment_operations',
      'transfer_bookings',
      'transfers',
    ],
    sql: `with picked as materialized (select c.id from checkouts c
        where c.updated_at < ${BOOKS_END} and c.amends_order_id is null
          and ${none(`transfers t join transfer_bookings b on b.id = t.booking_id where b.checkout_id = c.id and t.created_at >= ${BOOKS_END}`)}
          and ${none('orders o where o.checkout_id = c.id')}
          and ${none('order_payments p where p.checkout_id = c.id')}
          and ${settled(INTENTS_OF_CHECKOUT)}
          and ${onlyOld(INTENTS_OF_CHECKOUT)}
        limit $1 for update of c skip locked),
      gone_checkouts as (select id from picked),
      gone_intents as materialized (select payment_intent as id from payment_attempts
        where checkout_id in (select id from picked) and payment_intent is not null),
      ${WITH_PAYMENTS}
      select from picked`,
    batch: 100,
  },
  {
    name: 'payments of nobody',
    what: 'payments that somebody looked into and that belong to no checkout, with their refunds',
    after: '6 years after the end of the year in which something last happened to the payment',
    why: 'as payments without an order',
    tables: [
      'refunds',
      'provider_refunds',
      'payment_issues',
      'payment_resolutions',
      'payment_disputes',
      'payment_operations',
    ],
    sql: `with gone_intents as materialized (select i.id from (
          select payment_intent as id from payment_issues where created_at < ${BOOKS_END}
          union select payment_intent from refunds where created_at < ${BOOKS_END}) i
        where ${none('payment_attempts a where a.payment_intent = i.id')}
          and ${none('order_payments p where p.payment_intent = i.id')}
          and ${settled('i.id')}
          and ${onlyOld('i.id')}
        limit $1),
      gone_checkouts as (select null::uuid as id where false),
      ${WITH_PAYMENTS}
      select from gone_intents`,
    batch: 100,
  },
  {
    name: 'orders',
    what: 'orders with lines, timeline, charges, boxes, messages, notes, checkout, payments, refunds and requests for them, invoices and ledger',
    after: '6 years after the end of the year of the last movement of money',
    why: 'the law asks for the books that long (Companies Act, HMRC), and no longer',
    tables: [
      ...[
        'orders',
        'order_lines',
        'order_events',
        'order_boxes',
        'box_items',
        'box_scans',
        'conversations',
        'messages',
        'attachments',
        'order_papers',
      ],
      ...[
        'order_notes',
        'order_payments',
        'order_changes',
        'order_charges',
        'payment_operations',
        'refund_requests',
        'ledger_entries',
        'email_messages',
      ],
      ...[
        'checkouts',
        'payment_attempts',
        'refunds',
        'provider_refunds',
        'payment_issues',
        'payment_resolutions',
        'payment_disputes',
        'saved_quotes',
      ],
    ],
    sql: `with picked as materialized (select o.id, o.checkout_id from orders o
        where o.created_at < ${BOOKS_END}
          and ${none(`ledger_entries l where l.order_id = o.id and l.created_at >= ${BOOKS_END}`)}
          and ${none(`saved_quotes q join checkouts c on c.quote_id = q.id
            where q.order_id = o.id and c.id <> o.checkout_id`)}
          and ${settled(INTENTS_OF_ORDER)}
          and ${onlyOld(INTENTS_OF_ORDER)}
        limit $1 for update of o skip locked),
      ${WITH_ORDERS}`,
    batch: 100,
  },
];
