import { Migration } from '@mikro-orm/migrations';

/** What customers keep in their account: a name in two parts, addresses, and each consent to the newsletter. */
export class Accounts extends Migration {
  override up(): void {
    this.addSql('alter table users add column first_name text');
    this.addSql(`create table saved_addresses (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      label text not null default '',
      address jsonb not null,
      country_code text not null check (country_code ~ '^[A-Z]{2}$'),
      is_default boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
    this.addSql('create index saved_addresses_of_user on saved_addresses (user_id, created_at, id)');
    this.addSql(
      'create unique index saved_addresses_one_default on saved_addresses (user_id, country_code) where is_default',
    );
    this.addSql(`create table newsletter_consents (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      is_on boolean not null,
      given_at text not null check (given_at in ('register', 'account')),
      wording text not null,
      created_at timestamptz not null
    )`);
    this.addSql(
      'create index newsletter_consents_of_user on newsletter_consents (user_id, created_at desc, id)',
    );
    this.addSql(`create function refuse_consent_change() returns trigger language plpgsql as $$
      begin raise exception 'rows of % are never changed', tg_table_name; end $$`);
    this.addSql(`create trigger newsletter_consents_stay before update on newsletter_consents
      for each row execute function refuse_consent_change()`);
    this.addSql(`insert into newsletter_consents (id, user_id, is_on, given_at, wording, created_at)
      select gen_random_uuid(), id, true, 'register', 'offers-1', newsletter_consented_at
      from users where newsletter_consented_at is not null and deleted_at is null`);
  }
}
