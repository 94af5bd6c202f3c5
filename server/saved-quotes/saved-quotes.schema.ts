import { IS_DESTINATION } from '../db/schema/common.schema.js';

/** Quotes that hold for a while. */
export const SAVED_QUOTES_SCHEMA = `
create sequence quote_numbers start 10001;
create table saved_quotes (
  id uuid primary key,
  reference text not null unique default 'Q-' || nextval('quote_numbers'),
  secret_hash text not null unique,
  user_id uuid references users on delete cascade,
  guest_hash text,
  digest text not null,
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
  -- The terms of the promotion that holds, and what it takes off. A limited one holds while it has a place: none is reserved.
  promotion jsonb,
  promotion_pence integer not null default 0 check (promotion_pence >= 0),
  total_pence integer not null
    check (total_pence = items_pence + minimum_top_up_pence - promotion_pence + service_pence),
  currency text not null default 'gbp' check (currency = 'gbp'),
  item_count integer not null,
  volume_cm3 bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  reminded_at timestamptz,
  -- Who asked for a reminder without an account; null again once it is queued.
  remind_email text,
  -- Booked once; one order books every quote of its shipment. References orders (orders.schema.ts).
  order_id uuid,
  deleted_at timestamptz
);
create index saved_quotes_of_user on saved_quotes (user_id, created_at desc, id) where deleted_at is null;
create index saved_quotes_by_age on saved_quotes (created_at desc, id) where deleted_at is null;
create index saved_quotes_of_guest on saved_quotes (guest_hash) where guest_hash is not null and user_id is null;
create index saved_quotes_newest on saved_quotes (created_at desc, id) where deleted_at is null and order_id is null;
create index saved_quotes_to_expire on saved_quotes (expires_at) where order_id is null and deleted_at is null;
create index saved_quotes_to_remind_of on saved_quotes (expires_at)
  where order_id is null and deleted_at is null and reminded_at is null and user_id is not null;
create index saved_quotes_to_remind_who_asked on saved_quotes (expires_at)
  where order_id is null and deleted_at is null and remind_email is not null;
create index saved_quotes_who_asked on saved_quotes (remind_email) where remind_email is not null;
create index saved_quotes_of_order on saved_quotes (order_id) where order_id is not null;
create index saved_quotes_of_guests_over on saved_quotes (expires_at) where user_id is null and order_id is null;
create index saved_quotes_deleted on saved_quotes (deleted_at) where deleted_at is not null and order_id is null;
`;
