import { Migration } from '@mikro-orm/migrations';
import { DESTINATION_KEYS } from '../../../rules/destinations.js';

/** Quotes that hold for a while, and the checkouts that book them. */
export class SavedQuotes extends Migration {
  override up(): void {
    this.addSql('create sequence quote_numbers start 10001');
    this.addSql(`create table saved_quotes (
      id uuid primary key,
      reference text not null unique default 'Q-' || nextval('quote_numbers'),
      secret_hash text not null unique,
      user_id uuid references users on delete cascade,
      guest_hash text,
      digest text not null,
      destination text not null check (destination in (${DESTINATION_KEYS.map((key) => `'${key}'`).join(',')})),
      service text not null,
      service_name text not null,
      from_city text not null,
      to_city text not null,
      lines jsonb not null,
      items_pence integer not null,
      minimum_pence integer not null,
      minimum_top_up_pence integer not null,
      service_pence integer not null,
      total_pence integer not null check (total_pence = items_pence + minimum_top_up_pence + service_pence),
      currency text not null default 'gbp' check (currency = 'gbp'),
      item_count integer not null,
      volume_cm3 bigint not null,
      created_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > created_at),
      order_id uuid unique references orders,
      deleted_at timestamptz
    )`);
    this.addSql(
      'create index saved_quotes_of_user on saved_quotes (user_id, created_at desc, id) where deleted_at is null',
    );
    this.addSql(
      'create index saved_quotes_of_guest on saved_quotes (guest_hash) where guest_hash is not null and user_id is null',
    );
    this.addSql(
      'create index saved_quotes_to_expire on saved_quotes (expires_at) where order_id is null and deleted_at is null',
    );
    this.addSql('alter table checkouts add column quote_id uuid references saved_quotes');
    this.addSql('create index checkouts_of_quote on checkouts (quote_id) where quote_id is not null');
  }
}
