import { Migration } from '@mikro-orm/migrations';

/** What the dashboard of staff asks: money and orders of a range of days, and what waits for somebody. */
export class DashboardIndexes extends Migration {
  override up(): void {
    this.addSql(
      'create index ledger_entries_by_time on ledger_entries (created_at) include (order_id, amount_pence)',
    );
    this.addSql(
      'create index orders_placed on orders (created_at) include (destination) where deleted_at is null',
    );
    this.addSql(`create index orders_without_collection_date on orders (created_at, id)
      where collection_date is null and payment_status = 'paid' and status = 'processing' and deleted_at is null`);
    this.addSql(
      'create index payment_exceptions_open on payment_exceptions (created_at) where resolved_at is null',
    );
  }
}
