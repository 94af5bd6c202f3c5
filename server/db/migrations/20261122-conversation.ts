import { Migration } from '@mikro-orm/migrations';

/** Messages between a customer and staff on an order, with when the other side read them and what was copied by e-mail. */
export class Conversation extends Migration {
  override up(): void {
    // One row to lock for each conversation, and when its latest copies by e-mail go out.
    this.addSql(`create table conversations (
      order_id uuid primary key references orders on delete cascade,
      customer_copy_at timestamptz,
      staff_copy_at timestamptz
    )`);
    this.addSql(`create table messages (
      id uuid primary key,
      order_id uuid not null references conversations on delete cascade,
      author_id uuid not null references users,
      from_staff boolean not null,
      body text not null check (length(body) between 1 and 4000),
      created_at timestamptz not null,
      read_at timestamptz,
      is_answered boolean not null,
      copied_in uuid
    )`);
    this.addSql('create index messages_of_order on messages (order_id, created_at, id)');
    this.addSql('create index messages_unread on messages (order_id) where read_at is null');
    this.addSql('create index messages_unanswered on messages (order_id, created_at) where not is_answered');
    this.addSql(`create trigger messages_told after insert or update of read_at on messages
      for each row execute function tell_order_changed('order_id')`);
  }
}
