import type { Collection, EntityManager, Opt } from '@mikro-orm/postgresql';
import type { Generated, Kysely } from 'kysely';

/** A table as its entity declares it: columns that the database fills in are optional. */
type TableOf<Entity> = {
  [Name in keyof Entity as ColumnIn<Entity, Name>]-?: keyof Opt.Brand extends keyof Entity[Name]
    ? Generated<Entity[Name]>
    : undefined extends Entity[Name]
      ? Generated<Exclude<Entity[Name], undefined>>
      : Entity[Name];
};

type ColumnIn<Entity, Name extends keyof Entity> = Name extends string
  ? Entity[Name] extends Collection<object> | ((...args: never[]) => unknown)
    ? never
    : Name
  : never;

/** Every entity by its name; `app/database/entities.ts` declares them. */
// biome-ignore lint/suspicious/noEmptyInterface: the composition root adds its members.
export interface Entities {}

type Tables = { [Name in keyof Entities]: TableOf<Entities[Name]> };

/**
 * The typed query builder, in the transaction of the unit of work when it has one. Tables are named like their
 * entities, columns like the properties, and values have the types of the entity; a moment under an alias stays text.
 */
export function kysely(em: EntityManager): Kysely<Tables> {
  return em.getKysely<Tables>({
    tableNamingStrategy: 'entity',
    columnNamingStrategy: 'property',
    convertValues: true,
  });
}
