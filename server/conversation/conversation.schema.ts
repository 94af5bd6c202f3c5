/** Messages between a customer and staff on an order, with when the other side read them and what was copied by email. */
export const CONVERSATION_SCHEMA = `
-- One row to lock for each conversation, and when its latest copies by email go out.
create table conversations (
  order_id uuid primary key references orders on delete cascade,
  customer_copy_at timestamptz,
  staff_copy_at timestamptz
);
create table messages (
  id uuid primary key,
  order_id uuid not null references conversations on delete cascade,
  author_id uuid not null references users,
  from_staff boolean not null,
  body text not null check (length(body) between 1 and 4000),
  created_at timestamptz not null,
  read_at timestamptz,
  is_answered boolean not null,
  -- The email that carried it.
  copied_in uuid
);
create index messages_of_order on messages (order_id, created_at, id);
create index messages_of_author on messages (author_id);
create index messages_unread on messages (order_id) where read_at is null;
create index messages_unanswered on messages (order_id, created_at) where not is_answered;
create index messages_of_customers on messages (created_at) where not from_staff;
create trigger messages_told after insert or update of read_at on messages
  for each row execute function tell_order_changed('order_id');
`;
