import { Migration } from '@mikro-orm/migrations';

/**
 * An order may have several payments: each is a row, the first written with its order. A checkout may be an extra payment
 * for a change of an order; one at a time can be open. A change is carried out once for each key of its sender.
 */
export class OrderChanges extends Migration {
  override up(): void {
    this.addSql(`create table order_payments (
      payment_intent text primary key,
      order_id uuid not null references orders on delete cascade,
      checkout_id uuid not null unique references checkouts,
      amount_pence integer not null check (amount_pence >= 0),
      refunded_pence integer not null default 0 check (refunded_pence between 0 and amount_pence),
      card jsonb not null,
      created_at timestamptz not null
    )`);
    this.addSql('create index order_payments_of_order on order_payments (order_id, created_at)');
    this.addSql(`insert into order_payments (payment_intent, order_id, checkout_id, amount_pence, refunded_pence, card, created_at)
      select payment_intent, id, checkout_id, total_pence, refunded_pence, card, created_at from orders`);
    this.addSql(`create function note_first_payment() returns trigger language plpgsql as $$
      begin
        insert into order_payments (payment_intent, order_id, checkout_id, amount_pence, refunded_pence, card, created_at)
          values (new.payment_intent, new.id, new.checkout_id, new.total_pence, new.refunded_pence, new.card, new.created_at);
        return null;
      end $$`);
    this.addSql(
      'create trigger orders_first_payment after insert on orders for each row execute function note_first_payment()',
    );

    this.addSql(`alter table checkouts add column amends_order_id uuid references orders,
      add column change jsonb check ((change is null) = (amends_order_id is null))`);
    this.addSql(`create unique index checkouts_one_amendment on checkouts (amends_order_id)
      where amends_order_id is not null and status = 'awaiting_payment'`);
    this.addSql(`create table order_changes (
      order_id uuid not null references orders on delete cascade,
      idempotency_key text not null,
      digest text not null,
      checkout_id uuid references checkouts,
      created_at timestamptz not null,
      primary key (order_id, idempotency_key)
    )`);
  }
}
