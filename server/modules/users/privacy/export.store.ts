import type { Pool, PoolClient } from 'pg';
import { stoppedAtSql } from '../../email/reminders/reminder-stop.store.js';
import { newsletterStateSql } from '../profile/newsletter.store.js';

/** Far more than a person has; beyond it the file lists the truncated parts. */
const ROWS_MAX = 5_000;

/** One part of the export of everything we hold about a person. */
export interface ExportSection {
  readonly name: string;
  /** Rows of the user $1, at most $2 of them. No secrets, no hashes; money in pence. */
  readonly sql: string;
}

/** Removes links of messages: they may open something for any holder, and people share the file. */
const WITHOUT_LINKS = `regexp_replace(m.body_text, 'https?://\\S+', '[link]', 'g')`;

/** The files of something, where `condition` selects `f` by owner; their bytes are at GET /api/files/{id}. */
const filesSql = (
  condition: string,
) => `(select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name,
  'type', f.type, 'bytes', octet_length(f.bytes)) order by f.position), '[]') from attachments f where ${condition})`;

/** Sections of the export: every table with personal data has to have its own here. */
export const EXPORT_SECTIONS: readonly ExportSection[] = [
  {
    name: 'profile',
    sql: `select id, name, first_name, email, email_verified_at, phone, address, role, status, department, created_at,
        last_login_at, newsletter_consented_at, ${newsletterStateSql('users.id')} as newsletter_state, ${stoppedAtSql('email')} as reminders_stopped_at
      from users where id = $1 limit $2`,
  },
  {
    name: 'savedAddresses',
    sql: `select id, label, address, country_code, is_default, created_at, updated_at
      from saved_addresses where user_id = $1 order by created_at, id limit $2`,
  },
  {
    name: 'newsletterConsents',
    sql: `select is_on, given_at, wording, created_at
      from newsletter_consents where user_id = $1 order by created_at, id limit $2`,
  },
  {
    name: 'acceptances',
    sql: `select a.kind, a.version, a.accepted_at, a.accepted_by, a.checkout_id, d.text
      from acceptances a join legal_documents d on d.kind = a.kind and d.version = a.version
      where a.user_id = $1 order by a.id limit $2`,
  },
  {
    name: 'cart',
    sql: `select l.destination, l.quantity, l.custom_box, p.name as product, c.from_city, c.to_city, c.service,
        c.collection_date::text, l.created_at
      from carts c join cart_lines l on l.cart_id = c.id left join products p on p.id = l.product_id
      where c.user_id = $1 order by l.created_at, l.id limit $2`,
  },
  {
    name: 'checkouts',
    sql: `select id, status, shipment, lines, contact, change, no_forbidden_goods_at, created_at, updated_at
      from checkouts where user_id = $1 order by created_at, id limit $2`,
  },
  {
    name: 'payments',
    sql: `select a.checkout_id, a.payment_intent, a.amount_pence, a.currency, a.provider_status, a.created_at
      from payment_attempts a join checkouts c on c.id = a.checkout_id
      where c.user_id = $1 order by a.created_at, a.id limit $2`,
  },
  {
    name: 'transfers',
    sql: `select b.checkout_id, b.due_on::text, t.amount_pence, t.moved_on::text, t.note, t.created_at
      from transfer_bookings b join checkouts c on c.id = b.checkout_id join transfers t on t.booking_id = b.id
      where c.user_id = $1 order by t.created_at, t.id limit $2`,
  },
  {
    name: 'orders',
    sql: `select o.number, o.id, o.status, o.payment_status, o.customer, o.shipment, o.charges_pence, o.price_pence, o.paid_pence,
        o.refunded_pence - o.reversed_pence as refunded_pence, o.reversed_pence, o.tracking_number, o.card, o.payment_intent, o.created_at,
        (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'description', l.description, 'size', l.size, 'customBox', l.custom_box,
          'quantity', l.quantity, 'unitPence', l.unit_pence) order by l.position), '[]')
          from order_lines l where l.order_id = o.id) as lines,
        (select coalesce(jsonb_agg(jsonb_build_object('status', e.status, 'description', e.description,
          'reason', e.reason, 'createdAt', e.created_at) order by e.created_at, e.id), '[]')
          from order_events e where e.order_id = o.id) as events,
        (select coalesce(jsonb_agg(jsonb_build_object('paymentIntent', y.payment_intent, 'amountPence', y.amount_pence,
          'refundedPence', y.refunded_pence, 'card', y.card, 'createdAt', y.created_at) order by y.created_at), '[]')
          from order_payments y where y.order_id = o.id) as payments,
        (select coalesce(jsonb_agg(jsonb_build_object('name', h.name, 'reason', h.reason, 'amountPence', h.amount_pence,
          'state', h.state, 'createdAt', h.created_at) order by h.created_at, h.id), '[]')
          from order_charges h where h.order_id = o.id) as charges,
        (select coalesce(jsonb_agg(jsonb_build_object('box', i.box_number, 'description', i.description, 'quantity', i.quantity,
          'valuePence', i.value_pence, 'isUsed', i.is_used) order by b.number, i.position), '[]')
          from order_boxes b join box_items i on i.order_id = b.order_id and i.box_number = b.number
          where b.order_id = o.id) as box_contents,
        (select coalesce(jsonb_agg(jsonb_build_object('box', s.box_number, 'scannedBy', s.scanned_by, 'scannedAt', s.scanned_at)
          order by s.scanned_at), '[]') from box_scans s where s.order_id = o.id) as box_scans,
        (select coalesce(jsonb_agg(jsonb_build_object('documentNumber', t.document_number, 'kind', t.kind,
          'amountPence', t.amount_pence, 'vatPence', t.vat_pence, 'description', t.description, 'createdAt', t.created_at)
          order by t.created_at, t.id), '[]')
          from ledger_entries t where t.order_id = o.id) as ledger
      from orders o where o.user_id = $1 order by o.created_at, o.id limit $2`,
  },
  {
    name: 'staffNotes',
    sql: `select order_number, body, created_at from (
        select o.number as order_number, n.body, n.created_at, n.id
          from order_notes n join orders o on o.id = n.order_id where o.user_id = $1
        union all select null, n.body, n.created_at, n.id from customer_notes n where n.user_id = $1) notes
      order by created_at, id limit $2`,
  },
  {
    name: 'moneyNotes',
    sql: `select o.number as order_number, d.kind, d.amount_pence, d.words, d.received_on::text, d.created_at
      from payment_operations d left join orders o on o.id = d.order_id
      where o.user_id = $1 or d.order_id is null and exists (select from refunds r
        join payment_attempts a on a.payment_intent = r.payment_intent join checkouts c on c.id = a.checkout_id
        where r.id = d.refund_id and c.user_id = $1)
      order by d.created_at, d.id limit $2`,
  },
  {
    name: 'refundRequests',
    sql: `select o.number as order_number, r.amount_pence, r.words, r.state, r.asked_at, r.decided_at
      from refund_requests r join orders o on o.id = r.order_id
      where o.user_id = $1 order by r.asked_at, r.id limit $2`,
  },
  {
    name: 'savedQuotes',
    sql: `select reference, shipment, lines, created_at, expires_at, order_id, deleted_at
      from saved_quotes where user_id = $1 order by created_at, id limit $2`,
  },
  {
    name: 'requests',
    sql: `select r.reference, r.kind, r.state, r.name, r.email, r.phone, r.destination, r.survey_month, r.shipment,
        r.other_offer, ${filesSql('f.request_id = r.id')}->0 as file, r.created_at,
        (select coalesce(jsonb_agg(jsonb_build_object('author', case when m.from_staff then 'us' else 'you' end,
          'body', m.body, 'files', ${filesSql('f.message_id = m.id')}, 'createdAt', m.created_at) order by m.created_at, m.id), '[]')
          from messages m where m.request_id = r.id) as messages
      from requests r where r.user_id = $1 order by r.created_at, r.id limit $2`,
  },
  {
    name: 'messages',
    sql: `select o.number as order_number, case when m.from_staff then 'us' else 'you' end as author, m.body, ${filesSql('f.message_id = m.id')} as files, m.created_at,
        m.read_at
      from messages m join orders o on o.id = m.order_id
      where o.user_id = $1 or (m.author_id = $1 and not m.from_staff) order by m.created_at, m.id limit $2`,
  },
  {
    name: 'papers',
    sql: `select o.number as order_number, p.name, p.state, p.reason, ${filesSql('f.paper_id = p.id')} as files, p.changed_at
      from order_papers p join orders o on o.id = p.order_id
      where o.user_id = $1 order by o.created_at, p.order_id, p.position limit $2`,
  },
  {
    name: 'emails',
    sql: `select m.kind, m.recipient, m.subject, ${WITHOUT_LINKS} as text, m.status, m.created_at, m.sent_at
      from email_messages m
      where m.user_id = $1 or m.order_id in (select id from orders where user_id = $1)
      order by m.created_at, m.id limit $2`,
  },
  {
    name: 'sessions',
    sql: `select device, network, created_at, used_at, ends_at
      from sessions where user_id = $1 order by created_at, id limit $2`,
  },
  {
    name: 'secondFactor',
    sql: `select f.created_at, f.confirmed_at,
        (select count(*)::int from recovery_codes c where c.user_id = f.user_id) as recovery_codes_left
      from second_factors f where f.user_id = $1 limit $2`,
  },
  {
    name: 'securityEvents',
    sql: `select kind, device, network, created_at
      from security_events where user_id = $1 order by created_at, id limit $2`,
  },
];

/** Everything we hold about a user, as it was at one moment, and the names of the truncated parts. */
export function readPersonalData(pool: Pool, userId: string) {
  return atOneMoment(pool, (client) => readSections(client, userId));
}

async function readSections(client: PoolClient, userId: string) {
  const data: Record<string, readonly object[]> = {};
  const incomplete: string[] = [];
  for (const { name, sql } of EXPORT_SECTIONS) {
    const { rows } = await client.query<Record<string, unknown>>(sql, [userId, ROWS_MAX + 1]);
    if (rows.length > ROWS_MAX) incomplete.push(name);
    data[name] = rows.slice(0, ROWS_MAX).map(withOurNames);
  }
  return { data, incomplete };
}

/** Reads on one connection, all of it as the database was at the first statement. */
async function atOneMoment<T>(pool: Pool, read: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const result = await read(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // The connection is in a failed transaction.
    client.release(true);
    throw error;
  }
}

/** Renames created_at to createdAt, and so on. */
function withOurNames(row: Record<string, unknown>): object {
  const entries = Object.entries(row).map(([name, value]) => [
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(entries);
}
