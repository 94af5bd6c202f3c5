import { IS_DESTINATION } from '../db/schema/common.schema.js';

/** What the owner sets: the shop's own details, services and rates. */
export const SETTINGS_SCHEMA = `
-- One row.
create table store_settings (
  id integer primary key check (id = 1),
  -- Empty until a server starts, which fills in the name of its environment.
  name text not null default '',
  phone text not null,
  phone_hours text not null default '',
  promotion text not null,
  -- Online costs that many per cent less than by phone.
  online_saving_percent integer not null default 0 check (online_saving_percent between 0 and 90),
  refund_text text not null default 'Bookings are fully refundable until 24 hours before the collection date.',
  social_links jsonb not null,
  -- Memberships and reviews with the page that proves each.
  proofs jsonb not null default '[]',
  same_day_cut_off_hour integer not null check (same_day_cut_off_hour between 0 and 24),
  -- Postcode areas with another hour, one rule a line.
  area_cut_offs text not null default '',
  -- Beyond mainland Great Britain.
  collection_regions jsonb not null default '[]',
  company jsonb not null,
  -- Whether the company is written to about each new order.
  new_order_emails boolean not null default true,
  -- So many delivered orders make a Premium Customer.
  premium_from_orders integer not null default 0 check (premium_from_orders between 0 and 100),
  version integer not null default 1
);

create table service_options (
  level text primary key check (level in ('standard', 'express', 'whiteglove')),
  name text not null,
  description text not null,
  surcharge_pence integer not null check (surcharge_pence >= 0),
  position integer not null
);

create table destination_rates (
  destination text primary key ${IS_DESTINATION},
  per_cubic_metre_pence integer not null check (per_cubic_metre_pence > 0),
  handling_pence integer not null check (handling_pence >= 0),
  heavy_surcharge_pence integer not null check (heavy_surcharge_pence >= 0)
);

create trigger store_settings_changed after insert or update or delete on store_settings
  for each statement execute function tell_catalogue_changed();
create trigger service_options_changed after insert or update or delete on service_options
  for each statement execute function tell_catalogue_changed();
create trigger destination_rates_changed after insert or update or delete on destination_rates
  for each statement execute function tell_catalogue_changed();
`;
