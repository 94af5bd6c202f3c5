import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { QueryConfig } from 'pg';
import type { ReadPool } from './replicas/read-pool.js';

/**
 * Sends hand-written SQL, its values as $1, $2 and so on, in the transaction of the unit of work when it has one, and
 * returns the rows by property names. PostgreSQL prepares every text in a test (raw-statements.test.ts). Throws what
 * the ORM throws, such as CheckConstraintViolationException.
 */
export async function query<Row = object>(
  em: EntityManager,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  try {
    const { rows } = await em.getKysely().executeQuery<object>(CompiledQuery.raw(text, [...values]));
    return rows.map(byProperty) as Row[];
  } catch (error) {
    throw em.getDriver().convertException(error as Error);
  }
}

/** Reads with hand-written SQL outside of a unit of work, and returns the rows by property names. */
export async function read<Row = object>(
  pool: ReadPool,
  asked: string | QueryConfig,
  values?: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await pool.query<object>(asked, values as unknown[]);
  return rows.map(byProperty) as Row[];
}

const PROPERTIES = new Map<string, string>();

/** The property of a column: `total_pence` is `totalPence`. */
export function propertyOf(column: string): string {
  let property = PROPERTIES.get(column);
  if (property === undefined) {
    property = column.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    PROPERTIES.set(column, property);
  }
  return property;
}

/** A database row by property names; its JSON documents keep their own keys. */
export function byProperty<Row extends object>(row: object): Row {
  const named: Record<string, unknown> = {};
  for (const column in row) named[propertyOf(column)] = row[column as keyof typeof row];
  return named as Row;
}
