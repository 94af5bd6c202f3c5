import { Migration } from '@mikro-orm/migrations';

/** What staff search users by; `FOUND_BY` in user.store.ts says the same, or the key is not used. */
const FOUND_BY = `lower(name || ' ' || email || ' ' || phone || ' ' || replace(phone, ' ', '') || ' '
  || coalesce(address->>'line1', '') || ' ' || coalesce(address->>'city', '') || ' ' || coalesce(address->>'postcode', ''))`;

/** Users are found by phone and place too, and sorted by name; that somebody is invited again is in the audit log. */
export class UsersFound extends Migration {
  override up(): void {
    this.addSql('create index users_by_name on users (lower(name), id) where deleted_at is null');
    // A PostgreSQL without its contrib modules, or a role that may not create extensions, searches by reading all users.
    this.addSql(`do $$ begin
      create extension if not exists pg_trgm;
      create index users_found_by on users using gin ((${FOUND_BY}) gin_trgm_ops) where deleted_at is null;
    exception when insufficient_privilege or undefined_file or feature_not_supported then
      raise notice 'pg_trgm is not available: users are searched without a key';
    end $$`);
    this.addSql(FACTS);
  }
}

/** As in the migration of the audit log, and until when somebody is invited. */
const FACTS = `create or replace function audited_facts(of_table text, r jsonb) returns jsonb immutable language sql as $$
  select case
    when r is null then '{}'
    when of_table = 'users' then jsonb_build_object('role', r->'role', 'status', r->'status', 'department', r->'department',
      'invited_until', r->'invitation_expires_at')
    when of_table = 'orders' then r - array['id', 'version', 'customer', 'collection_address', 'delivery_address',
      'billing_address', 'card', 'payment_intent', 'checkout_id', 'user_id', 'created_at']
    when of_table = 'product_prices' then jsonb_build_object('price_' || (r->>'destination'), r->'amount_pence')
    when of_table = 'service_options' then jsonb_build_object('service_' || (r->>'level'), r - 'level' - 'position')
    when of_table = 'destination_rates' then jsonb_build_object('rate_' || (r->>'destination'), r - 'destination')
    when of_table = 'store_settings' then r - 'id'
    else r - array['id', 'version', 'created_at'] end $$`;
