import type { Pool } from 'pg';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** PostgreSQL fills it in when nothing is given. */
  readonly hasDefault: boolean;
  /** PostgreSQL alone fills it in. */
  readonly isIdentity: boolean;
  /** `['a', 'b']` of a check `column in ('a', 'b')`; null without one. */
  readonly choices: readonly string[] | null;
}

const COLUMNS_SQL = `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable",
    a.atthasdef as "hasDefault", a.attidentity <> '' or a.attgenerated <> '' as "isIdentity",
    (select array_agg(choice[1] order by n) from pg_constraint k,
       regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') with ordinality as m (choice, n)
     where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
       and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[') as choices
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'mikro_orm_migrations'
  order by c.relname, a.attname`;

/** As the driver gives them and takes them: moments are text as PostgreSQL writes it, documents are sent as text. */
const TYPES: Readonly<Record<string, string>> = {
  uuid: 'string',
  'uuid[]': 'string[]',
  text: 'string',
  date: 'string',
  integer: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  bigint: 'BigInteger',
  jsonb: 'Json',
  bytea: 'Buffer',
  'timestamp with time zone': 'Moment',
};

const HEAD = `// Made from the migrated database by "npm run generate"; a test compares. Never edited.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as PostgreSQL writes it, in UTC. */
type Moment = ColumnType<string, Date | string, Date | string>;
/** Beyond what a number holds exactly. */
type BigInteger = ColumnType<string, number | string, number | string>;
/** Written as text. */
type Json = ColumnType<unknown, string, string>;
`;

/** The types of all tables of a migrated database, for Kysely, as a module of TypeScript. Throws for a type without a word. */
export async function printTableTypes(pool: Pick<Pool, 'query'>): Promise<string> {
  const { rows } = await pool.query<Column>(COLUMNS_SQL);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const all = [...tables.keys()].map((table) => `  ${table}: ${nameOf(table)};`);
  const each = [...tables].map(
    ([table, columns]) => `\ninterface ${nameOf(table)} {\n${columns.map(line).join('\n')}\n}\n`,
  );
  return `${HEAD}${each.join('')}\n/** Every table of ours. */\nexport interface Tables {\n${all.join('\n')}\n}\n`;
}

function line({ column, type, isNullable, hasDefault, isIdentity, choices }: Column): string {
  const known = choices?.map((choice) => `'${choice}'`).join(' | ') ?? TYPES[type];
  if (!known) throw new Error(`table-types.ts has no word for ${type} (${column})`);
  const whole = isNullable ? `${known} | null` : known;
  if (isIdentity) return `  ${column}: GeneratedAlways<string>;`;
  return `  ${column}: ${hasDefault ? `Generated<${whole}>` : whole};`;
}

/** `order_lines` is `OrderLines`. */
function nameOf(table: string): string {
  return table.replace(/(^|_)(.)/g, (_all, _dash, letter: string) => letter.toUpperCase());
}
