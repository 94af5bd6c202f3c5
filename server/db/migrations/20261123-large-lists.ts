import { Migration } from '@mikro-orm/migrations';

/**
 * Keys that lists and figures of 100,000 orders were measured to need (docs/benchmarks.md): which orders have a status
 * and where an order goes are told by keys alone, and the audit log is searched by keys.
 */
export class LargeLists extends Migration {
  override up(): void {
    this.addSql(
      'create index orders_of_status on orders (status, created_at desc, id) where deleted_at is null',
    );
    this.addSql('drop index orders_by_status');
    this.addSql('create index orders_destinations on orders (id) include (destination)');
    this.addSql('create index audit_entries_of_request on audit_entries (request_id)');
    // A PostgreSQL without its contrib modules searches by reading all entries, as it does orders.
    this.addSql(`do $$ begin
      create index audit_entries_found_by on audit_entries using gin (lower(label) gin_trgm_ops);
    exception when undefined_object then
      raise notice 'pg_trgm is not available: the audit log is searched without a key';
    end $$`);
  }
}
