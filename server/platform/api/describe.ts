import { IsOptional } from 'class-validator';

/** A class whose fields have validation rules; a caller's input is read as an object of it. */
export type InputClass<T extends object> = new () => T;

/** Description of a field in the API beyond its validation rules. */
export interface FieldDescription {
  readonly description?: string;
  /** Further JSON Schema, for shapes that the rules leave open. */
  readonly schema?: Readonly<Record<string, unknown>>;
  /** The class of each item of a list. */
  readonly items?: InputClass<object>;
  /** Its name in REST, where GraphQL has another. */
  readonly name?: string;
  /** Parses the value that REST sends; undefined counts as left out. Throws BAD_INPUT. */
  readonly read?: (sent: unknown, name: string) => unknown;
  /** True for a nested input whose fields REST sends beside the others. */
  readonly isFlat?: boolean;
}

const descriptions = new WeakMap<object, Map<string, FieldDescription>>();

/** Describes a field of a REST input class. A class that GraphQL has too is described by its `@Field` alone. */
export function Describe(
  description: string,
  more: Pick<FieldDescription, 'schema' | 'items'> = {},
): PropertyDecorator {
  return (prototype, name) => note(prototype, name, { description, ...more });
}

/** Describes how REST sends an optional field that GraphQL has too. */
export function InRest(sent: Omit<FieldDescription, 'description' | 'items'>): PropertyDecorator {
  return (prototype, name) => {
    IsOptional()(prototype, name);
    note(prototype, name, sent);
  };
}

function note(prototype: object, name: string | symbol, description: FieldDescription): void {
  const fields = descriptions.get(prototype) ?? new Map<string, FieldDescription>();
  descriptions.set(prototype, fields.set(String(name), description));
}

/** Facts that `@Describe` or `@InRest` gave a field, also one that a parent class declares. */
export function descriptionOf(Input: InputClass<object>, name: string): FieldDescription | undefined {
  for (let prototype = Input.prototype; prototype; prototype = Object.getPrototypeOf(prototype)) {
    const found = descriptions.get(prototype)?.get(name);
    if (found) return found;
  }
  return undefined;
}
