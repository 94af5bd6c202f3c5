const LONDON_DAY = (moment: string) => `(${moment} at time zone 'Europe/London')::date`;

/**
 * The kinds and days that an order counts in: all orders, those of its booking day, those of its collection date. `o`
 * is a row of orders.
 */
export const COUNTED_IN = (o: string) => `(values ('all', '-infinity'::date), ('booked', ${BOOKED_ON(o)}),
    ('collected', coalesce(${o}.collection_date, 'infinity'::date))) as counted (kind, day)`;
/** The status that an order counts in: `deleted` for orders that staff deleted. */
export const COUNTED_STATUS = (o: string) =>
  `case when ${o}.deleted_at is null then ${o}.status else 'deleted' end`;
/** The London day on which a ledger entry counts. */
export const MOVED_ON = LONDON_DAY;
/** The London day on which an order was booked. */
export const BOOKED_ON = (o: string) => LONDON_DAY(`${o}.created_at`);

/** Trigger functions of orders and their ledger that update the figures. */
export const FIGURES_FUNCTIONS = `
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
`;

/**
 * Changes that are not yet added to the figures. Rows are inserted and never updated, so no payment waits for another's
 * sum; readers add both tables. It has no key, so it is no entity.
 */
export const FIGURE_CHANGES = `
create table order_figure_changes (like order_figures including constraints);

create function change_order_figures(o orders, by_orders bigint, by_pence bigint) returns void language sql as $$
  insert into order_figure_changes (kind, day, destination, status, payment_status, orders, pence)
    select kind, day, o.destination, ${COUNTED_STATUS('o')}, o.payment_status, by_orders, by_pence from ${COUNTED_IN('o')}
    union all select 'daily', ${BOOKED_ON('o')}, o.destination, '', '', by_orders, 0 where by_orders <> 0 and o.deleted_at is null $$;
`;
