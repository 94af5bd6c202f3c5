/** Statements that add one of what a policy removes, whose time began so long ago: `$1` is that interval, `$2` an id of its own, `$3` a customer. */
export interface Case {
  readonly stays: string;
  readonly goes: string;
  readonly add: readonly string[];
}

const QUOTE = `id, secret_hash, digest, destination, service, service_name, from_city, to_city, lines, items_pence, minimum_pence,
  minimum_top_up_pence, service_pence, total_pence, item_count, volume_cm3, created_at, expires_at`;
const QUOTED = `$2::uuid, $2::text, '', 'japan', 'standard', 'Standard', '', '', '[]', 100, 0, 0, 0, 100, 1, 1`;
const CHECKOUT = `id, user_id, status, price_hash, idempotency_key, destination, service, service_name, from_city, to_city, lines,
  items_pence, minimum_pence, minimum_top_up_pence, service_pence, total_pence, item_count, volume_cm3, collection_address,
  delivery_address, billing_address, contact, created_at, updated_at`;
const CHECKED_OUT = `'', $2::text, 'japan', 'standard', 'Standard', '', '', '[]', 100, 0, 0, 0, 100, 1, 1, '{}', '{}', '{}', '{}'`;
const AGO = 'now() - $1::interval';
const mail = (of: string) =>
  `insert into email_messages (id, dedupe_key, kind, recipient, ${of}, status, created_at)`;

const youngRefund = `insert into refunds (id, payment_intent, reason, amount_pence, status, provider_refund, confirmed_at, next_check_at,
  created_at) values (gen_random_uuid(), $2::text, 'later', 100, 'succeeded', 're_y', now(), now(), ${AGO})`;
const youngResolution = `insert into payment_resolutions (id, payment_intent, note, actor_id, created_at)
  values (gen_random_uuid(), $2::text, 'x', $3, ${AGO})`;
const youngEnd = `update payment_issues set resolved_at = ${AGO} where payment_intent = $2::text`;
const youngEvent = `insert into stripe_events (id, type, payment_intent, payload, received_at, next_check_at)
  values (gen_random_uuid(), 'x', $2::text, '{}', ${AGO}, now())`;
const youngOperation = `insert into payment_operations (id, kind, amount_pence, words, refund_id, digest, actor_id, created_at)
  select gen_random_uuid(), 'refund_sent', 100, 'x', id, '', $3, ${AGO} from refunds where id = $2::uuid`;
const youngEntry = `insert into ledger_entries (id, order_id, kind, amount_pence, payment_intent, movement, document_number, issuer,
  content, description, created_at) values (gen_random_uuid(), $2::uuid, 'payment', 100, $2::text, $2::text || 'y', $2::text || 'y',
  '{}', '{}', '', ${AGO})`;

