import { DESTINATIONS, type DestinationKey } from '../../../rules/destinations.js';
import { foundBySql } from '../../platform/db/schema/search.schema.js';

/** Further names of destinations, for the search. */
const ALSO_CALLED: Partial<Record<DestinationKey, string>> = {
  usa: 'USA United States of America',
  dubai: 'Dubai UAE United Arab Emirates',
};

/** The search text of an order; `orders_found_by` stores it. */
const FOUND_BY = foundBySql({
  texts: [
    'new.number',
    "new.customer->>'email'",
    "new.shipment->>'fromCity'",
    "new.shipment->>'toCity'",
    ...['collectionAddress', 'deliveryAddress'].flatMap((address) => [
      `new.shipment->'${address}'->>'line1'`,
      `new.shipment->'${address}'->>'city'`,
    ]),
    `case new.shipment->>'destination' ${DESTINATIONS.map(({ key, name }) => `when '${key}' then '${ALSO_CALLED[key] ?? name}'`).join(' ')} end`,
    'new.tracking_number',
    'new.item_names',
  ],
  names: ["new.customer->>'name'"],
  codes: [
    "new.customer->>'phone'",
    "new.shipment->'collectionAddress'->>'postcode'",
    "new.shipment->'deliveryAddress'->>'postcode'",
    'new.number',
    'new.tracking_number',
  ],
});

/** The sequence of order numbers, and the trigger functions of the order tables. */
export const ORDERS_FUNCTIONS = `
create sequence order_numbers start 100001;

create function note_found_by() returns trigger language plpgsql as $$
begin new.found_by = ${FOUND_BY}; return new; end $$;

-- Every process is notified of every change of an order, once per transaction.
create function tell_order_changed() returns trigger language plpgsql as $$
begin perform pg_notify('order_changed', to_jsonb(new) ->> tg_argv[0]); return null; end $$;

-- The version is known when the transaction ends, as an entry may be written before its order.
create function date_order_event() returns trigger language plpgsql as $$
begin
  update order_events set version = (select version from orders where id = new.order_id) where id = new.id;
  return null;
end $$;

-- The first payment is written with its order, so that none is without.
create function note_first_payment() returns trigger language plpgsql as $$
begin
  insert into order_payments (payment_intent, order_id, checkout_id, method, amount_pence, refunded_pence, card, created_at)
    values (new.payment_intent, new.id, case when new.payment_intent not like 'manual\\_%' then new.checkout_id end,
      case when new.payment_intent like 'manual\\_%' then 'bank_transfer' else 'card' end, new.paid_pence, new.refunded_pence,
      new.card, new.created_at);
  return null;
end $$;

-- The audit log shows that there is a note, not what it says.
create function audit_order_note() returns trigger language plpgsql as $$
begin
  insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
    values (current_setting('audit.actor')::uuid, 'changed', 'order', new.order_id,
      (select number from orders where id = new.order_id), '{}', '{"note": "added"}',
      coalesce(current_setting('audit.request', true), ''));
  return null;
end $$;
`;
