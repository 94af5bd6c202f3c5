import { Migration } from '@mikro-orm/migrations';

const DESTINATION = `check (destination in ('australia','bahrain','canada','china','dubai','hongkong','japan','malaysia','newzealand','singapore','southafrica','usa'))`;

/** The shop from quote to paid order. Money is whole pence; time is UTC. */
export class Initial extends Migration {
  override up(): void {
    for (const statement of [
      ...users,
      ...settings,
      ...catalogue,
      ...carts,
      ...payments,
      ...orders,
      ...email,
    ]) {
      this.addSql(statement);
    }
  }
}

const users = [
  `create table users (
    id uuid primary key,
    name text not null,
    email text not null unique check (email = lower(email)),
    password_hash text not null,
    phone text not null default '',
    role text not null default 'customer' check (role in ('customer', 'admin')),
    status text not null default 'active' check (status in ('active', 'inactive', 'suspended')),
    address jsonb,
    session_version integer not null default 1,
    newsletter_consented_at timestamptz,
    created_at timestamptz not null,
    last_login_at timestamptz
  )`,
];

const settings = [
  `create table store_settings (
    id integer primary key check (id = 1),
    phone text not null,
    promotion text not null,
    social_links jsonb not null,
    same_day_cut_off_hour integer not null check (same_day_cut_off_hour between 0 and 24)
  )`,
  `create table service_options (
    level text primary key check (level in ('standard', 'express', 'whiteglove')),
    name text not null,
    description text not null,
    surcharge_pence integer not null check (surcharge_pence >= 0),
    position integer not null
  )`,
  `create table destination_rates (
    destination text primary key ${DESTINATION},
    per_cubic_metre_pence integer not null check (per_cubic_metre_pence > 0),
    handling_pence integer not null check (handling_pence >= 0),
    heavy_surcharge_pence integer not null check (heavy_surcharge_pence >= 0)
  )`,
  `create table prices (
    id uuid primary key,
    destination text not null unique ${DESTINATION},
    amount_pence integer not null check (amount_pence between 0 and 9999999)
  )`,
];

const catalogue = [
  `create table categories (
    id uuid primary key,
    name text not null unique,
    slug text not null unique,
    image_url text,
    position integer not null
  )`,
  `create table products (
    id uuid primary key,
    category_id uuid not null references categories on delete restrict,
    slug text not null unique,
    name text not null,
    details text not null,
    size text not null,
    width_cm integer not null check (width_cm > 0),
    height_cm integer not null check (height_cm > 0),
    depth_cm integer not null check (depth_cm > 0),
    weight_kg double precision not null check (weight_kg > 0),
    image_url text not null,
    alt_text text not null,
    status text not null default 'active' check (status in ('active', 'inactive', 'draft')),
    is_published boolean not null default true,
    position integer not null,
    attributes jsonb not null default '{}',
    created_at timestamptz not null,
    deleted_at timestamptz
  )`,
  `create index products_listed on products (category_id, position, id) where is_published and status = 'active' and deleted_at is null`,
  `create table product_prices (
    product_id uuid not null references products on delete cascade,
    destination text not null ${DESTINATION},
    amount_pence integer not null check (amount_pence > 0),
    primary key (product_id, destination)
  )`,
  `create function tell_catalogue_changed() returns trigger language plpgsql as $$
    begin perform pg_notify('catalogue_changed', ''); return null; end $$`,
  ...[
    'categories',
    'products',
    'product_prices',
    'prices',
    'store_settings',
    'service_options',
    'destination_rates',
  ].map(
    (table) =>
      `create trigger ${table}_changed after insert or update or delete on ${table} for each statement execute function tell_catalogue_changed()`,
  ),
];

const carts = [
  `create table carts (
    id uuid primary key,
    user_id uuid unique references users on delete cascade,
    guest_hash text unique,
    destination text not null ${DESTINATION},
    service text not null default 'standard' references service_options,
    from_city text not null default '',
    to_city text not null default '',
    collection_date date,
    updated_at timestamptz not null,
    check ((user_id is null) <> (guest_hash is null))
  )`,
  `create table cart_lines (
    id uuid primary key,
    cart_id uuid not null references carts on delete cascade,
    product_id uuid references products on delete cascade,
    custom_box jsonb,
    line_key text not null,
    destination text not null ${DESTINATION},
    quantity integer not null check (quantity between 1 and 999),
    created_at timestamptz not null,
    constraint cart_lines_key_unique unique (cart_id, line_key, destination),
    check ((product_id is null) <> (custom_box is null))
  )`,
];