/** A policy, what is young of something whose other rows are over their time, and the statement that adds it. */
export const YOUNG: readonly (readonly [policy: string, what: string, sql: string])[] = [
  ['payments without an order', 'refund', youngRefund],
  ['payments without an order', 'resolution', youngResolution],
  ['payments without an order', 'end of what was looked into', youngEnd],
  ['payments without an order', 'event of the provider', youngEvent],
  ['payments of nobody', 'refund', youngRefund],
  ['payments of nobody', 'resolution', youngResolution],
  ['payments of nobody', 'end of what was looked into', youngEnd],
  ['payments of nobody', 'event of the provider', youngEvent],
  ['payments of nobody', 'note that staff sent a refund', youngOperation],
  ['orders', 'refund', youngRefund],
  ['orders', 'resolution', youngResolution],
  ['orders', 'end of what was looked into', youngEnd],
  ['orders', 'event of the provider', youngEvent],
  ['orders', 'entry of the ledger', youngEntry],
];

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
  'security events': {
    stays: '399 days',
    goes: '401 days',
    add: [
      `insert into security_events (user_id, kind, device, network, created_at) values ($3, 'signed_in', '', '', ${AGO})`,
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
      `insert into price_changes (id, created_at, actor_id, request_id, percent_tenths, rounding, scope, product_count,
        price_count, minimum_count, prices) values ($2::uuid, ${AGO}, $3, '', 10, 'penny', '{}', 1, 1, 0, '[]')`,
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

function userOf(closedAt: string): string {
  return `insert into users (id, name, email, password_hash, phone, role, status, created_at, deleted_at)
    values ($2::uuid, '', $2::text, '', '', 'customer', 'inactive', now() - interval '1 year', ${closedAt})`;
}

function sandboxCard(age: string): string[] {
  return [
    `insert into stripe_sandbox.payment_method (id, created, behaviour, brand, last4, exp_month, exp_year, fingerprint,
      billing_details, metadata) values ($2::text, extract(epoch from now() - ${age}), '', '', '', 1, 2030, '', '{}', '{}')`,
  ];
}

function refundOf(at: string): string[] {
  return [
    `insert into refunds (id, payment_intent, reason, amount_pence, status, provider_refund, confirmed_at, next_check_at, created_at)
      values ($2::uuid, $2::text, 'x', 100, 'succeeded', 're_x', now(), now(), ${at})`,
  ];
}

/** An order and its checkout, which share an id. */
function orderOf(customer: string, at: string): string[] {
  return [
    `insert into checkouts (${CHECKOUT}) values ($2::uuid, ${customer}, 'finalized', ${CHECKED_OUT}, ${at}, ${at})`,
    `insert into orders (id, checkout_id, payment_intent, user_id, customer, destination, service, service_name, from_city, to_city,
      collection_address, delivery_address, billing_address, items_pence, minimum_pence, minimum_top_up_pence, service_pence,
      total_pence, item_count, volume_cm3, card, created_at)
      values ($2::uuid, $2::uuid, $2::text, ${customer}, '{}', 'japan', 'standard', 'Standard', '', '', '{}', '{}', '{}',
        100, 0, 0, 0, 100, 1, 1, '{}', ${at})`,
  ];
}

/** One row in every table that knows orders. */
function orderWithEverything(): string[] {
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
    `insert into ledger_entries (id, order_id, kind, amount_pence, payment_intent, movement, document_number, issuer, content,
      description, created_at) values ($2::uuid, $2::uuid, 'payment', 100, $2::text, $2::text, $2::text, '{}', '{}', '', ${AGO})`,
    `insert into stripe_events (id, type, payment_intent, payload, received_at, next_check_at)
      values ($2::text, 'x', $2::text, '{}', ${AGO}, now())`,
    `insert into checkouts (${CHECKOUT}, amends_order_id, change)
      values (gen_random_uuid(), $3, 'cancelled', ${CHECKED_OUT.replace('$2::text', `$2::text || 'a'`)}, now(), now(), $2::uuid, '{}')`,
    `insert into order_changes (order_id, idempotency_key, digest, checkout_id, created_at)
      values ($2::uuid, 'x', '', $2::uuid, now())`,
    `insert into order_lines (id, order_id, position, name, description, size, quantity, unit_pence, unit_volume_cm3)
      values ($2::uuid, $2::uuid, 0, '', '', '', 1, 100, 1)`,
    `insert into order_events (id, order_id, status, description, created_at) values ($2::uuid, $2::uuid, 'processing', '', now())`,
    'insert into order_boxes (order_id, number) values ($2::uuid, 1)',
    `insert into box_items (order_id, box_number, position, description, quantity, value_pence, is_used)
      values ($2::uuid, 1, 0, 'x', 1, 1, false)`,
    'insert into conversations (order_id) values ($2::uuid)',
    `insert into messages (id, order_id, author_id, from_staff, body, created_at, is_answered)
      values ($2::uuid, $2::uuid, $3, false, 'x', now(), false)`,
    `insert into order_notes (id, order_id, author_id, body, created_at) values ($2::uuid, $2::uuid, $3, 'x', now())`,
    `${mail('data, order_id')} values ($2::uuid, $2::text, 'refund', '', '{}', $2::uuid, 'sent', now())`,
  ];
}
