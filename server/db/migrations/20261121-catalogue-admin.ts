import { Migration } from '@mikro-orm/migrations';

/** Staff keep the catalogue: versions against lost updates, names that are unique in any case, keys for their lists. */
export class CatalogueAdmin extends Migration {
  override up(): void {
    this.addSql(`alter table products
      add column version integer not null default 1,
      add column sides_assumed boolean not null default false`);
    this.addSql(`create unique index categories_name_in_any_case on categories (lower(name))`);
    this.addSql(`create index products_of_category on products (category_id, position, id)`);
    this.addSql(`create index products_by_status on products (status, id) where deleted_at is null`);
    this.addSql(`create index order_lines_by_picture on order_lines (image_url)`);
  }
}
