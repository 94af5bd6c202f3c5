import { type EntityClass, MetadataStorage, type PropertyOptions } from '@mikro-orm/core';
import { Check, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { DESTINATION_KEYS } from '../../../rules/destinations.js';

type Options = Omit<PropertyOptions<object>, 'type' | 'columnType' | 'check'> & {
  /** SQL condition on the column. */
  readonly check?: string;
};

/** `cascade` deletes the row with its target, `set null` empties the column; by default PostgreSQL refuses. */
type Reference = Options & {
  readonly onDelete?: 'cascade' | 'set null';
  /** Rows follow a changed key. */
  readonly updateRule?: 'cascade';
  /** Columns of a composite key. */
  readonly columns?: string[];
};

/** `as`: PostgreSQL's type where the ORM has no name for it. */
const of =
  (type: string, as?: string) =>
  ({ check, ...options }: Options = {}) =>
  (target: object, name: string) => {
    Property({ type, ...(as && { columnType: as }), autoincrement: false, ...options })(target, name);
    // The check is named after the column alone, as classes that inherit the column share it.
    if (check) Check({ name: `${columnOf(name)}_check`, expression: check })(target, name as never);
  };

/** The kinds of columns that our tables have. */
export const column = {
  id: () => PrimaryKey({ type: 'uuid' }),
  uuid: of('uuid'),
  text: of('text'),
  int: of('integer'),
  bigint: of('bigint'),
  double: of('double'),
  bool: of('boolean'),
  json: of('json'),
  bytes: of('blob', 'bytea'),
  uuids: of('array', 'uuid[]'),
  day: of('date'),
  moment: of('Date', 'timestamptz'),
  /** Numbered by PostgreSQL. */
  serial: () => of('bigint')({ primary: true, generated: 'identity' }),
  /** One of a few values. */
  choice:
    (words: readonly string[], options: Options = {}) =>
    (target: object, name: string) =>
      of('text')({
        ...options,
        check: `${columnOf(name)} in (${words.map((word) => `'${word}'`).join(', ')})`,
      })(target, name),
  destination: (options: Options = {}) => column.choice(DESTINATION_KEYS, options),
  /** From 1; raised by a trigger, whichever statement changes the row. */
  version: () => of('integer')({ default: 1 }),
  /** The id of a row of another table. */
  refersTo:
    (table: string, { onDelete, updateRule, columns, ...options }: Reference = {}) =>
    (target: object, name: string) =>
      ManyToOne({
        entity: () => entityOf(table),
        mapToPk: true,
        ...(columns ? { joinColumns: columns } : { fieldName: columnOf(name) }),
        deleteRule: onDelete ?? 'no action',
        updateRule: updateRule ?? 'no action',
        ...options,
      })(target, name),
};

/** An index in PostgreSQL's own syntax: its columns, and everything else that follows the name of the table. */
export function Indexed(name: string, on: string, { unique = false } = {}) {
  return Index({
    name,
    expression: (_columns: unknown, { name: table }: { name: string }) =>
      `create ${unique ? 'unique ' : ''}index ${name} on ${table} ${on}`,
  });
}

/** The column of a property. */
export function columnOf(property: string): string {
  return property.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
}

/** Finds an entity by its table, as a module may not import one of a later layer. */
function entityOf(table: string): EntityClass {
  const found = Object.values(MetadataStorage.getMetadata()).find(({ tableName }) => tableName === table);
  if (!found) throw new Error(`No entity has the table ${table}`);
  return found.class;
}
