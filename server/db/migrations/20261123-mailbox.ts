import { Migration } from '@mikro-orm/migrations';

/**
 * Staff send a message again, or close one that is never to be sent. A message that had arrived goes out again as one
 * of its own, which names the first. Both deeds are in the audit log.
 */
export class Mailbox extends Migration {
  override up(): void {
    this.addSql('alter table email_messages drop constraint email_messages_status_check');
    this.addSql(`alter table email_messages add constraint email_messages_status_check
      check (status in ('queued', 'sent', 'kept', 'failed', 'closed'))`);
    this.addSql('alter table email_messages add column resent_at timestamptz, add column again_of uuid');
    this.addSql(
      'create index email_messages_repeats on email_messages (again_of, created_at) where again_of is not null',
    );
    // What others may have allowed meanwhile stays allowed.
    this.addSql(`do $$ declare allowed text; begin
      select pg_get_constraintdef(oid) into allowed from pg_constraint
        where conrelid = 'audit_entries'::regclass and conname = 'audit_entries_entity_check';
      alter table audit_entries drop constraint audit_entries_entity_check;
      execute 'alter table audit_entries add constraint audit_entries_entity_check check ('
        || substring(allowed from '^CHECK (.*)$') || ' or entity = ''message'')';
    end $$`);
  }
}
