import { Migration } from '@mikro-orm/migrations';

/** Says whose the claim of a message is, so that nobody renews or ends another's (server/email/send-email.ts). */
export class EmailClaimants extends Migration {
  override up(): void {
    this.addSql('alter table email_messages add column claimed_by uuid');
  }
}
