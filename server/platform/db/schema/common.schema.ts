/** Extensions and functions that tables of several modules share. */
export const COMMON_SCHEMA = `
do $$ begin
  create extension if not exists pg_trgm;
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise notice 'pg_trgm is not available';
end $$;

-- Versions against lost updates: whoever changes a row, by whichever statement, raises it.
create function raise_version() returns trigger language plpgsql as $$
begin new.version = old.version + 1; return new; end $$;

-- Records that nobody may rewrite, not even a mistake of ours.
create function refuse_change() returns trigger language plpgsql as $$
begin raise exception '% is written once and never changed', tg_table_name; end $$;

-- A calendar day in JSON; a cast of text to a date depends on settings of the session.
create function day_of(t text) returns date immutable strict parallel safe language sql
  return make_date(left(t, 4)::int, substr(t, 6, 2)::int, right(t, 2)::int);

-- Every process caches what all visitors see, and drops it when notified.
create function tell_catalogue_changed() returns trigger language plpgsql as $$
begin perform pg_notify('catalogue_changed', ''); return null; end $$;
`;
