import { IS_DESTINATION } from '../db/schema/common.schema.js';

/** Carts of customers and of guests. */
export const CART_SCHEMA = `
create table carts (
  id uuid primary key,
  user_id uuid unique references users on delete cascade,
  guest_hash text unique,
  destination text not null ${IS_DESTINATION},
  service text not null default 'standard' references service_options,
  from_city text not null default '',
  to_city text not null default '',
  collection_date date,
  -- Whose code was typed.
  promotion_id uuid references promotions,
  updated_at timestamptz not null,
  -- Of a customer or of a guest.
  check ((user_id is null) <> (guest_hash is null))
);
create index carts_of_promotion on carts (promotion_id) where promotion_id is not null;
create index carts_of_guests_untouched on carts (updated_at) where guest_hash is not null;

create table cart_lines (
  id uuid primary key,
  cart_id uuid not null references carts on delete cascade,
  product_id uuid references products on delete cascade,
  custom_box jsonb,
  -- Product or measures of the box.
  line_key text not null,
  destination text not null ${IS_DESTINATION},
  quantity integer not null check (quantity between 1 and 999),
  created_at timestamptz not null,
  -- Adding the same thing twice raises the quantity of one line.
  constraint cart_lines_key_unique unique (cart_id, line_key, destination),
  check ((product_id is null) <> (custom_box is null))
);
`;
