import { Migration } from '@mikro-orm/migrations';

/** Until the owner sets the company's own; no such company exists. */
const DEMO_COMPANY = {
  legalName: 'Harbourline Demo Ltd (demo data)',
  addressLines: ['1 Example Quay', 'London', 'E1 0AA', 'United Kingdom'],
  companyNumber: '00000000',
  vatNumber: 'GB 000 0000 00',
  vatPercent: 0,
  vatText:
    'Zero-rated for VAT: international transport of goods (Value Added Tax Act 1994, Schedule 8, Group 8).',
  email: 'accounts@harbourline.example',
  phone: '0808 157 0192',
};

/**
 * Every movement of an order's money is written down once, with the number and the content of its document; orders that
 * are there already get theirs. The company's details are settings.
 */
export class Ledger extends Migration {
  override up(): void {
    this.addSql(
      `alter table store_settings add column company jsonb not null default '${JSON.stringify(DEMO_COMPANY)}'`,
    );
    this.addSql('alter table store_settings alter column company drop default');
    for (const statement of [...tables, ...appendOnly, ...entriesOfOldOrders]) this.addSql(statement);
  }
}

const tables = [
  `create table document_series (
    kind text primary key,
    prefix text not null unique,
    last_number integer not null
  )`,
  `insert into document_series (kind, prefix, last_number) values ('payment', 'INV-', 100000), ('refund', 'CRN-', 100000)`,
  `create table ledger_entries (
    id uuid primary key,
    order_id uuid not null references orders,
    kind text not null references document_series,
    amount_pence integer not null check (amount_pence <> 0 and (amount_pence > 0) = (kind = 'payment')),
    payment_intent text not null,
    refund_id text,
    movement text not null unique,
    document_number text not null unique,
    issuer jsonb not null,
    content jsonb not null,
    description text not null,
    created_at timestamptz not null
  )`,
  'create index ledger_entries_of_order on ledger_entries (order_id, created_at)',
  'create index ledger_entries_of_payment on ledger_entries (payment_intent)',
];

const appendOnly = [
  `create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception '% is written once and never changed', tg_table_name; end $$`,
  `create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
    for each statement execute function refuse_change()`,
];

const CONTENT = `jsonb_build_object('orderNumber', o.number, 'bookedAt', to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'customer', o.customer, 'billTo', o.billing_address, 'collectFrom', o.collection_address, 'deliverTo', o.delivery_address,
  'destination', o.destination, 'serviceName', o.service_name, 'card', jsonb_build_object('brand', o.card->'brand', 'last4', o.card->'last4'))`;

const entriesOfOldOrders = [
  `insert into ledger_entries (id, order_id, kind, amount_pence, payment_intent, movement, document_number, issuer, content, description, created_at)
    select gen_random_uuid(), o.id, 'payment', o.total_pence, o.payment_intent, 'payment of ' || o.payment_intent,
      'INV-' || 100000 + row_number() over (order by o.created_at, o.id),
      coalesce((select company from store_settings), '{}'),
      ${CONTENT} || jsonb_build_object('invoiceNumber', null,
        'lines', (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'description', i.description, 'size', i.size,
          'quantity', i.quantity, 'unitPence', i.unit_pence) order by i.position), '[]') from order_lines i where i.order_id = o.id),
        'sums', jsonb_build_object('itemsPence', o.items_pence, 'minimumTopUpPence', o.minimum_top_up_pence,
          'servicePence', o.service_pence, 'totalPence', o.total_pence)),
      'Payment for booking ' || o.number, o.created_at
    from orders o where o.payment_status in ('paid', 'refunded')`,
  `insert into ledger_entries (id, order_id, kind, amount_pence, payment_intent, movement, document_number, issuer, content, description, created_at)
    select gen_random_uuid(), o.id, 'refund', -o.refunded_pence, o.payment_intent, 'refund up to ' || o.refunded_pence || ' of ' || o.payment_intent,
      'CRN-' || 100000 + row_number() over (order by b.at, o.id),
      coalesce((select company from store_settings), '{}'),
      ${CONTENT} || jsonb_build_object('invoiceNumber', p.document_number, 'lines', '[]'::jsonb, 'sums', null),
      'Refund of booking ' || o.number, b.at
    from orders o join ledger_entries p on p.order_id = o.id,
      lateral (select coalesce(max(e.created_at), o.created_at) as at from order_events e where e.order_id = o.id and e.status = 'refunded') b
    where o.refunded_pence > 0`,
  `update document_series s set last_number = 100000 + (select count(*) from ledger_entries l where l.kind = s.kind)`,
];
