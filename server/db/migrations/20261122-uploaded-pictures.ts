import { Migration } from '@mikro-orm/migrations';

/** Which pictures were uploaded, so that those which nothing shows can be found and removed. */
export class UploadedPictures extends Migration {
  override up(): void {
    this.addSql(`create table uploaded_pictures (
      url text primary key,
      created_at timestamptz not null default now()
    )`);
  }
}
