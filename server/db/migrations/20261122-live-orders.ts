import { Migration } from '@mikro-orm/migrations';

/** Every process hears of every change of an order, whoever makes it; several in one transaction are told once. */
export class LiveOrders extends Migration {
  override up(): void {
    this.addSql(`create function tell_order_changed() returns trigger language plpgsql as $$
      begin perform pg_notify('order_changed', to_jsonb(new) ->> tg_argv[0]); return null; end $$`);
    this.addSql(`create trigger orders_told_new after insert on orders
      for each row execute function tell_order_changed('id')`);
    this.addSql(`create trigger orders_told after update on orders
      for each row when (old.* is distinct from new.*) execute function tell_order_changed('id')`);
    this.addSql(`create trigger order_events_told after insert on order_events
      for each row execute function tell_order_changed('order_id')`);

    this.addSql(`create function tell_refund_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('order_changed', o.id::text) from orders o where o.payment_intent = new.payment_intent;
        return null;
      end $$`);
    this.addSql(`create trigger refunds_told after insert or update of provider_status on refunds
      for each row execute function tell_refund_changed()`);

    this.addSql(`create function tell_session_changed() returns trigger language plpgsql as $$
      begin perform pg_notify('session_changed', new.id::text); return null; end $$`);
    this.addSql(`create trigger users_told after update of status, session_version on users for each row
      when (old.status <> new.status or old.session_version <> new.session_version)
      execute function tell_session_changed()`);
  }
}
