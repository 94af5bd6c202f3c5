import { SAMPLE_PREFIX } from '../../../../rules/orders/samples.js';

/**
 * Queues a delivery for each endpoint that chose the fact, in the transaction of the fact. The tables do it themselves
 * by a trigger, so no service can omit it. Names and values are as GraphQL writes them; ids lead to the rest, and
 * nothing personal and no secret is in a payload.
 */
export const WEBHOOK_FUNCTIONS = `
create function webhook_money(pence integer) returns jsonb immutable language sql as $$
  select jsonb_build_object('minorUnits', pence, 'currency', 'GBP') $$;

create function queue_webhooks() returns trigger language plpgsql as $$
declare
  fact text := tg_argv[0];
  payload jsonb;
begin
  if not exists (select from webhook_endpoints where is_enabled and jsonb_exists(events, fact)) then return null; end if;
  case fact
    when 'order.created' then
      payload := jsonb_build_object('id', new.id, 'number', new.number, 'status', upper(new.status), 'destination', upper(new.destination),
        'total', webhook_money(new.price_pence), 'customerId', new.user_id);
    when 'order.status_changed' then
      payload := jsonb_build_object('id', new.id, 'number', new.number, 'status', upper(new.status), 'previousStatus', upper(old.status));
    when 'payment.succeeded' then
      payload := jsonb_build_object('id', new.payment_intent, 'amount', webhook_money(new.amount_pence), 'method', upper(new.method),
        'orderId', new.order_id, 'number', (select number from orders where id = new.order_id));
    when 'refund.created' then
      payload := jsonb_build_object('id', new.id, 'paymentId', new.payment_intent, 'amount', webhook_money(new.amount_pence),
        'channel', upper(new.channel), 'status', upper(new.status));
      payload := payload || (select jsonb_build_object('orderId', max(p.order_id::text), 'number', max(o.number))
        from order_payments p join orders o on o.id = p.order_id where p.payment_intent = new.payment_intent);
    when 'quote.created' then
      payload := jsonb_build_object('id', new.id, 'number', new.reference, 'destination', upper(new.shipment->>'destination'),
        'total', webhook_money((new.shipment->>'totalPence')::int), 'expiresAt', to_char(new.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'customerId', new.user_id);
    when 'request.created' then
      payload := jsonb_build_object('id', new.id, 'number', new.reference, 'kind', upper(new.kind), 'destination', upper(new.destination),
        'customerId', new.user_id);
    when 'message.created' then
      payload := jsonb_build_object('id', new.id, 'orderId', new.order_id, 'requestId', new.request_id, 'fromStaff', new.from_staff,
        'number', coalesce((select number from orders where id = new.order_id), (select reference from requests where id = new.request_id)));
  end case;
  if starts_with(coalesce(payload->>'number', ''), '${SAMPLE_PREFIX}') then return null; end if;
  insert into webhook_deliveries (id, endpoint_id, type, data)
    select gen_random_uuid(), e.id, fact, payload from webhook_endpoints e where e.is_enabled and jsonb_exists(e.events, fact);
  return null;
end $$;
`;
