import { Migration } from '@mikro-orm/migrations';
import { schemaOf } from '../schema.js';

/** The schema as entities describe it, and the additions of `*.schema.ts`. */
export class Schema extends Migration {
  override async up(): Promise<void> {
    for (const statements of await schemaOf(this.getEntityManager())) this.addSql(statements);
  }

  /** Drops everything that the texts create, with all data; the extension may be shared, and stays. */
  override async down(): Promise<void> {
    const texts = await schemaOf(this.getEntityManager());
    const created = (thing: RegExp) =>
      texts.flatMap((statements) => [...statements.matchAll(thing)].map(([, name]) => name)).join(', ');
    this.addSql(`drop table ${created(/^create (?:unlogged )?table "?(\w+)/gm)} cascade`);
    this.addSql(`drop sequence ${created(/^create sequence (\w+)/gm)}`);
    // Functions that take a row of a table were dropped with it.
    this.addSql(`drop function if exists ${created(/^create function (\w+)/gm)}`);
  }
}
