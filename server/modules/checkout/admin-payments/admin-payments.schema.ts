/** The audit log records only the kind of operation: text that staff wrote may name people. */
export const ADMIN_PAYMENTS_FUNCTIONS = `
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
`;
