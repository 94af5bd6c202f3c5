import type { Pool } from 'pg';

/** Queries of PostgreSQL's own catalogue about a schema, a line for each thing. `o` is the oid of the schema. */
const PARTS: Readonly<Record<string, string>> = {
  extension: `select extname as line from pg_extension where extname <> 'plpgsql'`,
  table: `select format('%s %s %s', c.relname, c.relkind, c.relpersistence) as line from pg_class c, o
    where c.relnamespace = o.oid and c.relkind in ('r', 'p', 'v', 'm')`,
  column: `select format('%s.%s %s%s default %s identity %s generated %s', c.relname, a.attname,
      format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' end,
      coalesce(pg_get_expr(d.adbin, d.adrelid), 'none'), a.attidentity, a.attgenerated) as line
    from o join pg_class c on c.relnamespace = o.oid and c.relkind in ('r', 'p', 'v', 'm')
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum`,
  constraint: `select format('%s %s %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as line
    from pg_constraint k, o where k.connamespace = o.oid and k.contype <> 'n'`,
  index: `select i.indexdef as line from pg_indexes i where i.schemaname = 'public'`,
  trigger: `select pg_get_triggerdef(t.oid) as line
    from pg_trigger t join pg_class c on c.oid = t.tgrelid, o where c.relnamespace = o.oid and not t.tgisinternal`,
  function: `select pg_get_functiondef(p.oid) as line from pg_proc p, o where p.pronamespace = o.oid
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  sequence: `select format('%s %s from %s by %s', sequencename, data_type, start_value, increment_by) as line
    from pg_sequences where schemaname = 'public'`,
};

/** A schema as sorted lines, to compare two databases; column order and applied migrations do not count. */
export async function readCatalogue(pool: Pick<Pool, 'query'>): Promise<string[]> {
  const lines: string[] = [];
  for (const [part, sql] of Object.entries(PARTS)) {
    const { rows } = await pool.query<{ line: string }>(
      `with o as (select 'public'::regnamespace::oid as oid) ${sql}`,
    );
    lines.push(...rows.map(({ line }) => `${part}: ${line}`));
  }
  return lines.filter((line) => !line.includes('mikro_orm_migrations')).sort();
}
