import { AGO } from './rows.js';

const youngRefund = `insert into refunds (id, payment_intent, reason, amount_pence, status, provider_refund, confirmed_at, next_check_at,
  created_at) values (gen_random_uuid(), $2::text, 'later', 100, 'succeeded', 're_y' || gen_random_uuid(), now(), now(), ${AGO})`;
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

/** A policy, its young row beside expired ones, and the statement that adds it. */
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
