import { Migration } from '@mikro-orm/migrations';

/** What staff search orders by; `FOUND_BY` in admin-orders.store.ts says the same, or the key is not used. */
const FOUND_BY = `lower(number || ' ' || (customer->>'name') || ' ' || (customer->>'email') || ' ' || from_city || ' ' || to_city || ' '
  || coalesce(tracking_number, ''))`;

/** Staff keep the orders: versions against lost updates, money given back, orders taken off the lists, keys for lists and figures. */
export class OrdersAdmin extends Migration {
  override up(): void {
    this.addSql(`alter table orders
      add column version integer not null default 1,
      add column refunded_pence integer not null default 0 check (refunded_pence between 0 and total_pence),
      add column deleted_at timestamptz`);
    this.addSql(`update orders set refunded_pence = total_pence where payment_status = 'refunded'`);
    this.addSql(`create function raise_version() returns trigger language plpgsql as $$
      begin new.version = old.version + 1; return new; end $$`);
    this.addSql(`create trigger orders_version before update on orders for each row
      when (old.* is distinct from new.*) execute function raise_version()`);

    this.addSql(`create index orders_newest on orders (created_at desc, id) where deleted_at is null`);
    this.addSql(
      `create index orders_by_payment on orders (payment_status, created_at desc, id) where deleted_at is null`,
    );
    this.addSql(`create index orders_by_total on orders (total_pence desc, id) where deleted_at is null`);
    this.addSql(
      `create index orders_figures on orders (status, payment_status) include (total_pence, refunded_pence) where deleted_at is null`,
    );
    // A PostgreSQL without its contrib modules, or a role that may not create extensions, searches by reading all orders.
    this.addSql(`do $$ begin
      create extension if not exists pg_trgm;
      create index orders_found_by on orders using gin ((${FOUND_BY}) gin_trgm_ops) where deleted_at is null;
    exception when insufficient_privilege or undefined_file or feature_not_supported then
      raise notice 'pg_trgm is not available: orders are searched without a key';
    end $$`);

    this.addSql(`alter table refunds add column provider_status text`);
    this.addSql(`update refunds set provider_status = 'succeeded' where provider_refund is not null`);
    this.addSql(`drop index refunds_due`);
    this.addSql(`create index refunds_due on refunds (next_check_at)
      where provider_refund is null or provider_status in ('pending', 'requires_action')`);
  }
}
