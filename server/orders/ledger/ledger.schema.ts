/** Every movement of an order's money, once, with the number and the content of its document. */
export const LEDGER_SCHEMA = `
-- Numbers without gaps, so no sequences: a row is locked until its entry is committed.
create table document_series (
  kind text primary key,
  prefix text not null unique,
  last_number integer not null
);
insert into document_series (kind, prefix, last_number) values ('payment', 'INV-', 100000), ('refund', 'CRN-', 100000);

create table ledger_entries (
  id uuid primary key,
  order_id uuid not null references orders,
  kind text not null references document_series,
  amount_pence integer not null check (amount_pence <> 0 and (amount_pence > 0) = (kind = 'payment')),
  payment_intent text not null,
  refund_id text,
  -- Identifies what moved, the same however often it is reported.
  movement text not null unique,
  document_number text not null unique,
  issuer jsonb not null,
  content jsonb not null,
  description text not null,
  created_at timestamptz not null,
  -- Contained in the amount, with its sign. A credit note takes it from its invoice, so it is never worked out again.
  vat_pence integer not null default 0 check (vat_pence * sign(amount_pence) between 0 and abs(amount_pence)),
  -- A sample order never takes a number of the series, nor a real one a number of the samples.
  constraint ledger_entries_sample check ((content->>'orderNumber' like 'SAMPLE-%') = (document_number like 'SAMPLE-%'))
);
create index ledger_entries_of_order on ledger_entries (order_id, created_at);
create index ledger_entries_of_payment on ledger_entries (payment_intent);
create index ledger_entries_sums on ledger_entries (order_id) include (amount_pence);
create trigger ledger_entries_append_only before update or truncate on ledger_entries
  for each statement execute function refuse_change();
-- Retention removes them after six years, nobody earlier; of samples whoever removes those.
create trigger ledger_entries_stays before delete on ledger_entries
  for each row when (old.created_at > now() - interval '6 years' and old.document_number not like 'SAMPLE-%') execute function refuse_change();
`;
