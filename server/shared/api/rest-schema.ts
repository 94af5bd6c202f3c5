import { type TProperties, type TSchema, Type } from 'typebox';

/** The parts that answers over REST are described with: JSON Schema, and the type of the answer with it. */

export const Uuid = (description: string) => Type.String({ format: 'uuid', description });

export const Text = (description: string) => Type.String({ description });

export const Bool = (description: string) => Type.Boolean({ description });

export const Int = (description: string) => Type.Integer({ minimum: 0, description });

export const Pounds = (description: string) => Type.Number({ description: `${description} In pounds.` });

/** A moment in UTC. */
export const Moment = (description: string) => Type.String({ format: 'date-time', description });

/** A calendar day in London. */
export const Day = (description: string) => Type.String({ format: 'date', description });

/** One of these texts. */
export const Enum = <const Value extends string>(values: readonly Value[], description: string) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values], description });

export const Currency = () => Enum(['GBP'], 'The one currency of the store.');

/** The same, or null. */
export const OrNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** An object with these fields and no others. A name makes it a part of its own in the API description. */
export function shape<T extends TProperties>(
  fields: T,
  { name, description }: { name?: string; description?: string } = {},
) {
  return Type.Object(fields, {
    additionalProperties: false,
    ...(name ? { $id: name } : {}),
    ...(description ? { description } : {}),
  });
}

/** What a 409 tells of something that staff changed since it was looked at; its own fields besides. */
export const conflictOf = <T extends TProperties>(fields: T, name: string) => ({
  current: Type.Optional(
    shape(
      {
        ...fields,
        version: Int('Its version.'),
        changedBy: Type.Optional(Text('Who of the staff changed it last; empty when nobody knows any more.')),
        changedAt: Type.Optional(Moment('When that was.')),
      },
      { name, description: 'What it is now.' },
    ),
  ),
});

/** `{ message }`, where there is nothing more to tell. */
export const RestDone = shape(
  { message: Text('What was done, in words.') },
  { name: 'Done', description: 'It is done.' },
);
