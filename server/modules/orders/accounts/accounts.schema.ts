/**
 * The months of the accounts. Handing a month over locks the ledger, so an entry is either in the sums that are handed
 * over, or in a later month.
 */
export const ACCOUNTS_FUNCTIONS = `
-- The month after the last one that is closed; null while none is.
create function first_open_month() returns date stable language sql as $$
  select (max(h.month) + interval '1 month')::date from month_handovers h where h.kind = 'closed'
    and not exists (select from month_handovers later where later.month = h.month and later.id > h.id) $$;

-- The month of an entry's date, or the first open one when that is closed. Samples are in no month.
create function put_in_open_month() returns trigger language plpgsql as $$
begin
  new.month := case when new.document_number not like 'SAMPLE-%' then
    greatest(date_trunc('month', new.created_at at time zone 'Europe/London')::date, first_open_month()) end;
  return new;
end $$;

create function accounts_kind(kind text, way text) returns text immutable language sql as $$
  select case way when 'reversal' then way when 'bankTransfer' then 'transfer' || initcap(kind) else 'card' || initcap(kind) end $$;

-- Documents and pence of a month by kind.
create function accounts_sums(of_month date) returns jsonb stable language sql as $$
  select coalesce(jsonb_agg(to_jsonb(s) order by s.kind), '[]') from (
    select accounts_kind(l.kind, l.content->>'way') as kind, count(*) as documents, sum(l.amount_pence - l.vat_pence) as "netPence",
        sum(l.vat_pence) as "vatPence", sum(l.amount_pence) as "grossPence"
      from ledger_entries l where l.month = of_month group by 1) s $$;

-- Months are closed in turn, and only the last closed one is opened again.
create function hand_over_month() returns trigger language plpgsql as $$
declare in_turn date;
begin
  lock table ledger_entries in share row exclusive mode;
  in_turn := case new.kind when 'closed' then coalesce(first_open_month(), (select min(month) from ledger_entries))
    else first_open_month() - interval '1 month' end;
  if new.month is distinct from in_turn then
    raise exception 'Month % is not the next to be %', new.month, new.kind
      using errcode = 'check_violation', table = 'month_handovers', constraint = 'month_handovers_in_turn';
  end if;
  new.sums := accounts_sums(new.month);
  return new;
end $$;
`;
