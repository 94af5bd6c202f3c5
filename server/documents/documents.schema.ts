/**
 * What customers say is inside each box of an order; a box is written down when it is first described or labelled. When its
 * label was scanned, and by which side. And the order in which a day's collections are driven to.
 */
export const DOCUMENTS_SCHEMA = `
create table order_boxes (
  order_id uuid not null references orders on delete cascade,
  number integer not null check (number > 0),
  -- Printed on the label.
  token uuid not null unique default gen_random_uuid(),
  version integer not null default 0,
  primary key (order_id, number)
);
create table box_items (
  order_id uuid not null,
  box_number integer not null,
  position integer not null,
  description text not null check (length(description) between 1 and 200),
  quantity integer not null check (quantity between 1 and 9999),
  value_pence integer not null check (value_pence between 0 and 9999999),
  is_used boolean not null,
  primary key (order_id, box_number, position),
  foreign key (order_id, box_number) references order_boxes on delete cascade
);
-- Once an hour for each side; names nobody.
create table box_scans (
  order_id uuid not null,
  box_number integer not null,
  scanned_by text not null check (scanned_by in ('owner', 'staff', 'link')),
  scanned_hour timestamptz not null,
  scanned_at timestamptz not null,
  primary key (order_id, box_number, scanned_by, scanned_hour),
  foreign key (order_id, box_number) references order_boxes on delete cascade
);
create index box_scans_by_age on box_scans (scanned_at);
-- The stops of a day as staff have put them; orders that are not there any more do no harm.
create table driving_orders (
  day date primary key,
  order_ids uuid[] not null default '{}',
  version integer not null default 0
);
`;
