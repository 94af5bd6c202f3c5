import type { Collection, EntityManager, Opt } from '@mikro-orm/postgresql';
import type { Generated, Kysely } from 'kysely';

/** A table as its entity has it: what the database can fill in need not be given. */
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

/** Every entity by its name; `start/entities.ts` declares them. */
// biome-ignore lint/suspicious/noEmptyInterface: the composition root adds its members.
export interface Entities {}

type Tables = { [Name in keyof Entities]: TableOf<Entities[Name]> };

/**
 * The typed builder of statements, in the transaction of the unit of work when it has one. Tables have the names of their
 * entities, columns those of the properties, and values are those that an entity would have; under another name a moment stays text.
 */
export function kysely(em: EntityManager): Kysely<Tables> {
  return em.getKysely<Tables>({
    tableNamingStrategy: 'entity',
    columnNamingStrategy: 'property',
    convertValues: true,
  });
}
