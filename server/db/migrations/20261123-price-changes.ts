import { Migration } from '@mikro-orm/migrations';

/**
 * Changes of many prices at once, with each price before and after: the record of what was done, and the way back. Only
 * that one was undone is ever written to it later. Its prices are one document, as they are written and undone together.
 */
export class PriceChanges extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
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
