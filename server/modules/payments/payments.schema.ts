/** Functions of the triggers of payments. */
export const PAYMENTS_FUNCTIONS = `
-- A refund of any payment of an order notifies whoever watches the order.
create function tell_refund_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_changed', p.order_id::text) from order_payments p where p.payment_intent = new.payment_intent;
  return null;
end $$;

create function audit_payment_resolution() returns trigger language plpgsql as $$
begin
  insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
    values (current_setting('audit.actor')::uuid, 'changed', 'payment', new.payment_intent, new.payment_intent,
      '{"review": "open"}', '{"review": "resolved"}', coalesce(current_setting('audit.request', true), ''));
  return null;
end $$;
`;
