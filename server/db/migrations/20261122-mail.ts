import { Migration } from '@mikro-orm/migrations';

/** What staff search messages by; `FOUND_BY` in mailbox.store.ts says the same, or the key is not used. */
const FOUND_BY = `lower(recipient || ' ' || subject)`;

/** A message is sent by one process at a time; staff look through the mailbox; reminders look for tomorrow's collections. */
export class Mail extends Migration {
  override up(): void {
    this.addSql('alter table email_messages add column claimed_until timestamptz');
    this.addSql('create index email_messages_newest on email_messages (created_at desc, id)');
    this.addSql('create index email_messages_by_status on email_messages (status, created_at desc, id)');
    this.addSql('create index email_messages_by_kind on email_messages (kind, created_at desc, id)');
    this.addSql(
      'create index email_messages_of_order on email_messages (order_id) where order_id is not null',
    );
    // A PostgreSQL without its contrib modules searches by reading all messages, as it does orders.
    this.addSql(`do $$ begin
      create index email_messages_found_by on email_messages using gin ((${FOUND_BY}) gin_trgm_ops);
    exception when undefined_object then
      raise notice 'pg_trgm is not available: messages are searched without a key';
    end $$`);
    this.addSql(
      `create index orders_to_collect on orders (collection_date) where status = 'processing' and deleted_at is null`,
    );
  }
}
