/** Charges that staff add to orders. */
export const ORDER_CHARGES_SCHEMA = `
create table order_charges (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  name text not null check (length(name) between 1 and 1000),
  -- Its customer reads it.
  reason text not null check (length(reason) between 1 and 300),
  amount_pence integer not null check (amount_pence between 30 and 9999999),
  state text not null check (state in ('open', 'paid', 'withdrawn')),
  -- The change of the order that is made once it is paid; null where it pays for something else.
  change jsonb,
  idempotency_key text not null,
  -- The same key with another charge is refused.
  digest text not null,
  created_at timestamptz not null,
  -- When it was paid or withdrawn.
  closed_at timestamptz,
  check ((state = 'open') = (closed_at is null)),
  unique (order_id, idempotency_key)
);
alter table checkouts add foreign key (charge_id) references order_charges;
`;
