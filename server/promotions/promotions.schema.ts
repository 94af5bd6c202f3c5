/** What staff take off prices, by a code or by itself. */
export const PROMOTIONS_SCHEMA = `
create table promotions (
  id uuid primary key,
  -- In capitals. None: it applies by itself.
  code text unique check (code ~ '^[A-Z0-9-]{3,30}$'),
  name text not null,
  kind text not null check (kind in ('percent', 'pence', 'freeService')),
  -- Per cent or pence.
  value integer not null,
  -- Empty: all of them.
  destinations jsonb not null default '[]' check (jsonb_typeof(destinations) = 'array'),
  -- Days in London, both included.
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  minimum_pence integer not null default 0 check (minimum_pence >= 0),
  once_per_account boolean not null default false,
  -- How often in all; none: as often as wanted.
  uses_max integer check (uses_max > 0),
  -- Staff have ended it, on its last day.
  ended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check (case kind when 'percent' then value between 1 and 100 when 'pence' then value between 1 and 9999999 else value = 0 end)
);
create index promotions_newest on promotions (created_at desc, id);
create index promotions_automatic on promotions (id) where code is null and ended_at is null;
create trigger promotions_version before update on promotions for each row
  when (old.* is distinct from new.*) execute function raise_version();
`;
