import { Migration } from '@mikro-orm/migrations';

/** A refund of any payment of an order is told, not only of the first. */
export class RefundsTold extends Migration {
  override up(): void {
    this.addSql(`create or replace function tell_refund_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('order_changed', p.order_id::text) from order_payments p where p.payment_intent = new.payment_intent;
        return null;
      end $$`);
  }
}
