const LONDON_DAY = (moment: string) => `(${moment} at time zone 'Europe/London')::date`;

/**
 * What an order counts in: all orders, those of the day it was booked on, those of its collection date; and its status
 * there. `o` is a row of orders.
 */
export const COUNTED_IN = (o: string) => `(values ('all', '-infinity'::date), ('booked', ${BOOKED_ON(o)}),
    ('collected', coalesce(${o}.collection_date, 'infinity'::date))) as counted (kind, day)`;
/** Orders that staff took off the lists count as `deleted`. */
export const COUNTED_STATUS = (o: string) =>
  `case when ${o}.deleted_at is null then ${o}.status else 'deleted' end`;
/** The day a movement of money counts on. */
export const MOVED_ON = LONDON_DAY;
/** The day an order was booked on. */
export const BOOKED_ON = (o: string) => LONDON_DAY(`${o}.created_at`);

const TABLE = `
  kind text not null check (kind in ('all', 'booked', 'collected', 'daily')),
  day date not null,
  destination text not null,
  status text not null,
  payment_status text not null,
  orders bigint not null,
  pence bigint not null`;

/** How many orders there are and what they brought in, added up as they change: no list reads them all to say so. */
export const FIGURES_SCHEMA = `
-- Of \`daily\`, the orders booked on a day and the money that moved on it, by day and destination only. Pence of the
-- others are the ledger's of the orders counted there.
create table order_figures (${TABLE},
  primary key (kind, day, destination, status, payment_status)
);
-- What is still to be added to them. Rows are inserted and never updated, so no payment waits for another's sum; whoever
-- reads figures adds both tables.
create table order_figure_changes (${TABLE}
);
-- When the figures were last compared with the rows they are of, and how many differed.
create table order_figure_checks (
  id integer primary key check (id = 1),
  checked_at timestamptz not null,
  differing integer not null
);

-- Days from collection to delivery of what was delivered in the last year, without the fastest tenth and the slowest; only of
-- lanes with enough deliveries. Counted once a night.
create table lane_transits (
  destination text not null,
  service text not null,
  deliveries integer not null,
  from_days integer not null,
  to_days integer not null,
  primary key (destination, service)
);
create trigger lane_transits_changed after insert or update or delete on lane_transits
  for each row execute function tell_catalogue_changed();

create function change_order_figures(o orders, by_orders bigint, by_pence bigint) returns void language sql as $$
  insert into order_figure_changes (kind, day, destination, status, payment_status, orders, pence)
    select kind, day, o.destination, ${COUNTED_STATUS('o')}, o.payment_status, by_orders, by_pence from ${COUNTED_IN('o')}
    union all select 'daily', ${BOOKED_ON('o')}, o.destination, '', '', by_orders, 0 where by_orders <> 0 and o.deleted_at is null $$;

create function count_order() returns trigger language plpgsql as $$
declare ledger bigint := 0;
begin
  if tg_op <> 'INSERT' then
    select coalesce(sum(amount_pence), 0) into ledger from ledger_entries where order_id = old.id;
    perform change_order_figures(old, -1, -ledger);
  end if;
  if tg_op = 'DELETE' then return old; end if;
  perform change_order_figures(new, 1, ledger);
  return new;
end $$;
create trigger orders_counted_new after insert on orders for each row execute function count_order();
create trigger orders_counted after update on orders for each row
  when ((old.destination, old.status, old.payment_status, old.collection_date, old.created_at, old.deleted_at)
    is distinct from (new.destination, new.status, new.payment_status, new.collection_date, new.created_at, new.deleted_at))
  execute function count_order();
-- Before: retention removes orders and their entries in one statement, in either order, and each has to find the other.
create trigger orders_uncounted before delete on orders for each row execute function count_order();

create function count_ledger_entry() returns trigger language plpgsql as $$
declare
  entry ledger_entries := coalesce(new, old);
  moved bigint := case tg_op when 'INSERT' then entry.amount_pence else -entry.amount_pence end;
  o orders;
begin
  select * into o from orders where id = entry.order_id;
  if found then perform change_order_figures(o, 0, moved); end if;
  insert into order_figure_changes (kind, day, destination, status, payment_status, orders, pence)
    values ('daily', ${LONDON_DAY('entry.created_at')}, coalesce(o.destination, entry.content->>'destination', ''), '', '', 0, moved);
  return entry;
end $$;
create trigger ledger_entries_counted after insert on ledger_entries for each row execute function count_ledger_entry();
create trigger ledger_entries_uncounted before delete on ledger_entries for each row execute function count_ledger_entry();
`;
