import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';

/**
 * Sends SQL written by hand, its values as $1, $2 and so on, in the transaction of the unit of work when it has one, and
 * gives the rows. PostgreSQL prepares every text in a test (raw-statements.test.ts). Throws what the ORM throws, such as
 * CheckConstraintViolationException.
 */
export async function query<Row = object>(
  em: EntityManager,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  try {
    const { rows } = await em.getKysely().executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  } catch (error) {
    throw em.getDriver().convertException(error as Error);
  }
}
