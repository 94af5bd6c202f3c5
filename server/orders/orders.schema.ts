import { DESTINATIONS, type DestinationKey } from '../../rules/destinations.js';
import { IS_DESTINATION, searchIndex } from '../db/schema/common.schema.js';
import { foundBySql } from '../db/schema/search.schema.js';
import { IS_BY_STAFF } from '../db/triggers.js';

/** Destinations that have more than one name. */
const ALSO_CALLED: Partial<Record<DestinationKey, string>> = {
  usa: 'USA United States of America',
  dubai: 'Dubai UAE United Arab Emirates',
};

/** The text that staff and customers find an order by; its trigger writes it, since a column that PostgreSQL fills in would hide changes from `orders_version`. */
const FOUND_BY = foundBySql({
  texts: [
    'new.number',
    "new.customer->>'email'",
    'new.from_city',
    'new.to_city',
    ...['collection_address', 'delivery_address'].flatMap((address) => [
      `new.${address}->>'line1'`,
      `new.${address}->>'city'`,
    ]),
    `case new.destination ${DESTINATIONS.map(({ key, name }) => `when '${key}' then '${ALSO_CALLED[key] ?? name}'`).join(' ')} end`,
    'new.tracking_number',
    'new.item_names',
  ],
  names: ["new.customer->>'name'"],
  codes: [
    "new.customer->>'phone'",
    "new.collection_address->>'postcode'",
    "new.delivery_address->>'postcode'",
    'new.number',
    'new.tracking_number',
  ],
});

