import type { EntityManager, Kysely } from '@mikro-orm/postgresql';
import type { Tables } from './schema/tables.js';

/** The typed builder of statements over our tables, in the transaction of the unit of work when it has one. */
export function kysely(em: EntityManager): Kysely<Tables> {
  return em.getKysely<Tables>();
}
