import { DESTINATIONS } from '../../../rules/destinations.js';
import { staffSql } from './people.js';
import { type Batch, nowSql, type Scale } from './scale.js';

const NAMED_ABROAD = `case b.destination ${DESTINATIONS.map(({ key, name }) => `when '${key}' then '${name}'`).join(' ')} end`;
/** About as long as a written message. */
const FILLING = `repeat('We look after your belongings from door to door. ', 4)`;

/** Messages about orders and accounts; some of the last weeks were never taken by their mailbox. */
export function emailsSql(scale: Pick<Scale, 'now'>): string {
  const sources = [
    `select pg_temp.name_of(b.n, 'details mail') as id, 'order-details:' || b.id as dedupe_key, 'order-details' as kind, b.customer->>'email' as recipient,
      b.id as order_id, b.user_id, '{}'::jsonb as data, 'Your shipment to ' || ${NAMED_ABROAD} || ' is booked (' || d.number || ')' as subject, b.created_at as at
      from bookings b join numbered d using (n)`,
    `select pg_temp.name_of(h.n * 10 + h.step, 'status mail'), 'status-change:' || h.id, 'status-change', b.customer->>'email', b.id, b.user_id,
      jsonb_build_object('status', h.status), 'Your shipment is on its way to ' || ${NAMED_ABROAD} || ' (' || d.number || ')', h.at
      from happened h join bookings b using (n) join numbered d using (n) where h.status = 'in_transit' and h.n % 10 < 3`,
    `select pg_temp.name_of(h.n * 10 + h.step, 'refund mail'), 'refund:' || h.id, 'refund', b.customer->>'email', b.id, b.user_id,
      jsonb_build_object('amountPence', g.pence), 'Refund of ' || pg_temp.in_pounds(g.pence) || ' for order ' || d.number, h.at
      from happened h join bookings b using (n) join numbered d using (n) join given_back g using (n) where h.status = 'refunded'`,
  ].join(' union all ');
  return insertEmails(scale, sources);
}

/** One welcome email for each account. */
const WELCOMES = `select pg_temp.name_of(n, 'welcome mail') as id, 'welcome:' || id as dedupe_key, 'welcome' as kind, email as recipient,
  null::uuid as order_id, id as user_id, '{}'::jsonb as data, 'Welcome to Harbourline' as subject, created_at as at from people`;

function insertEmails(scale: Pick<Scale, 'now'>, sources: string): string {
  const lost = `m.at > ${nowSql(scale)} - interval '14 days' and md5(m.id::text) like '00%'`;
  return `insert into email_messages (id, dedupe_key, kind, recipient, order_id, user_id, data, status, subject, body_text, body_html, last_error, created_at, sent_at)
    select m.id, m.dedupe_key, m.kind, m.recipient, m.order_id, m.user_id, m.data, case when ${lost} then 'failed' else 'sent' end, m.subject,
      m.subject || E'\\n\\n' || ${FILLING}, '<!doctype html><title>' || m.subject || '</title><p>' || ${FILLING} || '</p>',
      case when ${lost} then '550 5.1.1 No such mailbox' end, m.at, case when not (${lost}) then m.at + interval '4 seconds' end
    from (${sources}) m`;
}

/** Questions on one order in forty, nearly all of them answered. */
const CONVERSATION_ROWS = [
  `create temp table asked on commit drop as
    select b.n, b.id as order_id, b.user_id, b.created_at + interval '20 hours' as at, b.created_at + interval '26 hours' as answered_at,
      pg_temp.chance(b.n, 'unanswered') < 0.004 as waits from bookings b where b.n % 40 = 0`,
  `insert into conversations (order_id) select order_id from asked`,
  `insert into messages (id, order_id, author_id, from_staff, body, created_at, read_at, is_answered)
    select pg_temp.name_of(n, 'question'), order_id, user_id, false, 'Could you tell me at what time you will come?', at,
      case when not waits then answered_at end, not waits from asked
    union all select pg_temp.name_of(a.n, 'answer'), a.order_id, p.id, true, 'The driver will call you the evening before.', a.answered_at,
      a.answered_at + interval '1 hour', true from asked a join people p on p.n = ${staffSql('a.n', 'answer')} where not a.waits`,
];

/** The audit entries of all changes of orders by staff, in the order of time, so inserted once all orders are there. */
const AUDIT_ROWS = `insert into audit_entries (created_at, actor_id, action, entity, entity_id, label, before, after, request_id)
  select at, actor_id, 'changed', 'order', order_id::text, number,
    jsonb_build_object('status', case status when 'in_transit' then 'shipped' when 'delivered' then 'in_transit' else 'processing' end),
    jsonb_build_object('status', status), pg_temp.name_of(n * 10 + step, 'request')::text
  from acted order by at, n, step`;

interface QuoteRows extends Pick<Scale, 'quotes' | 'users'> {
  /** The bookings whose shipments they hold. */
  readonly of: Batch;
  /** When the qth was made, as SQL. */
  readonly madeAt: string;
  /** The reference that people read out of the qth, as SQL; the sequence's next unless said. */
  readonly reference?: string;
}

/** Quotes that nobody has booked. */
export function quotesSql({ quotes, users, of: { from, to }, madeAt, reference }: QuoteRows): string {
  const [column, value] = reference ? ['reference, ', `${reference}, `] : ['', ''];
  return `insert into saved_quotes (id, ${column}secret_hash, user_id, digest, shipment, lines, created_at, expires_at)
    select pg_temp.name_of(q, 'quote'), ${value}md5('quote ' || pg_temp.name_of(q, 'quote')), p.id, md5(b.lines::text),
      s.shipment - '{collectionDate,transit,collectionAddress,deliveryAddress,billingAddress}'::text[], b.lines, at,
      (date_trunc('day', at at time zone 'Europe/London') + interval '31 days') at time zone 'Europe/London'
    from (select q, ${madeAt} as at from generate_series(1::bigint, ${quotes}) q) asked
      join bookings b on b.n = ${from} + (q * 7919) % ${to - from + 1} join stages s using (n) join people p on p.n = 1 + (q * 104729) % ${users}
    order by q`;
}

/** When the qth of a shop of three years was made: in the last weeks, so some are about to run out. */
const madeLately = (scale: Scale) => `${nowSql(scale)} - (${scale.quotes} - q) * interval '1 hour' * 1.8`;

/** Messages and conversations about the orders of a batch. */
export function postSql(scale: Scale): string[] {
  return [emailsSql(scale), ...CONVERSATION_ROWS];
}

/** The rows inserted after the last batch: welcome emails, audit log, and quotes with the shipments of its orders. */
export function lastSql(scale: Scale, last: Batch): string[] {
  return [
    insertEmails(scale, WELCOMES),
    AUDIT_ROWS,
    quotesSql({ ...scale, of: last, madeAt: madeLately(scale) }),
  ];
}
