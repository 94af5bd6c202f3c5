import { type Policy, removing } from './policy.js';

/** Payment intents of the shop or of card trials; while the shop has a payment, the sandbox can refund it. */
const FORGOTTEN_INTENTS = `select i.id, i.payment_method, i.customer from stripe_sandbox.payment_intent i
  where to_timestamp(i.created) < now() - interval '90 days'
    and not exists (select from payment_attempts a where a.payment_intent = i.id)
    and not exists (select from order_payments p where p.payment_intent = i.id)
    and not exists (select from refunds r where r.payment_intent = i.id)
  order by i.seq limit $1 for update of i skip locked`;

/** The sandbox stands in for the card provider, which stores nothing for us. */
export const SANDBOX_POLICIES: readonly Policy[] = [
  {
    name: 'sandbox answers',
    what: 'answers of the payment sandbox to repeats, and its events',
    after: '30 days',
    why: 'as the provider keeps its own',
    tables: ['stripe_sandbox.idempotency', 'stripe_sandbox.event'],
    sql: `with answers as (delete from stripe_sandbox.idempotency where ctid = any (array(
        select ctid from stripe_sandbox.idempotency where created_at < now() - interval '30 days'
          limit $1 for update skip locked)) returning 1),
      events as (delete from stripe_sandbox.event where ctid = any (array(
        select ctid from stripe_sandbox.event where coalesce(delivered_at, to_timestamp(created)) < now() - interval '30 days'
          limit $1 for update skip locked)) returning 1)
      select from answers union all select from events`,
  },
  {
    name: 'sandbox payments',
    what: 'payments of the sandbox that no checkout or order of the shop names',
    after: '90 days',
    why: 'they are of trials, or of orders that have gone',
    tables: ['stripe_sandbox.payment_intent', 'stripe_sandbox.charge', 'stripe_sandbox.refund'],
    sql: `with over as materialized (${FORGOTTEN_INTENTS}),
      refunds as (delete from stripe_sandbox.refund where payment_intent in (select id from over)),
      charges as (delete from stripe_sandbox.charge where payment_intent in (select id from over))
      delete from stripe_sandbox.payment_intent where id in (select id from over) returning 1`,
  },
  {
    name: 'sandbox cards',
    what: 'test cards and customers of the sandbox that no payment of it names',
    after: '7 days',
    why: 'who typed one goes on to pay within minutes',
    tables: ['stripe_sandbox.payment_method', 'stripe_sandbox.customer'],
    sql: `with cards as (delete from stripe_sandbox.payment_method where id = any (array(
        select m.id from stripe_sandbox.payment_method m where to_timestamp(m.created) < now() - interval '7 days'
          and not exists (select from stripe_sandbox.payment_intent i where i.payment_method = m.id)
          and not exists (select from stripe_sandbox.charge c where c.payment_method = m.id)
          limit $1 for update skip locked)) returning 1),
      customers as (delete from stripe_sandbox.customer where id = any (array(
        select m.id from stripe_sandbox.customer m where to_timestamp(m.created) < now() - interval '7 days'
          and not exists (select from stripe_sandbox.payment_intent i where i.customer = m.id)
          limit $1 for update skip locked)) returning 1)
      select from cards union all select from customers`,
  },
];

/** Policies of requests, and of the files that people send with them, with messages and as documents. */
export const FILE_POLICIES: readonly Policy[] = [
  {
    name: 'requests',
    what: 'requests with what was written, the shipment and the file that came with them',
    after: '2 years after they last changed',
    why: 'by then the move is over; what was booked is in the order',
    ...removing('requests', `changed_at < now() - interval '2 years'`),
    tables: ['requests', 'messages', 'attachments'],
    batch: 100,
  },
  {
    name: 'files of closed requests',
    what: 'files that came with requests that were won or lost, and with their messages',
    after: '3 months after the request last changed',
    why: 'by then nobody looks at the other offer or the photos; the request itself stays',
    ...removing(
      'attachments',
      `(request_id is not null or message_id is not null) and exists (select from requests r
        where r.id in (request_id, (select m.request_id from messages m where m.id = message_id))
          and r.state in ('won', 'lost') and r.changed_at < now() - interval '3 months')`,
    ),
    batch: 50,
  },
  {
    name: 'files of messages on finished orders',
    what: 'photos and PDFs that came with messages on orders that were delivered or cancelled',
    after: '6 months after anything last happened on the order',
    why: 'by then damage is settled; the books need the words, not the pictures',
    ...removing(
      'attachments',
      `message_id is not null and exists (select from messages m join orders o on o.id = m.order_id
        where m.id = message_id and o.status in ('delivered', 'cancelled') and not exists (select from order_events e
          where e.order_id = o.id and e.created_at >= now() - interval '6 months'))`,
    ),
    batch: 50,
  },
  {
    name: 'papers for customs',
    what: 'the papers of orders that were delivered or cancelled, with their files: passports, visas, forms',
    after: '90 days after anything last happened on the order',
    why: 'customs are done by then, and a passport is kept no longer than that',
    ...removing(
      'order_papers',
      `exists (select from orders o where o.id = order_papers.order_id and o.status in ('delivered', 'cancelled')
        and not exists (select from order_events e
          where e.order_id = o.id and e.created_at >= now() - interval '90 days'))`,
    ),
    tables: ['order_papers', 'attachments'],
    batch: 50,
  },
  {
    name: 'unsent files',
    what: 'files that were sent for a request, message or paper that never came',
    after: 'a day',
    why: 'a form may stand open for hours',
    ...removing('attachments', `not is_sent and created_at < now() - interval '1 day'`),
    batch: 50,
  },
];
