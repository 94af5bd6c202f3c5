/** Destinations as the database knows them; another one is a migration of these checks (docs/decisions/0003). */
export const IS_DESTINATION = `check (destination in ('australia', 'bahrain', 'canada', 'china', 'dubai', 'hongkong', 'japan',
    'malaysia', 'newzealand', 'singapore', 'southafrica', 'usa'))`;

/**
 * An index for `like '%words%'` on the text that a table's rows are found by. Without pg_trgm (a PostgreSQL without its contrib modules, or a role that
 * may not create extensions) there is none, and a search reads the whole table.
 */
export function searchIndex(name: string, on: string, where = ''): string {
  return `do $$ begin
  create index ${name} on ${on} using gin (found_by gin_trgm_ops) ${where};
exception when undefined_object then
  raise notice '${name} needs pg_trgm, which is not available: searches read the whole table';
end $$;`;
}

/** What tables of several modules share. */
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

-- Every process caches what all visitors see, and drops it when notified.
create function tell_catalogue_changed() returns trigger language plpgsql as $$
begin perform pg_notify('catalogue_changed', ''); return null; end $$;
`;
