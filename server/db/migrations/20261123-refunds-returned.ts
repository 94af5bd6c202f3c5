import { Migration } from '@mikro-orm/migrations';

/** Refunds that the bank sent back stand on the to-do list of staff, whose dashboard reads no others. */
export class RefundsReturned extends Migration {
  override up(): void {
    this.addSql(`create index refunds_returned on refunds (created_at, id)
      where provider_status in ('failed', 'canceled') and not by_hand`);
  }
}
