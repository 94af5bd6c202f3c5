import { Entity } from '@mikro-orm/decorators/legacy';
import { column, Indexed } from '../../../platform/db/column.js';

@Entity({ tableName: 'order_changes' })
@Indexed('order_changes_of_checkout', '(checkout_id) where checkout_id is not null')
export class OrderChange {
  @column.refersTo('orders', { primary: true, onDelete: 'cascade' }) orderId: string;
  @column.text({ primary: true }) idempotencyKey: string;
  /** Digest of the change: the same key with another change is refused. */
  @column.text() digest: string;
  @column.refersTo('checkouts', { nullable: true }) checkoutId: string | null;
  @column.moment() createdAt: Date;
}
