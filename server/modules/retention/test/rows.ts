import { frozen } from '../../orders/test/frozen.js';

export const QUOTE = 'id, secret_hash, digest, shipment, lines, created_at, expires_at';
export const QUOTED = `$2::uuid, $2::text, '', '${JSON.stringify(frozen())}', '[]'`;
export const CHECKOUT =
  'id, user_id, status, price_hash, idempotency_key, shipment, lines, contact, created_at, updated_at';
export const CHECKED_OUT = `'', $2::text, '${JSON.stringify(frozen())}', '[]', '{}'`;
export const AGO = 'now() - $1::interval';
export const mail = (of: string) =>
  `insert into email_messages (id, dedupe_key, kind, recipient, ${of}, status, created_at)`;

export function userOf(closedAt: string): string {
  return `insert into users (id, name, email, password_hash, phone, role, status, created_at, deleted_at)
    values ($2::uuid, '', $2::text, '', '', 'customer', 'inactive', now() - interval '1 year', ${closedAt})`;
}

export function sandboxCard(age: string): string[] {
  return [
    `insert into stripe_sandbox.payment_method (id, created, behaviour, brand, last4, exp_month, exp_year, fingerprint,
      billing_details, metadata) values ($2::text, extract(epoch from now() - ${age}), '', '', '', 1, 2030, '', '{}', '{}')`,
  ];
}

export function refundOf(at: string): string[] {
  return [
    `insert into refunds (id, payment_intent, reason, amount_pence, status, provider_refund, confirmed_at, next_check_at, created_at)
      values ($2::uuid, $2::text, 'x', 100, 'succeeded', 're_x' || gen_random_uuid(), now(), now(), ${at})`,
  ];
}

/** Statements for an order and its checkout, which share an id. */
export function orderOf(customer: string, at: string): string[] {
  return [
    `insert into checkouts (${CHECKOUT}) values ($2::uuid, ${customer}, 'finalized', ${CHECKED_OUT}, ${at}, ${at})`,
    `insert into orders (id, checkout_id, payment_intent, user_id, customer, shipment, paid_pence, card, created_at)
      values ($2::uuid, $2::uuid, $2::text, ${customer}, '{}', '${JSON.stringify(frozen())}', 100, '{}', ${at})`,
  ];
}

/** Statements for one row in every table that refers to orders. */
export function orderWithEverything(): string[] {
  return [
    ...orderOf('$3', AGO),
    `insert into saved_quotes (${QUOTE}, user_id, order_id)
      values (${QUOTED}, now() - interval '1 hour', now(), $3, $2::uuid)`,
    'update checkouts set quote_id = $2::uuid where id = $2::uuid',
    `insert into payment_attempts (id, checkout_id, no, amount_pence, idempotency_key, payment_intent, provider_status, status,
      next_check_at, created_at) values ($2::uuid, $2::uuid, 1, 100, $2::text, $2::text, 'succeeded', 'succeeded', now(), now())`,
    ...refundOf(AGO),
    `insert into payment_issues (id, payment_intent, kind, data, created_at, resolved_at) values ($2::uuid, $2::text, 'mode_differs', '{}', ${AGO}, ${AGO})`,
    `insert into payment_resolutions (id, payment_intent, note, actor_id, created_at) values ($2::uuid, $2::text, 'x', $3, ${AGO})`,
    `insert into payment_operations (id, order_id, kind, amount_pence, words, refund_id, digest, actor_id, created_at)
      values ($2::uuid, $2::uuid, 'refund', 100, 'x', $2::uuid, '', $3, ${AGO})`,
    `insert into refund_requests (id, order_id, amount_pence, words, idempotency_key, digest, asked_by_id, asked_at)
      values ($2::uuid, $2::uuid, 100, 'x', 'x', '', $3, ${AGO})`,
    `insert into ledger_entries (id, order_id, kind, amount_pence, payment_intent, movement, document_number, issuer, content,
      description, created_at) values ($2::uuid, $2::uuid, 'payment', 100, $2::text, $2::text, $2::text, '{}', '{}', '', ${AGO})`,
    `insert into stripe_events (id, type, payment_intent, payload, received_at, next_check_at)
      values ($2::text, 'x', $2::text, '{}', ${AGO}, now())`,
    `insert into checkouts (${CHECKOUT}, amends_order_id, change)
      values (gen_random_uuid(), $3, 'cancelled', ${CHECKED_OUT.replace('$2::text', `$2::text || 'a'`)}, now(), now(), $2::uuid, '{}')`,
    `insert into order_changes (order_id, idempotency_key, digest, checkout_id, created_at)
      values ($2::uuid, 'x', '', $2::uuid, now())`,
    `insert into order_charges (id, order_id, name, reason, amount_pence, state, idempotency_key, digest, created_at)
      values ($2::uuid, $2::uuid, 'x', 'x', 100, 'open', 'x', '', now())`,
    `insert into order_lines (id, order_id, position, name, description, size, quantity, unit_pence, unit_volume_cm3)
      values ($2::uuid, $2::uuid, 0, '', '', '', 1, 100, 1)`,
    `insert into order_events (id, order_id, status, description, created_at) values ($2::uuid, $2::uuid, 'processing', '', now())`,
    'insert into order_boxes (order_id, number) values ($2::uuid, 1)',
    `insert into box_items (order_id, box_number, position, description, quantity, value_pence, is_used)
      values ($2::uuid, 1, 0, 'x', 1, 1, false)`,
    `insert into box_scans (order_id, box_number, scanned_by, scanned_hour, scanned_at)
      values ($2::uuid, 1, 'staff', now(), now())`,
    'insert into conversations (order_id) values ($2::uuid)',
    `insert into messages (id, order_id, author_id, from_staff, body, created_at, is_answered)
      values ($2::uuid, $2::uuid, $3, false, 'x', now(), false)`,
    `insert into attachments (id, message_id, name, type, bytes, digest, created_at)
      values ($2::uuid, $2::uuid, 'x', 'image/webp', 'x', 'x', now())`,
    `insert into order_papers (id, order_id, position, name, explanation, due_before, days)
      values ($2::uuid, $2::uuid, 1, 'Passport', 'x', 'arrival', 14)`,
    `insert into order_notes (id, order_id, author_id, body, created_at) values ($2::uuid, $2::uuid, $3, 'x', now())`,
    `${mail('data, order_id')} values ($2::uuid, $2::text, 'refund', '', '{}', $2::uuid, 'sent', now())`,
  ];
}
