import { Migration } from '@mikro-orm/migrations';

/**
 * Staff's work on orders: why a status went another way than usual, what an order was after each entry of its timeline,
 * notes among colleagues, and keys for what the list is narrowed to and sorted by.
 */
export class OrdersDesk extends Migration {
  override up(): void {
    for (const statement of [...events, ...notes, ...keys]) this.addSql(statement);
  }
}

/** The version is known when the transaction ends, as an entry may be written before its order. Earlier entries have none. */
const events = [
  'alter table order_events add column reason text, add column version integer',
  `create function date_order_event() returns trigger language plpgsql as $$
    begin
      update order_events set version = (select version from orders where id = new.order_id) where id = new.id;
      return null;
    end $$`,
  `create constraint trigger order_events_dated after insert on order_events deferrable initially deferred
    for each row when (new.version is null) execute function date_order_event()`,
];

const notes = [
  `create table order_notes (
    id uuid primary key,
    order_id uuid not null references orders on delete cascade,
    author_id uuid not null references users,
    body text not null check (body <> ''),
    created_at timestamptz not null
  )`,
  'create index order_notes_of_order on order_notes (order_id, created_at, id)',
  'create index order_notes_of_author on order_notes (author_id)',
  `create trigger order_notes_never_edited before update on order_notes
    for each statement execute function refuse_change()`,
  `create function audit_order_note() returns trigger language plpgsql as $$
    begin
      insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
        values (current_setting('audit.actor')::uuid, 'changed', 'order', new.order_id,
          (select number from orders where id = new.order_id), '{}', '{"note": "added"}',
          coalesce(current_setting('audit.request', true), ''));
      return null;
    end $$`,
  `create trigger order_notes_audited after insert on order_notes for each row
    when (coalesce(current_setting('audit.actor', true), '') <> '') execute function audit_order_note()`,
];

const keys = [
  'create index orders_by_destination on orders (destination, created_at desc, id) where deleted_at is null',
  'create index orders_by_collection on orders (collection_date, created_at desc, id) where deleted_at is null',
];