const payments = [
  `create table checkouts (
    id uuid primary key,
    user_id uuid not null references users,
    cart_id uuid not null,
    status text not null check (status in ('draft','awaiting_payment','paid','finalized','cancelled','expired','review','refunded')),
    price_hash text not null,
    idempotency_key text not null,
    destination text not null ${DESTINATION},
    service text not null,
    service_name text not null,
    from_city text not null,
    to_city text not null,
    lines jsonb not null,
    items_pence integer not null,
    minimum_pence integer not null,
    minimum_top_up_pence integer not null,
    service_pence integer not null,
    total_pence integer not null check (total_pence >= 30 and total_pence = items_pence + minimum_top_up_pence + service_pence),
    currency text not null default 'gbp' check (currency = 'gbp'),
    item_count integer not null,
    volume_cm3 bigint not null,
    collection_date date,
    collection_address jsonb not null,
    delivery_address jsonb not null,
    billing_address jsonb not null,
    contact jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (user_id, idempotency_key)
  )`,
  `create unique index checkouts_one_open on checkouts (user_id, price_hash) where status = 'awaiting_payment'`,
  `create index checkouts_open on checkouts (created_at) where status = 'awaiting_payment'`,
  `create table payment_attempts (
    id uuid primary key,
    checkout_id uuid not null references checkouts,
    no integer not null,
    amount_pence integer not null check (amount_pence >= 30),
    currency text not null default 'gbp',
    idempotency_key text not null unique,
    payment_intent text unique,
    provider_status text,
    live boolean not null default true,
    next_check_at timestamptz not null,
    checks integer not null default 0,
    created_at timestamptz not null,
    unique (checkout_id, no)
  )`,
  `create unique index payment_attempts_one_live on payment_attempts (checkout_id) where live`,
  `create index payment_attempts_due on payment_attempts (next_check_at) where live`,
  `create table stripe_events (
    id text primary key,
    type text not null,
    payment_intent text,
    payload jsonb not null,
    received_at timestamptz not null,
    done_at timestamptz,
    next_check_at timestamptz not null,
    tries integer not null default 0
  )`,
  `create index stripe_events_due on stripe_events (next_check_at) where done_at is null`,
  `create table refunds (
    id uuid primary key,
    payment_intent text not null,
    reason text not null,
    amount_pence integer not null check (amount_pence > 0),
    provider_refund text,
    next_check_at timestamptz not null,
    tries integer not null default 0,
    created_at timestamptz not null,
    unique (payment_intent, reason)
  )`,
  `create index refunds_due on refunds (next_check_at) where provider_refund is null`,
  `create table payment_exceptions (
    payment_intent text primary key,
    checkout_id uuid,
    why text not null,
    created_at timestamptz not null,
    resolved_at timestamptz
  )`,
];

const orders = [
  `create sequence order_numbers start 100001`,
  `create table orders (
    id uuid primary key,
    number text not null unique default 'HL-' || nextval('order_numbers'),
    checkout_id uuid not null unique references checkouts,
    payment_intent text not null unique,
    user_id uuid not null references users,
    status text not null default 'processing' check (status in ('processing','shipped','in_transit','delivered','cancelled')),
    payment_status text not null default 'paid' check (payment_status in ('pending','paid','failed','refunded')),
    customer jsonb not null,
    destination text not null ${DESTINATION},
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
    total_pence integer not null,
    currency text not null default 'gbp',
    item_count integer not null,
    volume_cm3 bigint not null,
    collection_date date,
    tracking_number text,
    card jsonb not null,
    created_at timestamptz not null
  )`,
  `create index orders_of_user on orders (user_id, created_at desc, id)`,
  `create index orders_by_status on orders (status, created_at desc, id)`,
  `create table order_lines (
    id uuid primary key,
    order_id uuid not null references orders on delete cascade,
    position integer not null,
    product_id uuid,
    name text not null,
    description text not null,
    image_url text,
    size text not null,
    quantity integer not null check (quantity > 0),
    unit_pence integer not null check (unit_pence >= 0),
    unit_volume_cm3 integer not null,
    unique (order_id, position)
  )`,
  `create table order_events (
    id uuid primary key,
    order_id uuid not null references orders on delete cascade,
    status text not null,
    description text not null,
    actor_id uuid,
    created_at timestamptz not null
  )`,
  `create index order_events_of_order on order_events (order_id, created_at)`,
];

const email = [
  `create table email_messages (
    id uuid primary key,
    dedupe_key text not null unique,
    kind text not null,
    recipient text not null,
    order_id uuid,
    status text not null check (status in ('queued', 'sent', 'kept', 'failed')),
    subject text not null default '',
    body_text text not null default '',
    body_html text not null default '',
    last_error text,
    created_at timestamptz not null,
    sent_at timestamptz
  )`,
];
