import { Field } from 'type-graphql';
import { Describe, type FieldDescription } from './describe.js';

interface Told {
  readonly nullable?: true;
  /** The class of each item of a list. */
  readonly items?: FieldDescription['items'];
}

/** A field that both doors take, with the same words for both. */
export function Told(description: string, type?: () => unknown, { nullable, items }: Told = {}) {
  const asField = type
    ? Field(type as () => typeof String, { description, nullable })
    : Field({ description, nullable });
  return (prototype: object, name: string): void => {
    Describe(description, { items })(prototype, name);
    asField(prototype, name);
  };
}
