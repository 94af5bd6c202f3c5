import { Migration } from '@mikro-orm/migrations';

/**
 * Minimum charges, categories and users have versions against lost updates. A user's is raised by what staff see and
 * set, whoever changes it; not by signing in, passwords, confirmed addresses or invitations, which are no edits.
 */
export class Versions extends Migration {
  override up(): void {
    for (const table of ['prices', 'categories'])
      this.addSql(`alter table ${table} add column version integer not null default 1`);
    for (const table of ['prices', 'categories'])
      this.addSql(`create trigger ${table}_version before update on ${table} for each row
        when (old.* is distinct from new.*) execute function raise_version()`);
    this.addSql('alter table users add column version integer not null default 1');
    this.addSql(`create trigger users_version before update on users for each row
      when ((${facts('old')}) is distinct from (${facts('new')})) execute function raise_version()`);
  }
}

const EDITED = ['name', 'email', 'phone', 'address', 'role', 'status', 'department', 'deleted_at'];

function facts(row: string): string {
  return EDITED.map((column) => `${row}.${column}`).join(', ');
}
