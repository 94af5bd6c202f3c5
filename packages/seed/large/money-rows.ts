import type { Numbering } from './numbering.js';

const CONTENT = `jsonb_build_object('orderNumber', d.number, 'bookedAt', to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'customer', b.customer, 'billTo', b.bill_to, 'collectFrom', b.collect_from, 'deliverTo', b.deliver_to, 'destination', b.destination,
  'serviceName', b.service_name, 'card', jsonb_build_object('brand', b.card->'brand', 'last4', b.card->'last4'))`;
const ISSUER = `coalesce((select company from store_settings), '{}')`;
const monthOf = (moment: string) => `date_trunc('month', ${moment} at time zone 'Europe/London')::date`;
const LINES = `(select jsonb_agg(jsonb_build_object('name', l.name, 'description', l.details, 'size', l.size, 'quantity', l.quantity, 'unitPence', l.pence)
  order by l.position) from booked_lines l where l.n = b.n)`;

const FIRST_PAYMENTS = `insert into order_payments (payment_intent, order_id, checkout_id, amount_pence, refunded_pence, card, created_at)
  select b.intent, b.id, b.checkout_id, s.total_pence, coalesce(g.pence, 0), b.card, b.created_at
    from bookings b join stages s using (n) left join given_back g using (n)`;

/** Payments and refunds, and their entries in the ledger. */
export const moneyRows = ({ invoice, creditNote, counted, hasTriggers }: Numbering): readonly string[] => [
  ...(hasTriggers ? [] : [FIRST_PAYMENTS]),
  `insert into payment_attempts (id, checkout_id, no, amount_pence, idempotency_key, payment_intent, provider_status, status, next_check_at, created_at)
    select b.attempt_id, b.checkout_id, 1, s.total_pence, 'pi:' || b.attempt_id, b.intent, 'succeeded', 'succeeded', b.created_at,
      b.created_at - interval '3 minutes' from bookings b join stages s using (n) where b.is_paid`,
  `insert into refunds (id, payment_intent, reason, amount_pence, status, provider_refund, confirmed_at, next_check_at, tries, created_at)
    select pg_temp.name_of(n, 'refund'), intent, reason, pence, 'succeeded', 're' || substr(intent, 3), at, at, 1, at from given_back`,
  `insert into ledger_entries (id, order_id, kind, amount_pence, payment_intent, movement, document_number, issuer, content, description, created_at, month)
    select pg_temp.name_of(b.n, 'invoice'), b.id, 'payment', s.total_pence, b.intent, 'payment of ' || b.intent,
      ${invoice}, ${ISSUER},
      ${CONTENT} || jsonb_build_object('invoiceNumber', null, 'lines', ${LINES}, 'sums', jsonb_build_object('itemsPence', b.items_pence,
        'minimumTopUpPence', s.minimum_top_up_pence, 'servicePence', b.service_pence, 'totalPence', s.total_pence)),
      'Payment for booking ' || d.number, b.created_at, ${monthOf('b.created_at')}
    from bookings b join stages s using (n) join numbered d using (n), document_series q where q.kind = 'payment' and b.is_paid`,
  `insert into ledger_entries (id, order_id, kind, amount_pence, payment_intent, movement, document_number, issuer, content, description, created_at, month)
    select pg_temp.name_of(b.n, 'credit note'), b.id, 'refund', -g.pence, b.intent, 'refund up to ' || g.pence || ' of ' || b.intent,
      ${creditNote}, ${ISSUER},
      ${CONTENT} || jsonb_build_object('invoiceNumber', i.document_number, 'lines', '[]'::jsonb, 'sums', null),
      'Refund of booking ' || d.number, g.at, ${monthOf('g.at')}
    from given_back g join bookings b using (n) join numbered d using (n) join ledger_entries i on i.movement = 'payment of ' || b.intent,
      document_series q where q.kind = 'refund'`,
  ...counted,
];

/** The same payments in the sandbox, so that they can be refunded there. */
export const SANDBOX_ROWS: readonly string[] = [
  `insert into stripe_sandbox.payment_method (id, created, behaviour, brand, last4, exp_month, exp_year, fingerprint, billing_details, metadata)
    select 'pm_large_' || no, 1700000000, 'succeeds', (array['visa', 'mastercard', 'amex'])[1 + no], (array['4242', '4444', '8431'])[1 + no],
      12, 2034, 'largeseed' || no, '{"address":null,"email":null,"name":null,"phone":null,"tax_id":null}', '{}'
      from generate_series(0, 2) no on conflict do nothing`,
  `insert into stripe_sandbox.payment_intent (id, created, client_secret, amount, amount_received, currency, status, capture_method, payment_method,
      latest_charge, receipt_email, metadata)
    select b.intent, extract(epoch from b.created_at)::int - 60, b.intent || '_secret_large', s.total_pence, s.total_pence, 'gbp', 'succeeded',
      'automatic', b.card->>'paymentMethodId', 'ch' || substr(b.intent, 3), b.customer->>'email',
      jsonb_build_object('checkout_id', b.checkout_id, 'attempt_id', b.attempt_id)
      from bookings b join stages s using (n) order by b.n`,
  `insert into stripe_sandbox.charge (id, created, payment_intent, payment_method, amount, amount_captured, amount_refunded, currency, receipt_email, metadata)
    select 'ch' || substr(b.intent, 3), extract(epoch from b.created_at)::int, b.intent, b.card->>'paymentMethodId', s.total_pence, s.total_pence,
      coalesce(g.pence, 0), 'gbp', b.customer->>'email', jsonb_build_object('checkout_id', b.checkout_id, 'attempt_id', b.attempt_id)
      from bookings b join stages s using (n) left join given_back g using (n) order by b.n`,
  `insert into stripe_sandbox.refund (id, created, payment_intent, charge, amount, currency, metadata)
    select 're' || substr(intent, 3), extract(epoch from at)::int, intent, 'ch' || substr(intent, 3), pence, 'gbp', jsonb_build_object('reason', reason)
      from given_back order by at`,
];
