import { Migration } from '@mikro-orm/migrations';

/** Messages carry what they are about; a checkout may be of something that never lay in a cart. */
export class RoomForMore extends Migration {
  override up(): void {
    this.addSql(`alter table email_messages add column data jsonb not null default '{}'`);
    this.addSql('alter table checkouts alter column cart_id drop not null');
  }
}
