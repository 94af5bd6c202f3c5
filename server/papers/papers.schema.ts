/** The papers that customs ask for on an order, as its destination's guide had them when it was booked. */
export const PAPERS_SCHEMA = `
create table order_papers (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  position integer not null,
  name text not null,
  explanation text not null,
  due_before text not null check (due_before in ('collection', 'arrival')),
  days integer not null,
  state text not null default 'open' check (state in ('open', 'sent', 'checked', 'refused')),
  -- Why staff refused the file that was sent last.
  reason text not null default '' check ((state = 'refused') = (reason <> '')),
  changed_at timestamptz,
  -- Raised by every file and decision: staff decide about what they have seen.
  version integer not null default 1,
  unique (order_id, position)
);
create index order_papers_missing on order_papers (order_id) where state in ('open', 'refused');
create index order_papers_to_check on order_papers (changed_at, id) where state = 'sent';
create trigger order_papers_told after update on order_papers
  for each row execute function tell_order_changed('order_id');
`;
