import { Migration } from '@mikro-orm/migrations';

/**
 * PostgreSQL looks for rows that point to one that is deleted: without these keys it reads a whole table for each order,
 * checkout or account that goes. Retention finds the events of a payment by theirs.
 */
export class RetentionKeys extends Migration {
  override up(): void {
    this.addSql(
      'create index checkouts_of_amended_order on checkouts (amends_order_id) where amends_order_id is not null',
    );
    this.addSql(
      'create index order_changes_of_checkout on order_changes (checkout_id) where checkout_id is not null',
    );
    this.addSql('create index messages_of_author on messages (author_id)');
    this.addSql(
      'create index stripe_events_of_payment on stripe_events (payment_intent) where payment_intent is not null',
    );
  }
}
