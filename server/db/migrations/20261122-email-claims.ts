import { Migration } from '@mikro-orm/migrations';

/** Finds messages whose process died over them (server/email/take-over-emails.ts) without reading those that were sent. */
export class EmailClaims extends Migration {
  override up(): void {
    this.addSql(
      'create index email_messages_claimed on email_messages (claimed_until) where claimed_until is not null',
    );
  }
}
