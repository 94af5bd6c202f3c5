import { Migration } from '@mikro-orm/migrations';

/** That staff saw to a quote is written down in the audit log. */
export class AuditOfQuotes extends Migration {
  override up(): void {
    this.addSql(`do $$ declare allowed text; begin
      select pg_get_constraintdef(oid) into allowed from pg_constraint
        where conrelid = 'audit_entries'::regclass and conname = 'audit_entries_entity_check';
      alter table audit_entries drop constraint audit_entries_entity_check;
      execute 'alter table audit_entries add constraint audit_entries_entity_check check ('
        || substring(allowed from '^CHECK (.*)$') || ' or entity = ''quote'')';
    end $$`);
  }
}
