import { SAMPLE_INTENT } from '../../../rules/orders/samples.js';
import { quoted } from '../large/by-chance.js';
import { nowSql } from '../large/scale.js';
import { sampleNumber } from './sample-rows.js';

/** The staff who have answered: whoever of them is here longest. */
const STAFF = `(select id from users where role = 'admin' and status = 'active' and deleted_at is null order by created_at, id limit 1)`;

/** Order by its place in the plan, hours ago, from staff, words, whether the other side has read it. */
type Message = readonly [n: number, hoursAgo: number, isFromStaff: boolean, body: string, isRead: boolean];

const MESSAGES: readonly Message[] = [
  [28, 3, false, 'There are roadworks in our street until noon. Could the driver come after one?', false],
  [20, 20, false, 'Which papers does customs in Dubai need from me? My flight is on the 18th.', false],
  [13, 96, false, 'When will the ship arrive? I need to book the lift in our new building.', true],
  [
    13,
    93,
    true,
    'The ship is due in three weeks. We send you the day as soon as customs has cleared it.',
    true,
  ],
  [
    36,
    30,
    true,
    'We can collect on that day as soon as your bank transfer has arrived. Did you send it?',
    false,
  ],
  [3, 250, false, 'Everything is here, thank you! One box got wet and four books are damaged.', true],
  [3, 248, true, "We're sorry. We've refunded a part of the price today.", true],
];

const NOTES: readonly (readonly [n: number, body: string])[] = [
  [29, 'Driver: third floor, no lift. The piano goes down the back stairs.'],
  [38, 'Rings back on Monday with the day, once the tenancy has ended.'],
];

/** Kind, state, hours since it came, whether it waits for staff, its words, an answer of staff. */
type Request = readonly [
  kind: string,
  state: string,
  hoursAgo: number,
  waits: boolean,
  body: string,
  answer?: string,
];

const REQUESTS: readonly Request[] = [
  [
    'container',
    'lost',
    500,
    false,
    'A 20 ft container from Leeds to Sydney in spring, please.',
    'That would be £4,900 from door to door. Shall we hold a slot?',
  ],
  [
    'question',
    'answered',
    200,
    false,
    'Do you take plants?',
    "We're sorry, no: customs doesn't let any plants in.",
  ],
  [
    'survey',
    'answered',
    120,
    false,
    'Our house has four bedrooms and a garage. Could somebody look at it?',
    'Gladly. Would Tuesday at ten suit you?',
  ],
  ['price_match', 'new', 26, true, 'Another company offers less for the same boxes. Can you match it?'],
  ['container', 'new', 9, true, 'How much of a 40 ft container would a house with three bedrooms fill?'],
  ['question', 'new', 2, true, 'Can I add two more boxes on the day of the collection?'],
];

/** Messages on orders, notes of staff, requests, a failed email, a payment to review and a dispute. */
export function samplePostSql(now: Date): string[] {
  const ago = (hours: number | string) => `${nowSql({ now })} - ${hours} * interval '1 hour'`;
  const texts = MESSAGES.map(
    ([n, hours, isFromStaff, body, isRead], no) =>
      `(${no}, ${n}, ${hours}, ${isFromStaff}, ${quoted(body)}, ${isRead})`,
  );
  return [
    `create temp table written on commit drop as
      select t.*, b.id as order_id, case when from_staff then ${STAFF} else b.user_id end as author_id
        from (values ${texts.join(', ')}) t(no, n, hours, from_staff, body, is_read) join bookings b using (n)`,
    'insert into conversations (order_id) select distinct order_id from written where author_id is not null',
    `insert into messages (id, order_id, author_id, from_staff, body, created_at, read_at, is_answered)
      select pg_temp.name_of(no, 'message'), order_id, author_id, from_staff, body, ${ago('hours')},
        case when is_read then ${ago('(hours - 0.5)')} end, from_staff or is_read from written where author_id is not null`,
    `insert into order_notes (id, order_id, author_id, body, created_at)
      select pg_temp.name_of(n, 'note'), b.id, ${STAFF}, t.body, ${ago(20)}
        from (values ${NOTES.map(([n, body]) => `(${n}, ${quoted(body)})`).join(', ')}) t(n, body) join bookings b using (n)
        where ${STAFF} is not null`,
    `update orders set shipment = jsonb_set(shipment, '{deliveryAddress,line1}', '""') where id = (select id from bookings where n = 35)`,
    `update email_messages set status = 'failed', sent_at = null, last_error = '550 5.1.1 No such mailbox'
      where order_id = (select id from bookings where n = 40)`,
    ...requestsSql(ago),
    ...reviewsSql(now),
  ];
}

