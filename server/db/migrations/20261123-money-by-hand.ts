import { Migration } from '@mikro-orm/migrations';

/**
 * Staff refund, correct a payment that did not hold, record money that came or went by bank transfer, and close what a
 * person had to look at. A payment by hand has no checkout; what it gives back never goes to the provider.
 */
export class MoneyByHand extends Migration {
  override up(): void {
    for (const statement of [...payments, ...deeds, ...reviews, ...audit]) this.addSql(statement);
  }
}

const payments = [
  `alter table order_payments alter column checkout_id drop not null,
    add column reversed_pence integer not null default 0 check (reversed_pence between 0 and refunded_pence),
    add constraint order_payments_by_hand check ((checkout_id is null) = (payment_intent like 'manual\\_%'))`,
  'alter table refunds add column by_hand boolean not null default false',
  // Sums of money are of the ledger now; what a filter lets through is asked for by id.
  'drop index orders_figures',
  'create index orders_figures on orders (status, payment_status) include (id) where deleted_at is null',
  'create index ledger_entries_sums on ledger_entries (order_id) include (amount_pence)',
  'create index refunds_to_send on refunds (created_at, id) where by_hand and provider_refund is null',
];

/** What was done with an order's money by one press of somebody of staff, in their own words; never edited. */
const deeds = [
  `create table money_deeds (
    id uuid primary key,
    order_id uuid not null references orders on delete cascade,
    kind text not null check (kind in ('refund', 'payment', 'correction', 'refund_sent')),
    amount_pence integer not null check (amount_pence >= 0),
    words text not null check (words <> ''),
    payment_intent text,
    refund_id uuid references refunds,
    received_on date,
    idempotency_key text,
    digest text not null,
    actor_id uuid not null references users,
    created_at timestamptz not null,
    unique (order_id, idempotency_key)
  )`,
  'create index money_deeds_of_order on money_deeds (order_id, created_at, id)',
  'create unique index money_deeds_of_payment on money_deeds (payment_intent) where payment_intent is not null',
  'create unique index money_deeds_of_refund on money_deeds (refund_id) where refund_id is not null',
  'create index money_deeds_of_actor on money_deeds (actor_id)',
  `create trigger money_deeds_never_edited before update on money_deeds
    for each statement execute function refuse_change()`,
];

/** `raised` counts how often a matter became one, so that nobody closes what they have not seen. */
const reviews = [
  'alter table payment_exceptions add column raised integer not null default 1',
  'create index payment_exceptions_closed on payment_exceptions (resolved_at) where resolved_at is not null',
  `create table payment_resolutions (
    id uuid primary key,
    payment_intent text not null references payment_exceptions,
    note text not null check (note <> ''),
    actor_id uuid not null references users,
    created_at timestamptz not null
  )`,
  'create index payment_resolutions_of_payment on payment_resolutions (payment_intent, created_at desc)',
  'create index payment_resolutions_of_actor on payment_resolutions (actor_id)',
  `create trigger payment_resolutions_append_only before update or delete or truncate on payment_resolutions
    for each statement execute function refuse_change()`,
];

/** Words that staff wrote may name people, so the log tells only what was done. What others have allowed stays allowed. */
const audit = [
  `do $$ declare allowed text; begin
    select pg_get_constraintdef(oid) into allowed from pg_constraint
      where conrelid = 'audit_entries'::regclass and conname = 'audit_entries_entity_check';
    alter table audit_entries drop constraint audit_entries_entity_check;
    execute 'alter table audit_entries add constraint audit_entries_entity_check check ('
      || substring(allowed from '^CHECK (.*)$') || ' or entity = ''payment'')';
  end $$`,
  `create function audit_money_deed() returns trigger language plpgsql as $$
    begin
      insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
        values (current_setting('audit.actor')::uuid, 'changed', 'order', new.order_id,
          (select number from orders where id = new.order_id), '{}',
          jsonb_build_object('money', new.kind, 'amount_pence', new.amount_pence),
          coalesce(current_setting('audit.request', true), ''));
      return null;
    end $$`,
  `create trigger money_deeds_audited after insert on money_deeds for each row
    when (coalesce(current_setting('audit.actor', true), '') <> '') execute function audit_money_deed()`,
  `create function audit_payment_resolution() returns trigger language plpgsql as $$
    begin
      insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
        values (current_setting('audit.actor')::uuid, 'changed', 'payment', new.payment_intent, new.payment_intent,
          '{"review": "open"}', '{"review": "resolved"}', coalesce(current_setting('audit.request', true), ''));
      return null;
    end $$`,
  `create trigger payment_resolutions_audited after insert on payment_resolutions for each row
    when (coalesce(current_setting('audit.actor', true), '') <> '') execute function audit_payment_resolution()`,
];
