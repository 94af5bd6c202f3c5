/**
 * Chance that always falls out the same way: it is counted out of a row's number, what it is for, and the seed. No body
 * is less stable than its function says, or PostgreSQL calls it for each row in place of writing it into the statement.
 */
export function chanceSql(seed: number): string[] {
  return [
    `create or replace function pg_temp.chance(n bigint, what text) returns float8 immutable parallel safe language sql as
      $$ select (hashtextextended(what || n::text, ${seed}) & 9007199254740991)::float8 / 9007199254740992 $$`,
    `create or replace function pg_temp.name_of(n bigint, what text) returns uuid immutable parallel safe language sql as
      $$ select md5(what || n::text || ' of ${seed}')::uuid $$`,
    `create or replace function pg_temp.in_pounds(pence bigint) returns text stable parallel safe language sql as
      $$ select '£' || to_char(pence / 100.0, 'FM999,999,990.00') $$`,
  ];
}

/** One of a list, the same for the same row and purpose; a higher power prefers the first. */
export function oneOf(list: readonly string[], n: string, what: string, power = 1): string {
  const place = `floor(power(pg_temp.chance(${n}, '${what}'), ${power}) * ${list.length})`;
  return `(array[${list.map(quoted).join(', ')}])[1 + ${place}::int]`;
}

/** A text as SQL writes it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
