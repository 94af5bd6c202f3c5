import type { Policy } from './policy.js';

/** Made by the shop, or by somebody who tried a card; while the shop has a payment, the sandbox can refund it. */
const FORGOTTEN_INTENTS = `select i.id, i.payment_method, i.customer from stripe_sandbox.payment_intent i
  where to_timestamp(i.created) < now() - interval '90 days'
    and not exists (select from payment_attempts a where a.payment_intent = i.id)
    and not exists (select from order_payments p where p.payment_intent = i.id)
    and not exists (select from refunds r where r.payment_intent = i.id)
  order by i.seq limit $1 for update of i skip locked`;

/** The sandbox stands in for the card provider, which keeps nothing for us. */
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
