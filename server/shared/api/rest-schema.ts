import { type TProperties, type TSchema, Type } from 'typebox';

/** The parts that answers over REST are described with: JSON Schema, and the type of the answer with it. */

export const Uuid = (description: string) => Type.String({ format: 'uuid', description });

export const Text = (description: string) => Type.String({ description });

export const Flag = (description: string) => Type.Boolean({ description });

export const Whole = (description: string) => Type.Integer({ minimum: 0, description });

export const Pounds = (description: string) => Type.Number({ description: `${description} In pounds.` });

/** A moment in UTC. */
export const Moment = (description: string) => Type.String({ format: 'date-time', description });

/** A calendar day in London. */
export const Day = (description: string) => Type.String({ format: 'date', description });

/** One word of a list. */
export const Word = <const Words extends string>(words: readonly Words[], description: string) =>
  Type.Unsafe<Words>({ type: 'string', enum: [...words], description });

export const Currency = () => Word(['GBP'], 'The one currency of the store.');

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

/** `{ message }`, where there is nothing more to tell. */
export const RestDone = shape(
  { message: Text('What was done, in words.') },
  { name: 'Done', description: 'It is done.' },
);
