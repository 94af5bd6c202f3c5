import { IS_DESTINATION } from '../db/schema/common.schema.js';

/** A frozen shipment that a customer is about to pay for. */
export const CHECKOUT_SCHEMA = `
create table checkouts (
  id uuid primary key,
  user_id uuid not null references users,
  -- None when a saved quote or a change of an order is paid.
  cart_id uuid,
  quote_id uuid references saved_quotes,
  -- An extra payment for a change of an order. References orders (orders.schema.ts).
  amends_order_id uuid,
  change jsonb,
  -- The charge of that order that it pays; null for a change that its customer makes.
  charge_id uuid,
  status text not null check (status in ('awaiting_payment', 'finalized', 'cancelled', 'expired', 'review', 'refunded')),
  price_hash text not null,
  idempotency_key text not null,
  -- Every idempotency key that this checkout answered, with the digest of what it was sent with.
  answered_keys jsonb not null default '{}',
  destination text not null ${IS_DESTINATION},
  service text not null,
  service_name text not null,
  from_city text not null,
  to_city text not null,
  lines jsonb not null,
  items_pence integer not null,
  minimum_pence integer not null,
  minimum_top_up_pence integer not null,
  service_pence integer not null,
  -- The provider takes no payment below 30p.
  -- The terms of the promotion that holds, and what it takes off. The row holds a place of it until it is closed.
  promotion jsonb,
  promotion_pence integer not null default 0 check (promotion_pence >= 0),
  total_pence integer not null
    check (total_pence >= 30 and total_pence = items_pence + minimum_top_up_pence - promotion_pence + service_pence),
  currency text not null default 'gbp' check (currency = 'gbp'),
  item_count integer not null,
  volume_cm3 bigint not null,
  collection_date date,
  transit jsonb,
  collection_address jsonb not null,
  delivery_address jsonb not null,
  billing_address jsonb not null,
  contact jsonb not null,
  -- When the customer said that none of the goods that may not be sent are in it.
  no_forbidden_goods_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((change is null) = (amends_order_id is null)),
  check (charge_id is null or amends_order_id is not null),
  unique (user_id, idempotency_key)
);
-- Two tabs that begin the same purchase get one checkout, and so one payment.
create unique index checkouts_one_open on checkouts (user_id, price_hash) where status = 'awaiting_payment';
-- Two changes of an order would be priced against the same order as it was.
create unique index checkouts_one_amendment on checkouts (amends_order_id)
  where amends_order_id is not null and charge_id is null and status = 'awaiting_payment';
-- Two tabs that pay a charge get one checkout.
create unique index checkouts_one_of_charge on checkouts (charge_id) where status = 'awaiting_payment';
create index checkouts_of_charge on checkouts (charge_id) where charge_id is not null;
create index checkouts_open on checkouts (created_at) where status = 'awaiting_payment';
create index checkouts_of_quote on checkouts (quote_id) where quote_id is not null;
-- Without it, deleting an order reads the whole table for rows that point to it.
create index checkouts_of_amended_order on checkouts (amends_order_id) where amends_order_id is not null;
create index checkouts_of_promotion on checkouts ((promotion->>'id'), user_id, status) where promotion is not null;
create index checkouts_closed on checkouts (updated_at) where status in ('cancelled', 'expired');
-- Rows are added in the order of their time, so these few pages find the oldest.
create index checkouts_by_age on checkouts using brin (updated_at);
`;
