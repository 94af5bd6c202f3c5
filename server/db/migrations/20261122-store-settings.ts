import { Migration } from '@mikro-orm/migrations';

/** Staff change the settings, so they have a version; the promise about refunds is one of them. */
export class StoreSettingsKept extends Migration {
  override up(): void {
    this.addSql('alter table store_settings add column version integer not null default 1');
    this.addSql(
      `alter table store_settings add column refund_text text not null
        default 'Bookings are fully refundable until 24 hours before the collection date.'`,
    );
  }
}