function requestsSql(ago: (hours: string) => string): string[] {
  const rows = REQUESTS.map(
    ([kind, state, hours, waits, body, answer], no) =>
      `(${no + 1}, '${kind}', '${state}', ${hours}, ${waits}, ${quoted(body)}, ${answer ? quoted(answer) : 'null'})`,
  );
  return [
    `create temp table asked_for on commit drop as
      select t.*, p.id as user_id, p.name, p.email, p.phone, b.destination,
        s.shipment || jsonb_build_object('lines', b.lines) as shipment
        from (values ${rows.join(', ')}) t(no, kind, state, hours, waits, body, answer)
          join people p on p.n = 20 + t.no join bookings b on b.n = p.n join stages s on s.n = b.n`,
    `insert into requests (id, reference, kind, state, waits_since, user_id, name, email, phone, destination, survey_month, shipment, other_offer,
        created_at, changed_at)
      select pg_temp.name_of(no, 'request'), ${sampleNumber('R-', 'no')}, kind, state, case when waits then ${ago('hours')} end, user_id, name, email,
        phone, destination, case when kind = 'survey' then to_char(${ago('0')} + interval '40 days', 'YYYY-MM') end,
        case when kind = 'price_match' then shipment end,
        case when kind = 'price_match' then jsonb_build_object('company', 'Example Movers', 'service', shipment->>'service',
          'volumeCm3', shipment->'volumeCm3', 'totalPence', (shipment->>'totalPence')::int * 9 / 10) end,
        ${ago('hours')}, ${ago('hours')} from asked_for`,
    `insert into messages (id, request_id, author_id, from_staff, body, created_at, is_answered)
      select pg_temp.name_of(no, 'request message'), pg_temp.name_of(no, 'request'), null::uuid, false, body, ${ago('hours')}, true from asked_for
      union all select pg_temp.name_of(no, 'request answer'), pg_temp.name_of(no, 'request'), ${STAFF}, true, answer, ${ago('(hours - 2)')}, true
        from asked_for where answer is not null and ${STAFF} is not null`,
  ];
}

/** Money that came without an order, and an order whose payment a bank disputes. */
function reviewsSql(now: Date): string[] {
  const moment = nowSql({ now });
  const unmatched = `'${SAMPLE_INTENT}unmatched'`;
  const disputed = '(select intent from bookings where n = 17)';
  const due = `(${moment} + interval '6 days')`;
  return [
    `insert into checkouts (id, user_id, cart_id, status, price_hash, idempotency_key, shipment, lines, contact, created_at, updated_at)
      select pg_temp.name_of(1, 'checkout under review'), user_id, null, 'review', 'sample', 'sample-review', shipment, lines, contact,
        ${moment} - interval '2 days', ${moment} - interval '2 days' from checkouts where id = (select checkout_id from bookings where n = 39)`,
    `insert into payment_attempts (id, checkout_id, no, amount_pence, idempotency_key, payment_intent, provider_status, status, next_check_at, created_at)
      select pg_temp.name_of(1, 'attempt under review'), id, 1, (shipment->>'totalPence')::int - 1000, 'pi:sample-review', ${unmatched}, 'succeeded', 'succeeded',
        created_at, created_at from checkouts where id = pg_temp.name_of(1, 'checkout under review')`,
    `insert into payment_issues (id, payment_intent, checkout_id, kind, data, created_at)
      select pg_temp.name_of(1, 'issue'), ${unmatched}, id, 'amount_differs',
        jsonb_build_object('receivedPence', (shipment->>'totalPence')::int - 1000, 'expectedPence', shipment->'totalPence'), created_at
        from checkouts where id = pg_temp.name_of(1, 'checkout under review')`,
    `insert into payment_disputes (id, payment_intent, amount_pence, status, due_by, updated_at)
      select 'dp_sample_1', payment_intent, amount_pence, 'open', ${due}, ${moment} - interval '1 day' from order_payments
        where payment_intent = ${disputed}`,
    `insert into payment_issues (id, payment_intent, checkout_id, kind, data, created_at)
      select pg_temp.name_of(2, 'issue'), payment_intent, checkout_id, 'disputed', jsonb_build_object('dispute', 'dp_sample_1', 'status', 'open',
          'amountPence', amount_pence, 'dueBy', to_char(${due} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')), ${moment} - interval '1 day'
        from order_payments where payment_intent = ${disputed}`,
  ];
}
