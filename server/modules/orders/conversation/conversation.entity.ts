import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { column, Indexed } from '../../../platform/db/column.js';
import { Reported, Triggered } from '../../../platform/db/triggers.js';

/** A row to lock for each conversation on an order, with the times of its latest email copies. */
@Entity({ tableName: 'conversations' })
export class ConversationRecord {
  @column.refersTo('orders', { primary: true, onDelete: 'cascade' }) orderId: string;
  @column.moment({ nullable: true }) customerCopyAt: Date | null;
  @column.moment({ nullable: true }) staffCopyAt: Date | null;
}

/** A message on an order or on a request. */
@Entity({ tableName: 'messages' })
@Check({ name: 'messages_about', expression: 'num_nonnulls(order_id, request_id) = 1' })
@Check({
  name: 'messages_author',
  expression: 'author_id is not null or (request_id is not null and not from_staff)',
})
@Indexed('messages_of_order', '(order_id, created_at, id) where order_id is not null')
@Indexed('messages_of_request', '(request_id, created_at, id) where request_id is not null')
@Indexed('messages_of_author', '(author_id) where author_id is not null')
@Indexed('messages_unread', '(order_id) where read_at is null')
@Indexed('messages_unanswered', '(order_id, created_at) where not is_answered')
@Indexed('messages_of_customers', '(created_at) where not from_staff')
@Triggered(
  'messages_told',
  'after insert or update of read_at',
  "for each row when (new.order_id is not null) execute function tell_order_changed('order_id')",
)
@Reported('message.created')
export class MessageRecord {
  @column.id() id: string;
  @column.refersTo('conversations', { nullable: true, onDelete: 'cascade' }) orderId: string | null;
  @column.refersTo('requests', { nullable: true, onDelete: 'cascade' }) requestId: string | null;
  /** Null for the customer of a request, with or without an account. */
  @column.refersTo('users', { nullable: true }) authorId: string | null;
  @column.bool() fromStaff: boolean;
  @column.text({ check: 'length(body) between 1 and 4000' }) body: string;
  @column.moment() createdAt: Date;
  @column.moment({ nullable: true }) readAt: Date | null;
  /** Always true on a request, which stores itself since when its customer waits. */
  @column.bool() isAnswered: boolean;
  /** The email that held a copy of the message. */
  @column.uuid({ nullable: true }) copiedIn: string | null;
}
