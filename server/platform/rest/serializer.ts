import { toPounds } from '../../../rules/prices/pounds.js';
import type { Page } from '../api/pagination.js';
import { REST_CURRENCY } from '../values/money.js';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A value of REST responses: its JSON Schema, and its serialization. */
export class Serializer<in T> {
  constructor(
    readonly schema: JsonSchema,
    readonly write: (value: T) => unknown = (value) => value,
    readonly isOptional = false,
  ) {}

  /** A field with this value, which `read` takes from the source of the response. */
  from<Source>(read: (source: Source) => T): Field<Source> {
    return new Field(this.schema, (source) => this.write(read(source)), this.isOptional);
  }
}

export class Field<in Source> {
  constructor(
    readonly schema: JsonSchema,
    readonly read: (source: Source) => unknown,
    readonly isOptional = false,
  ) {}
}

/** A field is read from the property of the same name unless `from` says otherwise. */
export type Fields<Source, Name extends string> = {
  readonly [N in Name]: Field<Source> | (N extends keyof Source ? Serializer<Source[N]> : never);
};

class ObjectSerializer<Source, Name extends string> extends Serializer<Source> {
  constructor(
    readonly fields: Fields<Source, Name>,
    about: JsonSchema,
  ) {
    const all = Object.entries<Field<Source> | Serializer<never>>(fields);
    const required = all.filter(([, { isOptional }]) => !isOptional).map(([name]) => name);
    const schema = {
      type: 'object',
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(all.map(([name, field]) => [name, field.schema])),
      additionalProperties: false,
      ...about,
    };
    const readers = all.map(([name, field]) => [name, readerOf(name, field)] as const);
    super(schema, (source) => Object.fromEntries(readers.map(([name, read]) => [name, read(source)])));
  }
}

function readerOf<Source>(name: string, field: Field<Source> | Serializer<never>) {
  if (field instanceof Field) return field.read;
  return (source: Source) => field.write(source[name as keyof Source] as never);
}

/**
 * An object with these fields and no others, written from a `Source`. A name makes it a component of the API
 * description. An optional field whose value is undefined is left out.
 */
export function object<Source>(name?: string, description?: string) {
  const about = { ...(name && { $id: name }), ...(description && { description }) };
  return <Name extends string>(fields: Fields<Source, Name>) => new ObjectSerializer(fields, about);
}

/** An object whose only field holds the value. */
export function under<T>(name: string, value: Serializer<T>): Serializer<T> {
  return object<T>()({ [name]: value.from((source: T) => source) });
}

export const listOf = <T>({ schema, write }: Serializer<T>, description?: string) =>
  new Serializer<readonly T[]>(
    { type: 'array', items: schema, ...(description && { description }) },
    (values) => values.map(write),
  );

/** The value, or null. */
export const nullable = <T>({ schema, write }: Serializer<T>) =>
  new Serializer<T | null>({ anyOf: [schema, { type: 'null' }] }, (value) =>
    value === null ? null : write(value),
  );

/** The value, or an absent field. */
export const optional = <T>({ schema, write }: Serializer<T>) =>
  new Serializer<T | undefined>(schema, (value) => (value === undefined ? undefined : write(value)), true);

export const uuid = (description: string) =>
  new Serializer<string>({ type: 'string', format: 'uuid', description });

export const text = (description?: string) => new Serializer<string>({ type: 'string', description });

export const bool = (description: string) => new Serializer<boolean>({ type: 'boolean', description });

export const number = (description: string) => new Serializer<number>({ type: 'number', description });

export const int = (description: string, minimum = 0) =>
  new Serializer<number>({ type: 'integer', minimum, description });

/** Pence, written as decimal pounds. */
export const pounds = (description?: string) =>
  new Serializer<number>(
    { type: 'number', ...(description && { description: `${description} In pounds.` }) },
    toPounds,
  );

/** A moment in UTC. */
export const dateTime = (description: string) =>
  new Serializer<Date | string>({ type: 'string', format: 'date-time', description }, (moment) =>
    new Date(moment).toISOString(),
  );

/** A calendar day in London. */
export const date = (description: string) =>
  new Serializer<string>({ type: 'string', format: 'date', description });

/** One of these texts. */
export const oneOf = <const Value extends string>(values: readonly Value[], description: string) =>
  new Serializer<Value>({ type: 'string', enum: values, description });

/** Values of one kind, by name. */
export const recordOf = <T>({ schema, write }: Serializer<T>, description: string) =>
  new Serializer<Readonly<Record<string, T>>>(
    { type: 'object', patternProperties: { '^.*$': schema }, description },
    (values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)])),
  );

export const currency = oneOf([REST_CURRENCY], 'The one currency of the store.').from(() => REST_CURRENCY);

/** Body of a 409 about a thing that staff changed since it was read, with further fields of its own. */
export const conflictOf = (name: string, fields: Fields<never, string>) => ({
  current: optional(
    object<never>(
      name,
      'What it is now.',
    )({
      ...fields,
      version: int('Its version.'),
      changedBy: optional(text('Who of the staff changed it last; empty when nobody knows any more.')),
      changedAt: optional(dateTime('When that was.')),
    }),
  ),
});

/** `{ message }`, for a success without data. */
export const done = (message: string): Serializer<unknown> =>
  object('Done', 'It is done.')({ message: text('What was done, in words.').from(() => message) });

/** The counts of a page under the names that lists of the specification have. */
export const pageFields = {
  total: int('How many fit, on all pages.').from(({ pageInfo }: Page<unknown>) => pageInfo.total),
  page: int('Which page this is, from 1.').from(({ pageInfo }: Page<unknown>) => pageInfo.page),
  totalPages: int('How many pages there are.').from(({ pageInfo }: Page<unknown>) => pageInfo.totalPages),
};
