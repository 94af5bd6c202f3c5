import { Migration } from '@mikro-orm/migrations';

/** Staff remind customers of quotes that are about to expire, once for each quote. */
export class QuoteReminders extends Migration {
  override up(): void {
    this.addSql('alter table saved_quotes add column reminded_at timestamptz');
    this.addSql(`create index saved_quotes_to_remind_of on saved_quotes (expires_at)
      where order_id is null and deleted_at is null and reminded_at is null and user_id is not null`);
  }
}
