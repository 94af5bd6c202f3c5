import { Migration } from '@mikro-orm/migrations';

/** What happened to an account's security, links that prove an address, and whether it is proved. */
export class AccountSecurity extends Migration {
  override up(): void {
    this.addSql(`create table security_events (
      id bigint generated always as identity primary key,
      user_id uuid not null references users (id) on delete cascade,
      kind text not null,
      device text not null,
      network text not null,
      created_at timestamptz not null)`);
    this.addSql(
      'create index security_events_of_user on security_events (user_id, created_at desc, id desc)',
    );
    this.addSql('create index security_events_created_at on security_events using brin (created_at)');
    this.addSql(`create table account_links (
      user_id uuid not null references users (id) on delete cascade,
      purpose text not null check (purpose in ('reset-password', 'verify-email')),
      email text not null,
      hash text not null unique,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (user_id, purpose))`);
    this.addSql('alter table users add column email_verified_at timestamptz');
  }
}
