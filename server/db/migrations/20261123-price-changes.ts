import { Migration } from '@mikro-orm/migrations';

/**
 * Changes of many prices at once, with each price before and after: the record of what was done, and the way back. Only
 * that one was undone is ever written to it later. Its prices are one document, as they are written and undone together.
 * The audit log gets one entry for each product whose prices a statement changes, with all of them, in place of one for
 * each price: 24,000 of those took eight seconds to write, and nobody could read the log for them.
 */
export class PriceChanges extends Migration {
  override up(): void {
    for (const statement of [...table, ...audit]) this.addSql(statement);
  }
}

const table = [
  `create table price_changes (
    id uuid primary key,
    created_at timestamptz not null,
    actor_id uuid not null,
    request_id text not null,
    percent_tenths integer not null check (percent_tenths between -500 and 1000 and percent_tenths <> 0),
    rounding text not null check (rounding in ('penny', 'endsIn99')),
    scope jsonb not null,
    product_count integer not null check (product_count >= 0),
    price_count integer not null check (price_count >= 0),
    minimum_count integer not null check (minimum_count >= 0),
    prices jsonb not null,
    undone_at timestamptz,
    undone_by uuid,
    check (price_count + minimum_count > 0),
    check ((undone_at is null) = (undone_by is null))
  )`,
  'create index price_changes_newest on price_changes (created_at desc, id)',
  `create trigger price_changes_kept before delete or truncate on price_changes
    for each statement execute function refuse_change()`,
  `create trigger price_changes_written_once before update of id, created_at, actor_id, request_id, percent_tenths,
    rounding, scope, product_count, price_count, minimum_count, prices on price_changes
    for each statement execute function refuse_change()`,
  'create index saved_quotes_newest on saved_quotes (created_at desc, id) where deleted_at is null and order_id is null',
];

const WORKS_FOR_STAFF = "(coalesce(current_setting('audit.actor', true), '') <> '')";

const audit = [
  'drop trigger product_prices_audited on product_prices',
  `create trigger product_prices_audited after insert or delete on product_prices for each row
    when ${WORKS_FOR_STAFF} execute function write_audit_entry('product', 'product_id')`,
  `create function write_price_entries() returns trigger language plpgsql as $$
    begin
      insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
        select current_setting('audit.actor')::uuid, 'changed', 'product', one.product_id, coalesce(max(p.name), ''),
          coalesce(jsonb_object_agg('price_' || destination, was) filter (where was is not null), '{}'),
          coalesce(jsonb_object_agg('price_' || destination, is_now) filter (where is_now is not null), '{}'),
          coalesce(current_setting('audit.request', true), '')
        from (select product_id, destination, max(pence) filter (where is_old) as was,
            max(pence) filter (where not is_old) as is_now
          from (select product_id, destination, amount_pence as pence, true as is_old from old_prices
            union all select product_id, destination, amount_pence, false from new_prices) both_sides
          group by product_id, destination) one
        left join products p on p.id = one.product_id
        where was is distinct from is_now group by one.product_id;
      return null;
    end $$`,
  `create trigger product_prices_changes_audited after update on product_prices
    referencing old table as old_prices new table as new_prices for each statement
    when ${WORKS_FOR_STAFF} execute function write_price_entries()`,
];
