import { Migration } from '@mikro-orm/migrations';
import { SCHEMA } from '../schema.js';

/** The schema as each module writes it down (`*.schema.ts`). */
export class Schema extends Migration {
  override up(): void {
    for (const statements of SCHEMA) this.addSql(statements);
  }

  /** Drops what the texts create, with all data; the extension may be others' too, and stays. */
  override down(): void {
    this.addSql(`drop table ${created(/^create (?:unlogged )?table (\w+)/gm)} cascade`);
    this.addSql(`drop sequence ${created(/^create sequence (\w+)/gm)}`);
    // Those that take a row of a table went with it.
    this.addSql(`drop function if exists ${created(/^create function (\w+)/gm)}`);
  }
}

function created(thing: RegExp): string {
  return SCHEMA.flatMap((statements) => [...statements.matchAll(thing)].map(([, name]) => name)).join(', ');
}
