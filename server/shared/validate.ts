import { getMetadataStorage, type ValidationError, validate } from 'class-validator';
import { descriptionOf } from './describe.js';
import { badInput, type FieldError } from './errors.js';
import type { InputClass } from './input-class.js';
import { isReadableText, UNREADABLE_WORDS } from './readable-text.js';

/**
 * Reads what a REST caller sent as an input class: fields the class has no rule for are dropped, parts that are
 * input classes themselves are read alike. Throws BAD_INPUT with every wrong field, as GraphQL does.
 */
export async function readInput<T extends object>(Input: InputClass<T>, sent: unknown): Promise<T> {
  const input = fill(Input, sent);
  refuse(unreadable(input, ''));
  refuse(flatten(await validate(input, { forbidUnknownValues: false }), ''));
  return input;
}

/** Checks an argument of a GraphQL call by the rules of its class. Throws BAD_INPUT with every wrong field. */
export async function checkArgument(argument: unknown): Promise<void> {
  const inputs = [argument].flat().filter((input) => typeof input === 'object' && input !== null);
  refuse(inputs.flatMap((input) => unreadable(input as object, '')));
  const options = { forbidUnknownValues: false, skipMissingProperties: true };
  const findings = await Promise.all(inputs.map((input) => validate(input as object, options)));
  refuse(flatten(findings.flat(), ''));
}

/** The value as an object with named fields; an empty one for anything else. */
export function asRecord(value: unknown): Record<string, unknown> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : {};
}

function fill<T extends object>(Input: InputClass<T>, sent: unknown): T {
  const input = new Input() as T & Record<string, unknown>;
  const fields = asRecord(sent);
  for (const name of rulesOf(Input)) {
    if (!Object.hasOwn(fields, name)) continue;
    Object.defineProperty(input, name, {
      value: fillPart(Input, name, fields[name]),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return input;
}

/** A field that is an input class itself, or a list of such, is read by that class. */
function fillPart(Input: InputClass<object>, name: string, value: unknown): unknown {
  const Item = descriptionOf(Input, name)?.items;
  if (Item && Array.isArray(value)) return value.map((item) => fill(Item, item));
  const Part = Reflect.getMetadata('design:type', Input.prototype, name) as InputClass<object> | undefined;
  const isPart = Part !== undefined && rulesOf(Part).size > 0 && typeof value === 'object' && value !== null;
  return isPart ? fill(Part, value) : value;
}

/** The fields of a class that have a rule. */
function rulesOf(Input: InputClass<object>): Set<string> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(Input, '', false, false);
  return new Set(rules.map((rule) => rule.propertyName));
}

/** Throws BAD_INPUT with the first sentence and the list of wrong fields, if there are any. */
function refuse(fields: readonly FieldError[]): void {
  const [first] = fields;
  if (first) throw badInput(first.message, fields);
}

/** Texts that cannot be stored, and that some rules stumble over, in an input and the inputs it is made of. */
function unreadable(input: object, prefix: string): FieldError[] {
  return Object.entries(input).flatMap(([name, value]) => {
    const field = prefix + name;
    if (typeof value === 'string') {
      return isReadableText(value) ? [] : [{ field, message: UNREADABLE_WORDS }];
    }
    const isPart = Array.isArray(value) ? value.some(isInput) : isInput(value);
    return isPart ? unreadable(value, `${field}.`) : [];
  });
}

/** Only what is an input class has a known depth. */
function isInput(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const Class: unknown = Object.getPrototypeOf(value)?.constructor;
  return typeof Class === 'function' && rulesOf(Class as InputClass<object>).size > 0;
}

/** Every wrong field with one sentence, nested fields as a.b. */
function flatten(findings: readonly ValidationError[], prefix: string): FieldError[] {
  return findings.flatMap(({ property, constraints, children }) => {
    const field = prefix + property;
    const own = Object.values(constraints ?? {}).map((message) => ({ field, message }));
    return [...own.slice(0, 1), ...flatten(children ?? [], `${field}.`)];
  });
}
