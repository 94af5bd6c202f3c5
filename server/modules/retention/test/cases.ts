import {
  AGO,
  CHECKED_OUT,
  CHECKOUT,
  mail,
  orderOf,
  orderWithEverything,
  QUOTE,
  QUOTED,
  refundOf,
  sandboxCard,
  userOf,
} from './rows.js';

/** Statements that add an example of a policy: `$1` is the time since it began, `$2` its id, `$3` a customer. */
export interface Case {
  readonly stays: string;
  readonly goes: string;
  readonly add: readonly string[];
}

/** For each policy, rows that it removes and rows that it leaves. */
export const CASES: Readonly<Record<string, Case>> = {
  'counted attempts': {
    stays: '-1 minute',
    goes: '1 second',
    add: [
      `insert into rate_limits (key, points, expire) values ($2::text, 1, extract(epoch from ${AGO}) * 1000)`,
    ],
  },
  'account links': {
    stays: '-1 minute',
    goes: '1 second',
    add: [
      userOf('null'),
      `insert into account_links (user_id, purpose, email, hash, asked_at, expires_at)
        values ($2::uuid, 'verify-email', '', $2::text, now(), ${AGO})`,
    ],
  },
  'login challenges': {
    stays: '-1 minute',
    goes: '1 second',
    add: [
      `insert into factor_challenges (hash, user_id, session_version, expires_at) values ($2::text, $3, 1, ${AGO})`,
    ],
  },
  sessions: {
    stays: '-1 minute',
    goes: '1 second',
    add: [
      `insert into sessions (id, user_id, session_version, device, network, created_at, used_at, ends_at)
        values ($2::uuid, $3, 1, '', '', now(), now(), ${AGO})`,
    ],
  },
  'security events': {
    stays: '399 days',
    goes: '401 days',
    add: [
      `insert into security_events (user_id, kind, device, network, created_at) values ($3, 'signed_in', '', '', ${AGO})`,
    ],
  },
  'api keys': {
    stays: '399 days',
    goes: '401 days',
    add: [
      `insert into api_keys (id, owner_id, name, prefix, hash, permissions, expires_at, revoked_at, created_at)
        values ($2::uuid, $3, 'a', 'hl_a', $2::text, '[]', ${AGO} + interval '1 day', ${AGO}, ${AGO})`,
    ],
  },
  'webhook deliveries': {
    stays: '29 days',
    goes: '31 days',
    add: [
      `insert into webhook_endpoints (id, url, events, secret_made_at, created_at) values ($2::uuid, 'https://a.example.com', '[]', now(), now())`,
      `insert into webhook_deliveries (id, endpoint_id, type, data, created_at) values ($2::uuid, $2::uuid, 'webhook.test', '{}', ${AGO})`,
    ],
  },
  'guest carts': {
    stays: '59 days',
    goes: '61 days',
    add: [
      `insert into carts (id, guest_hash, destination, updated_at) values ($2::uuid, $2::text, 'japan', ${AGO})`,
      `insert into cart_lines (id, cart_id, line_key, custom_box, destination, quantity, created_at)
        values ($2::uuid, $2::uuid, 'x', '{}', 'japan', 1, now())`,
    ],
  },
  requests: {
    stays: '729 days',
    goes: '732 days',
    add: [
      `insert into requests (id, kind, state, name, email, phone, created_at, changed_at)
        values ($2::uuid, 'question', 'answered', 'Ann', 'ann@example.com', '', now() - interval '3 years', ${AGO})`,
      `insert into messages (id, request_id, from_staff, body, created_at, is_answered)
        values ($2::uuid, $2::uuid, false, 'x', now(), true)`,
      `insert into attachments (id, request_id, name, type, bytes, digest, created_at)
        values ($2::uuid, $2::uuid, 'x', 'image/webp', 'x', 'x', now())`,
    ],
  },
  'files of closed requests': {
    stays: '2 months',
    goes: '4 months',
    add: [
      `insert into requests (id, kind, state, name, email, phone, created_at, changed_at)
        values ($2::uuid, 'question', 'won', 'Ann', 'ann@example.com', '', now() - interval '1 year', ${AGO})`,
      `insert into attachments (id, request_id, name, type, bytes, digest, created_at)
        values ($2::uuid, $2::uuid, 'x', 'image/webp', 'x', 'x', now())`,
    ],
  },
  'files of messages on finished orders': {
    stays: '5 months',
    goes: '7 months',
    add: [
      ...orderOf('$3', AGO),
      `update orders set status = 'delivered' where id = $2::uuid`,
      `insert into order_events (id, order_id, status, description, created_at) values ($2::uuid, $2::uuid, 'delivered', '', ${AGO})`,
      'insert into conversations (order_id) values ($2::uuid)',
      `insert into messages (id, order_id, author_id, from_staff, body, created_at, is_answered)
        values ($2::uuid, $2::uuid, $3, false, 'x', now(), false)`,
      `insert into attachments (id, message_id, name, type, bytes, digest, created_at)
        values ($2::uuid, $2::uuid, 'x', 'image/webp', 'x', 'x', now())`,
    ],
  },
  'papers for customs': {
    stays: '89 days',
    goes: '91 days',
    add: [
      ...orderOf('$3', AGO),
      `update orders set status = 'delivered' where id = $2::uuid`,
      `insert into order_events (id, order_id, status, description, created_at) values ($2::uuid, $2::uuid, 'delivered', '', ${AGO})`,
      `insert into order_papers (id, order_id, position, name, explanation, due_before, days)
        values ($2::uuid, $2::uuid, 1, 'Passport', 'x', 'arrival', 14)`,
      `insert into attachments (id, paper_id, name, type, bytes, digest, created_at)
        values ($2::uuid, $2::uuid, 'x', 'image/webp', 'x', 'x', now())`,
    ],
  },
  'unsent files': {
    stays: '23 hours',
    goes: '25 hours',
    add: [
      `insert into attachments (id, name, type, bytes, digest, created_at)
        values ($2::uuid, 'x', 'image/webp', 'x', 'x', ${AGO})`,
    ],
  },
  'guest quotes': {
    stays: '29 days',
    goes: '31 days',
    add: [
      `insert into saved_quotes (${QUOTE}, guest_hash) values (${QUOTED}, now() - interval '1 year', ${AGO}, 'x')`,
    ],
  },
  'deleted quotes': {
    stays: '29 days',
    goes: '31 days',
    add: [
      `insert into saved_quotes (${QUOTE}, user_id, deleted_at)
        values (${QUOTED}, now() - interval '1 year', now(), $3, ${AGO})`,
    ],
  },
  goodbyes: {
    stays: '29 days',
    goes: '31 days',
    add: [`${mail('data')} values ($2::uuid, $2::text, 'account-closed', '', '{}', 'sent', ${AGO})`],
  },
  'quotes to others': {
    stays: '34 days',
    goes: '36 days',
    add: [
      `${mail('data, user_id')} values ($2::uuid, $2::text, 'quote', '', '{"isOwn": false}', $3, 'sent', ${AGO})`,
    ],
  },
  'messages to closed accounts': {
    stays: '29 days',
    goes: '31 days',
    add: [
      userOf(AGO),
      ...orderOf('$2::uuid', `now() - interval '1 year'`),
      `${mail('data, order_id')} values ($2::uuid, $2::text, 'refund', '', '{}', $2::uuid, 'sent', now() - interval '1 year')`,
    ],
  },
  'account messages': {
    stays: '729 days',
    goes: '732 days',
    add: [`${mail('data, user_id')} values ($2::uuid, $2::text, 'welcome', '', '{}', $3, 'sent', ${AGO})`],
  },
  'unused pictures': {
    stays: '29 days',
    goes: '31 days',
    add: [
      `insert into uploaded_pictures (url, created_at)
        values ('/uploads/' || replace($2::text, '-', '') || '-320.webp', ${AGO})`,
    ],
  },
  'provider events': {
    stays: '89 days',
    goes: '91 days',
    add: [
      `insert into stripe_events (id, type, payload, received_at, done_at, next_check_at)
        values ($2::text, 'x', '{}', ${AGO}, ${AGO}, now())`,
    ],
  },
  'unpaid checkouts': {
    stays: '89 days',
    goes: '91 days',
    add: [
      `insert into checkouts (${CHECKOUT}) values ($2::uuid, $3, 'expired', ${CHECKED_OUT}, now(), ${AGO})`,
      `insert into payment_attempts (id, checkout_id, no, amount_pence, idempotency_key, payment_intent, provider_status, status,
        next_check_at, created_at) values ($2::uuid, $2::uuid, 1, 100, $2::text, $2::text, 'canceled', 'cancelled', now(), now())`,
    ],
  },
  'payments without an order': {
    stays: '5 years 360 days',
    goes: '7 years 2 days',
    add: [
      `insert into checkouts (${CHECKOUT}) values ($2::uuid, $3, 'refunded', ${CHECKED_OUT}, now(), ${AGO})`,
      `insert into payment_attempts (id, checkout_id, no, amount_pence, idempotency_key, payment_intent, provider_status, status,
        next_check_at, created_at) values ($2::uuid, $2::uuid, 1, 100, $2::text, $2::text, 'succeeded', 'succeeded', now(), now())`,
      ...refundOf(AGO),
      `insert into payment_operations (id, kind, amount_pence, words, refund_id, digest, actor_id, created_at)
        values ($2::uuid, 'refund_sent', 100, 'x', $2::uuid, '', $3, ${AGO})`,
      `insert into payment_issues (id, payment_intent, kind, data, created_at, resolved_at) values ($2::uuid, $2::text, 'mode_differs', '{}', ${AGO}, ${AGO})`,
      `insert into payment_resolutions (id, payment_intent, note, actor_id, created_at) values ($2::uuid, $2::text, 'x', $3, ${AGO})`,
    ],
  },
  'payments of nobody': {
    stays: '5 years 360 days',
    goes: '7 years 2 days',
    add: [
      ...refundOf(AGO),
      `insert into payment_issues (id, payment_intent, kind, data, created_at, resolved_at) values ($2::uuid, $2::text, 'mode_differs', '{}', ${AGO}, ${AGO})`,
    ],
  },
  orders: { stays: '5 years 360 days', goes: '7 years 2 days', add: orderWithEverything() },
  'audit log': {
    stays: '2190 days',
    goes: '2193 days',
    add: [
      `insert into audit_entries (created_at, actor_id, action, entity, entity_id, label, before, after, request_id)
        values (${AGO}, $3, 'changed', 'order', $2::text, '', '{}', '{}', '')`,
    ],
  },
  'price changes': {
    stays: '2190 days',
    goes: '2193 days',
    add: [
      `insert into price_changes (id, created_at, actor_id, request_id, kind, percent_tenths, rounding, scope, product_count,
        price_count, rate_count, prices) values ($2::uuid, ${AGO}, $3, '', 'percent', 10, 'penny', '{}', 1, 1, 0, '[1]')`,
    ],
  },
  'uploaded catalogues': {
    stays: '6 days',
    goes: '8 days',
    add: [
      `insert into catalogue_imports (id, created_at, actor_id, file_name, state) values ($2::uuid, ${AGO}, $3, 'prices.csv', 'refused')`,
      `insert into catalogue_import_lines (import_id, position, row, problem) values ($2::uuid, 0, 2, 'Row 2: gone.')`,
    ],
  },
  'planned price changes': {
    stays: '2190 days',
    goes: '2193 days',
    add: [
      `insert into planned_price_changes (id, created_at, actor_id, runs_at, part, destination, amount_pence, state, ended_at)
        values ($2::uuid, ${AGO}, $3, ${AGO}, 'minimum', 'japan', 100, 'applied', ${AGO})`,
    ],
  },
  'closed months': {
    stays: '2190 days',
    goes: '2193 days',
    add: [
      'alter table month_handovers disable trigger month_handovers_in_turn',
      `insert into month_handovers (month, kind, actor_id, sums, created_at) values ('2001-01-01', 'closed', $3, '[]', ${AGO})`,
      'alter table month_handovers enable trigger month_handovers_in_turn',
    ],
  },
  'box scans': {
    stays: '399 days',
    goes: '401 days',
    add: [
      ...orderOf('$3', 'now()'),
      'insert into order_boxes (order_id, number) values ($2::uuid, 1)',
      `insert into box_scans (order_id, box_number, scanned_by, scanned_hour, scanned_at)
        values ($2::uuid, 1, 'staff', ${AGO}, ${AGO})`,
    ],
  },
  'driving orders': {
    stays: '29 days',
    goes: '32 days',
    add: [
      `insert into driving_orders (day, order_ids) values ((${AGO})::date, array[$2::uuid]) on conflict do nothing`,
    ],
  },
  'stubs of accounts': {
    stays: '29 days',
    goes: '31 days',
    add: [userOf(AGO)],
  },
  'sandbox answers': {
    stays: '29 days',
    goes: '31 days',
    add: [
      `insert into stripe_sandbox.idempotency (key, path, fingerprint, request_id, status, body, created_at)
        values ($2::text, '', '', '', 200, '', ${AGO})`,
      `insert into stripe_sandbox.event (id, created, type, subject, next_try_at, delivered_at)
        values ($2::text, 1, 'x', '{}', now(), ${AGO})`,
    ],
  },
  'sandbox payments': {
    stays: '89 days',
    goes: '91 days',
    add: [
      ...sandboxCard(`interval '0'`),
      `insert into stripe_sandbox.payment_intent (id, created, client_secret, amount, currency, status, capture_method, payment_method, metadata)
        values ($2::text, extract(epoch from ${AGO}), '', 100, 'gbp', 'succeeded', 'automatic', $2::text, '{}')`,
      `insert into stripe_sandbox.charge (id, created, payment_intent, payment_method, amount, amount_captured, currency, metadata)
        values ($2::text, 1, $2::text, $2::text, 100, 100, 'gbp', '{}')`,
      `insert into stripe_sandbox.refund (id, created, payment_intent, charge, amount, currency, metadata)
        values ($2::text, 1, $2::text, $2::text, 100, 'gbp', '{}')`,
    ],
  },
  'sandbox cards': {
    stays: '6 days',
    goes: '8 days',
    add: [
      ...sandboxCard('$1::interval'),
      `insert into stripe_sandbox.customer (id, created, metadata) values ($2::text, extract(epoch from ${AGO}), '{}')`,
    ],
  },
};
