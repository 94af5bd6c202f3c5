/** A change of an order is carried out once for each key of its sender. */
export const ORDER_CHANGES_SCHEMA = `
create table order_changes (
  order_id uuid not null references orders on delete cascade,
  idempotency_key text not null,
  -- The same key with another change is refused.
  digest text not null,
  checkout_id uuid references checkouts,
  created_at timestamptz not null,
  primary key (order_id, idempotency_key)
);
create index order_changes_of_checkout on order_changes (checkout_id) where checkout_id is not null;
`;
