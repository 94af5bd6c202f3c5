import { Entity } from '@mikro-orm/decorators/legacy';
import { column, Indexed } from '../db/column.js';
import { Triggered } from '../db/triggers.js';

/** One row to lock for each conversation, and when its latest copies by email go out. */
@Entity({ tableName: 'conversations' })
export class ConversationRecord {
  @column.refersTo('orders', { primary: true, onDelete: 'cascade' }) orderId: string;
  @column.moment({ nullable: true }) customerCopyAt: Date | null;
  @column.moment({ nullable: true }) staffCopyAt: Date | null;
}

@Entity({ tableName: 'messages' })
@Indexed('messages_of_order', '(order_id, created_at, id)')
@Indexed('messages_of_author', '(author_id)')
@Indexed('messages_unread', '(order_id) where read_at is null')
@Indexed('messages_unanswered', '(order_id, created_at) where not is_answered')
@Indexed('messages_of_customers', '(created_at) where not from_staff')
@Triggered(
  'messages_told',
  'after insert or update of read_at',
  "for each row execute function tell_order_changed('order_id')",
)
export class MessageRecord {
  @column.id() id: string;
  @column.refersTo('conversations', { onDelete: 'cascade' }) orderId: string;
  @column.refersTo('users') authorId: string;
  @column.bool() fromStaff: boolean;
  @column.text({ check: 'length(body) between 1 and 4000' }) body: string;
  @column.moment() createdAt: Date;
  @column.moment({ nullable: true }) readAt: Date | null;
  @column.bool() isAnswered: boolean;
  /** The email that carried it. */
  @column.uuid({ nullable: true }) copiedIn: string | null;
}
