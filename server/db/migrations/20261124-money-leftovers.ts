import { Migration } from '@mikro-orm/migrations';

/**
 * A correction may say which payment did not hold, so a deed names a payment that another deed has recorded; and what was
 * sent back of a payment without an order is a deed of no order.
 */
export class MoneyLeftovers extends Migration {
  override up(): void {
    this.addSql('drop index money_deeds_of_payment');
    this.addSql(
      `create unique index money_deeds_of_payment on money_deeds (payment_intent) where kind = 'payment'`,
    );
    this.addSql(`alter table money_deeds alter column order_id drop not null,
      add constraint money_deeds_about check (order_id is not null or (kind = 'refund_sent' and refund_id is not null))`);
    this.addSql(`create or replace function audit_money_deed() returns trigger language plpgsql as $$
      declare
        about text := coalesce(new.order_id::text, (select payment_intent from refunds where id = new.refund_id));
      begin
        insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
          values (current_setting('audit.actor')::uuid, 'changed', case when new.order_id is null then 'payment' else 'order' end,
            about, coalesce((select number from orders where id = new.order_id), about), '{}',
            jsonb_build_object('money', new.kind, 'amount_pence', new.amount_pence),
            coalesce(current_setting('audit.request', true), ''));
        return null;
      end $$`);
  }
}
