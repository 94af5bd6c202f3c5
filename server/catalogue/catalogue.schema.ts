import { IS_DESTINATION } from '../db/schema/common.schema.js';

/** Categories, products with their prices, and changes of many prices at once. */
export const CATALOGUE_SCHEMA = `
create table categories (
  id uuid primary key,
  name text not null unique,
  slug text not null unique,
  image_url text,
  position integer not null,
  version integer not null default 1
);
create unique index categories_name_in_any_case on categories (lower(name));
create trigger categories_version before update on categories for each row
  when (old.* is distinct from new.*) execute function raise_version();

create table products (
  id uuid primary key,
  category_id uuid not null references categories on delete restrict,
  slug text not null unique,
  name text not null,
  details text not null,
  size text not null,
  width_cm integer not null check (width_cm > 0),
  height_cm integer not null check (height_cm > 0),
  depth_cm integer not null check (depth_cm > 0),
  -- The size named no sides, so they are those of the standard box.
  sides_assumed boolean not null default false,
  weight_kg double precision not null check (weight_kg > 0),
  image_url text not null,
  alt_text text not null,
  status text not null default 'active' check (status in ('active', 'inactive', 'draft')),
  is_published boolean not null default true,
  position integer not null,
  attributes jsonb not null default '{}',
  -- Raised by the service, as a change of its prices counts too.
  version integer not null default 1,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index products_listed on products (category_id, position, id)
  where is_published and status = 'active' and deleted_at is null;
create index products_of_category on products (category_id, position, id);
create index products_by_status on products (status, id) where deleted_at is null;

create table product_prices (
  product_id uuid not null references products on delete cascade,
  destination text not null ${IS_DESTINATION},
  amount_pence integer not null check (amount_pence > 0),
  primary key (product_id, destination)
);

-- What people say, and what it means in this shop: looked for as if they had typed that.
create table search_synonyms (
  id uuid primary key,
  word text not null check (word <> ''),
  meaning text not null check (meaning <> ''),
  created_at timestamptz not null,
  version integer not null default 1
);
create unique index search_synonyms_once on search_synonyms (lower(word), lower(meaning));
create trigger search_synonyms_version before update on search_synonyms for each row
  when (old.* is distinct from new.*) execute function raise_version();

create trigger search_synonyms_changed after insert or update or delete on search_synonyms
  for each statement execute function tell_catalogue_changed();
create trigger categories_changed after insert or update or delete on categories
  for each statement execute function tell_catalogue_changed();
create trigger products_changed after insert or update or delete on products
  for each statement execute function tell_catalogue_changed();
create trigger product_prices_changed after insert or update or delete on product_prices
  for each statement execute function tell_catalogue_changed();

-- Changes of many prices at once, with each price before and after: the record of what was done, and the way back. Only
-- that one was undone is ever written to it later. Its prices are one document, as they are written and undone together.
create table price_changes (
  id uuid primary key,
  created_at timestamptz not null,
  actor_id uuid not null,
  request_id text not null,
  percent_tenths integer not null check (percent_tenths between -500 and 1000 and percent_tenths <> 0),
  rounding text not null check (rounding in ('penny', 'endsIn99')),
  scope jsonb not null,
  product_count integer not null check (product_count >= 0),
  price_count integer not null check (price_count >= 0),
  minimum_count integer not null check (minimum_count >= 0),
  prices jsonb not null,
  undone_at timestamptz,
  undone_by uuid,
  check (price_count + minimum_count > 0),
  check ((undone_at is null) = (undone_by is null))
);
create index price_changes_newest on price_changes (created_at desc, id);
create trigger price_changes_kept before truncate on price_changes
  for each statement execute function refuse_change();
create trigger price_changes_written_once before update of id, created_at, actor_id, request_id, percent_tenths,
  rounding, scope, product_count, price_count, minimum_count, prices on price_changes
  for each statement execute function refuse_change();
-- Retention removes them after six years, nobody earlier.
create trigger price_changes_stays before delete on price_changes
  for each row when (old.created_at > now() - interval '6 years') execute function refuse_change();
`;
