/** A class whose fields have rules; what a caller sends is read as one of its objects. */
export type InputClass<T extends object> = new () => T;

/** What the API description says of a field beyond its rules. */
export interface FieldDescription {
  readonly description: string;
  /** More JSON Schema, where the rules leave the shape open. */
  readonly schema?: Readonly<Record<string, unknown>>;
  /** The class of each item of a list. */
  readonly items?: InputClass<object>;
}

const descriptions = new WeakMap<object, Map<string, FieldDescription>>();

/** Describes a field of an input class of REST. A class that GraphQL has too is described by its `@Field` alone. */
export function Describe(
  description: string,
  more: Omit<FieldDescription, 'description'> = {},
): PropertyDecorator {
  return (prototype, name) => {
    const fields = descriptions.get(prototype) ?? new Map<string, FieldDescription>();
    fields.set(String(name), { description, ...more });
    descriptions.set(prototype, fields);
  };
}

/** What `@Describe` says of a field, also of one that a parent class declares. */
export function descriptionOf(Input: InputClass<object>, name: string): FieldDescription | undefined {
  for (let prototype = Input.prototype; prototype; prototype = Object.getPrototypeOf(prototype)) {
    const found = descriptions.get(prototype)?.get(name);
    if (found) return found;
  }
  return undefined;
}
