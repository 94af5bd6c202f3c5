import { IS_BY_STAFF } from '../../db/triggers.js';

/** Payment operations of staff with their notes; never edited. */
export const ADMIN_PAYMENTS_SCHEMA = `
create table payment_operations (
  id uuid primary key,
  order_id uuid references orders on delete cascade,
  kind text not null check (kind in ('refund', 'payment', 'correction', 'refund_sent')),
  amount_pence integer not null check (amount_pence >= 0),
  words text not null check (words <> ''),
  payment_intent text,
  refund_id uuid references refunds,
  received_on date,
  idempotency_key text,
  digest text not null,
  actor_id uuid not null references users,
  created_at timestamptz not null,
  -- What was sent back of a payment without an order is the one that is about no order.
  constraint payment_operations_about check (order_id is not null or (kind = 'refund_sent' and refund_id is not null)),
  unique (order_id, idempotency_key)
);
create index payment_operations_of_order on payment_operations (order_id, created_at, id);
-- A payment is recorded once; a correction may name a payment that was recorded.
create unique index payment_operations_of_payment on payment_operations (payment_intent) where kind = 'payment';
create unique index payment_operations_of_refund on payment_operations (refund_id) where refund_id is not null;
create index payment_operations_of_actor on payment_operations (actor_id);
create trigger payment_operations_never_edited before update on payment_operations
  for each statement execute function refuse_change();

-- Words that staff wrote may name people, so the audit log tells only what was done.
create function audit_payment_operation() returns trigger language plpgsql as $$
declare
  about text := coalesce(new.order_id::text, (select payment_intent from refunds where id = new.refund_id));
begin
  insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
    values (current_setting('audit.actor')::uuid, 'changed', case when new.order_id is null then 'payment' else 'order' end,
      about, coalesce((select number from orders where id = new.order_id), about), '{}',
      jsonb_build_object('money', new.kind, 'amount_pence', new.amount_pence),
      coalesce(current_setting('audit.request', true), ''));
  return null;
end $$;
create trigger payment_operations_audited after insert on payment_operations for each row
  when (${IS_BY_STAFF}) execute function audit_payment_operation();
`;
