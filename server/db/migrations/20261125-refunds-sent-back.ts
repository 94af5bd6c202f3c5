import { Migration } from '@mikro-orm/migrations';

/**
 * That a bank has sent a refund back is kept for good, whatever became of it since; and what it sent back of money that
 * the books have as given is owed to the customer until somebody has given it again.
 */
export class RefundsSentBack extends Migration {
  override up(): void {
    this.addSql(`alter table refunds add column is_returned boolean not null default false,
      add column is_owed boolean not null default false check (not is_owed or (by_hand and is_returned))`);
    this.addSql(`update refunds set is_returned = true where provider_status in ('failed', 'canceled')
      or (by_hand and provider_refund is not null and provider_refund not in ('by hand', 'called off', 'given before'))`);
    this.addSql('create index refunds_owed on refunds (created_at, id) where is_owed');
  }
}
