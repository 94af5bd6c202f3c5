import { Migration } from '@mikro-orm/migrations';

/** What a person had given back of a payment when a refund was asked for, so that it is not taken for that refund. */
export class RefundsBefore extends Migration {
  override up(): void {
    this.addSql('alter table refunds add column if not exists earlier_pence integer not null default 0');
  }
}
