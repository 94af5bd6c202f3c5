import { Migration } from '@mikro-orm/migrations';

/** The name of the shop is a setting. Empty until a server starts, which fills in the one of its environment. */
export class StoreName extends Migration {
  override up(): void {
    this.addSql(`alter table store_settings add column name text not null default ''`);
  }
}
