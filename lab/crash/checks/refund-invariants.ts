import type { Invariant } from './invariant.js';

/** Invariants of refunds and of the ledger once everything has settled. */
export const MONEY_BACK_INVARIANTS: readonly Invariant[] = [
  {
    name: 'of an order that stands only staff have refunded',
    broken: `select p.order_id as id from order_payments p join refunds r on r.payment_intent = p.payment_intent
      join orders o on o.id = p.order_id where o.status <> 'cancelled' and r.reason not like 'staff:%'`,
  },
  {
    name: 'of a cancelled order nothing is held but what waits to be sent by hand, or came later',
    broken: `select o.id from orders o join order_payments p on p.order_id = o.id where o.status = 'cancelled'
      and p.created_at < (select max(e.created_at) from order_events e where e.order_id = o.id and e.status = 'cancelled')
      and p.amount_pence - p.refunded_pence <> (select coalesce(sum(r.amount_pence), 0) from refunds r
        where r.payment_intent = p.payment_intent and r.channel = 'bank_transfer' and r.status = 'requested')`,
  },
  {
    name: 'an order says that it is paid only while something is held, and that it is refunded only when nothing is',
    broken: `select id from orders where case payment_status when 'paid' then refunded_pence = paid_pence
      when 'refunded' then refunded_pence <> paid_pence else false end`,
  },
  {
    name: 'what an order says was reversed is what its payments say',
    broken: `select o.id from orders o join order_payments p on p.order_id = o.id
      group by o.id having sum(p.reversed_pence) <> o.reversed_pence`,
  },
  {
    name: 'a refund of staff is asked for once, to the penny',
    broken: `select d.id from payment_operations d left join refunds r on r.reason = 'staff:' || d.id
      where d.kind = 'refund' group by d.id having coalesce(sum(r.amount_pence), 0) <> d.amount_pence`,
  },
  {
    name: 'the refunded part of a payment was refunded by the provider, sent by bank transfer, or reversed',
    broken: `select p.payment_intent as id from order_payments p where p.refunded_pence <> p.reversed_pence
      + (select coalesce(sum(s.amount), 0) from stripe_sandbox.refund s where s.payment_intent = p.payment_intent)
      + (select coalesce(sum(r.amount_pence), 0) from refunds r
        where r.payment_intent = p.payment_intent and r.channel = 'bank_transfer' and r.status = 'succeeded')`,
  },
  {
    name: 'nothing is refunded twice: every refund at the provider is one of ours, with its sum, and the reverse',
    broken: `select coalesce(r.id::text, s.id) as id from (select * from refunds where channel <> 'bank_transfer') r
      full join stripe_sandbox.refund s
        on s.id = r.provider_refund and s.payment_intent = r.payment_intent and s.amount = r.amount_pence
      where r.id is null or s.id is null`,
  },
  {
    name: 'every refund was carried out',
    broken: `select id from refunds where channel <> 'bank_transfer' and status <> 'succeeded'`,
  },
  {
    name: 'the ledger of a payment has one document for it, and holds what was paid and is not gone',
    broken: `select p.payment_intent as id from order_payments p left join ledger_entries l on l.payment_intent = p.payment_intent
      group by p.payment_intent having coalesce(sum(l.amount_pence), 0) <> p.amount_pence - p.refunded_pence
        or count(*) filter (where l.kind = 'payment' and l.amount_pence = p.amount_pence and l.order_id = p.order_id) <> 1`,
  },
  {
    name: 'customers hear of every penny that was refunded, once',
    broken: `select o.id from orders o join order_payments p on p.order_id = o.id
      group by o.id having sum(p.refunded_pence - p.reversed_pence) <> (select coalesce(sum((m.data->>'amountPence')::int), 0)
        from email_messages m where m.order_id = o.id and m.kind = 'refund')`,
  },
  {
    name: 'every movement in the ledger belongs to a payment of its order',
    broken: `select l.id from ledger_entries l left join order_payments p
      on p.payment_intent = l.payment_intent and p.order_id = l.order_id where p.order_id is null`,
  },
  {
    name: 'the numbers of documents have no gaps',
    broken: `select s.prefix as id from document_series s
      where s.last_number <> 100000 + (select count(*) from ledger_entries l where l.kind = s.kind)`,
  },
];