/** Orders, their lines and payments, what happened to them, and notes of staff. */
export const ORDERS_SCHEMA = `
create sequence order_numbers start 100001;
create table orders (
  id uuid primary key,
  number text not null unique default 'HL-' || nextval('order_numbers'),
  -- One order for a checkout, and one for a payment, however often the payment is reported.
  checkout_id uuid not null unique references checkouts,
  payment_intent text not null unique,
  user_id uuid not null references users,
  status text not null default 'processing' check (status in ('processing', 'shipped', 'in_transit', 'delivered', 'cancelled')),
  payment_status text not null default 'paid' check (payment_status in ('pending', 'paid', 'failed', 'refunded')),
  customer jsonb not null,
  destination text not null ${IS_DESTINATION},
  service text not null,
  service_name text not null,
  from_city text not null,
  to_city text not null,
  collection_address jsonb not null,
  delivery_address jsonb not null,
  billing_address jsonb not null,
  items_pence integer not null,
  minimum_pence integer not null,
  minimum_top_up_pence integer not null,
  service_pence integer not null,
  -- What staff added and the customer has paid, beside the shipment.
  charges_pence integer not null default 0 check (charges_pence >= 0),
  -- As frozen in the checkout.
  promotion jsonb,
  promotion_pence integer not null default 0 check (promotion_pence >= 0),
  -- Charged in all payments, and what of it is gone; of that, what did not hold.
  total_pence integer not null,
  refunded_pence integer not null default 0 check (refunded_pence between 0 and total_pence),
  reversed_pence integer not null default 0 check (reversed_pence between 0 and refunded_pence),
  currency text not null default 'gbp',
  item_count integer not null,
  -- Of its lines, which never change, to be found by.
  item_names text not null default '',
  volume_cm3 bigint not null,
  collection_date date,
  -- Days from collection to delivery, as promised: {fromDays, toDays}.
  transit jsonb,
  tracking_number text,
  card jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  -- Taken off the lists by staff.
  deleted_at timestamptz,
  found_by text not null default ''
);
create function note_found_by() returns trigger language plpgsql as $$
begin new.found_by = ${FOUND_BY}; return new; end $$;
-- Before orders_version, by its name.
create trigger orders_found_by before insert or update of number, customer, destination, from_city, to_city, collection_address,
    delivery_address, item_names, tracking_number, found_by on orders
  for each row execute function note_found_by();
create trigger orders_version before update on orders for each row
  when (old.* is distinct from new.*) execute function raise_version();

-- What stands before orders and points to them.
alter table saved_quotes add foreign key (order_id) references orders;
alter table checkouts add foreign key (amends_order_id) references orders;

-- Lists of customers and staff: each sort order and filter that 100,000 orders were measured to need (docs/benchmarks.md).
create index orders_of_user on orders (user_id, created_at desc, id);
create index orders_newest on orders (created_at desc, id) where deleted_at is null;
create index orders_of_status on orders (status, created_at desc, id) where deleted_at is null;
create index orders_by_payment on orders (payment_status, created_at desc, id) where deleted_at is null;
create index orders_by_price on orders ((items_pence + minimum_top_up_pence - promotion_pence + service_pence + charges_pence) desc, id)
  where deleted_at is null;
create index orders_by_destination on orders (destination, created_at desc, id) where deleted_at is null;
create index orders_by_collection on orders (collection_date, created_at desc, id) where deleted_at is null;
${searchIndex('orders_by_words', 'orders', 'where deleted_at is null')}
-- What waits for somebody: to-do list, reminders, retention.
create index orders_without_collection_date on orders (created_at, id)
  where collection_date is null and payment_status = 'paid' and status = 'processing' and deleted_at is null;
create index orders_without_delivery_street on orders (created_at, id)
  where delivery_address->>'line1' = '' and payment_status = 'paid' and status in ('processing', 'shipped', 'in_transit')
    and deleted_at is null;
create index orders_to_collect on orders (collection_date) where status = 'processing' and deleted_at is null;
create index orders_under_way on orders ((collection_date + (transit->>'toDays')::int))
  where status in ('shipped', 'in_transit') and deleted_at is null;
create index orders_of_promotion on orders ((promotion->>'id')) include (promotion_pence, status) where promotion is not null;
create index orders_by_age on orders using brin (created_at);

-- Every process is notified of every change of an order, once per transaction.
create function tell_order_changed() returns trigger language plpgsql as $$
begin perform pg_notify('order_changed', to_jsonb(new) ->> tg_argv[0]); return null; end $$;
create trigger orders_told_new after insert on orders
  for each row execute function tell_order_changed('id');
create trigger orders_told after update on orders
  for each row when (old.* is distinct from new.*) execute function tell_order_changed('id');

create table order_lines (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  position integer not null,
  -- No reference: a product may go, an order keeps what it was.
  product_id uuid,
  name text not null,
  description text not null,
  image_url text,
  size text not null,
  quantity integer not null check (quantity > 0),
  unit_pence integer not null check (unit_pence >= 0),
  unit_volume_cm3 integer not null,
  unique (order_id, position)
);
create index order_lines_by_picture on order_lines (image_url);

create table order_events (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  status text not null,
  description text not null,
  reason text,
  actor_id uuid,
  -- What the order's version became with it.
  version integer,
  created_at timestamptz not null
);
create index order_events_of_order on order_events (order_id, created_at);
create trigger order_events_told after insert on order_events
  for each row execute function tell_order_changed('order_id');
-- Deferred: the version is known when the transaction ends, as an entry may be written before its order.
create function date_order_event() returns trigger language plpgsql as $$
begin
  update order_events set version = (select version from orders where id = new.order_id) where id = new.id;
  return null;
end $$;
create constraint trigger order_events_dated after insert on order_events deferrable initially deferred
  for each row when (new.version is null) execute function date_order_event();

-- An order may have several payments. One by hand has no checkout.
create table order_payments (
  payment_intent text primary key,
  order_id uuid not null references orders on delete cascade,
  checkout_id uuid unique references checkouts,
  method text not null default 'card' check (method in ('card', 'bank_transfer')),
  amount_pence integer not null check (amount_pence >= 0),
  refunded_pence integer not null default 0 check (refunded_pence between 0 and amount_pence),
  reversed_pence integer not null default 0 check (reversed_pence between 0 and refunded_pence),
  card jsonb not null,
  created_at timestamptz not null,
  constraint order_payments_method check ((checkout_id is null) = (method = 'bank_transfer'))
);
create index order_payments_of_order on order_payments (order_id, created_at);
-- The first is written with its order, so that none is without.
create function note_first_payment() returns trigger language plpgsql as $$
begin
  insert into order_payments (payment_intent, order_id, checkout_id, amount_pence, refunded_pence, card, created_at)
    values (new.payment_intent, new.id, new.checkout_id, new.total_pence, new.refunded_pence, new.card, new.created_at);
  return null;
end $$;
create trigger orders_first_payment after insert on orders for each row execute function note_first_payment();

-- Notes among staff; written once.
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  author_id uuid not null references users,
  body text not null check (body <> ''),
  created_at timestamptz not null
);
create index order_notes_of_order on order_notes (order_id, created_at, id);
create index order_notes_of_author on order_notes (author_id);
create trigger order_notes_never_edited before update on order_notes
  for each statement execute function refuse_change();
-- The audit log shows that there is a note, not what it says.
create function audit_order_note() returns trigger language plpgsql as $$
begin
  insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
    values (current_setting('audit.actor')::uuid, 'changed', 'order', new.order_id,
      (select number from orders where id = new.order_id), '{}', '{"note": "added"}',
      coalesce(current_setting('audit.request', true), ''));
  return null;
end $$;
create trigger order_notes_audited after insert on order_notes for each row
  when (${IS_BY_STAFF}) execute function audit_order_note();
`;
