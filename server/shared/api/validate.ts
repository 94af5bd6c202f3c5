import { getMetadataStorage, type ValidationError, validate } from 'class-validator';
import type { FieldError } from '../../../rules/refusals.js';
import { badInput } from '../errors/errors.js';
import { isReadableText, UNREADABLE_MESSAGE } from '../readable-text.js';
import { cleanValue } from './clean-text.js';
import { descriptionOf } from './describe.js';
import { excessOf } from './input-bounds.js';
import type { InputClass } from './input-class.js';

/** Wrong fields reported in one answer. */
const TOLD_MAX = 20;

/**
 * Reads what a REST caller sent as an input class: fields the class has no rule for are dropped, parts that are
 * input classes themselves are read alike, and texts are cleaned. What is longer than its class or INPUT_BOUNDS allow is refused before any of
 * it is looked at. Throws BAD_INPUT with the wrong fields, at most 20, as GraphQL does.
 */
export async function readInput<T extends object>(Input: InputClass<T>, sent: unknown): Promise<T> {
  const input = fill(Input, sent, '');
  refuse(unreadable(input, ''));
  clean(input);
  refuse(flatten(await validate(input, { forbidUnknownValues: false }), ''));
  return input;
}

/** Cleans the texts of an argument of a GraphQL call and checks it by the rules of its class. Throws BAD_INPUT with the wrong fields, at most 20. */
export async function checkArgument(argument: unknown): Promise<void> {
  const inputs = [argument].flat().filter((input) => typeof input === 'object' && input !== null);
  refuse(inputs.flatMap((input) => overlong(input as object, '')));
  refuse(inputs.flatMap((input) => unreadable(input as object, '')));
  for (const input of inputs) clean(input as object);
  const options = { forbidUnknownValues: false, skipMissingProperties: true };
  const findings = await Promise.all(inputs.map((input) => validate(input as object, options)));
  refuse(flatten(findings.flat(), ''));
}

/** The value as an object with named fields; an empty one for anything else. */
export function asRecord(value: unknown): Record<string, unknown> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : {};
}

function fill<T extends object>(Input: InputClass<T>, sent: unknown, prefix: string): T {
  const input = new Input() as T & Record<string, unknown>;
  const fields = asRecord(sent);
  for (const name of rulesOf(Input).keys()) {
    if (!Object.hasOwn(fields, name)) continue;
    Object.defineProperty(input, name, {
      value: fillPart(Input, name, fields[name], prefix + name),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return input;
}

/** A field that is an input class itself, or a list of such, is read by that class. */
function fillPart(Input: InputClass<object>, name: string, value: unknown, field: string): unknown {
  refuse(excessOfList(Input, name, value, field));
  const Item = descriptionOf(Input, name)?.items;
  if (Item && Array.isArray(value)) return value.map((item, index) => fill(Item, item, `${field}.${index}.`));
  const Part = Reflect.getMetadata('design:type', Input.prototype, name) as InputClass<object> | undefined;
  if (Part !== undefined && rulesOf(Part).size > 0 && typeof value === 'object' && value !== null)
    return fill(Part, value, `${field}.`);
  const message = excessOf(value);
  if (message) refuse([{ field, message }]);
  return value;
}

/** Lists in an input, and in the inputs it is made of, that are longer than their class says. */
function overlong(input: object, prefix: string): FieldError[] {
  return Object.entries(input).flatMap(([name, value]) => {
    const field = prefix + name;
    const Input = classOf(input);
    const own = Input ? excessOfList(Input, name, value, field) : [];
    return own.length > 0 || !isPart(value) ? own : overlong(value, `${field}.`);
  });
}

function excessOfList(Input: InputClass<object>, name: string, value: unknown, field: string): FieldError[] {
  const list = rulesOf(Input).get(name);
  return list && Array.isArray(value) && value.length > list.most ? [{ field, message: list.message }] : [];
}

interface ListRule {
  readonly most: number;
  readonly message: string;
}

const rules = new WeakMap<InputClass<object>, ReadonlyMap<string, ListRule | null>>();

/** The fields of a class that have a rule, with what it says of the length of a list. */
function rulesOf(Input: InputClass<object>): ReadonlyMap<string, ListRule | null> {
  const known = rules.get(Input);
  if (known) return known;
  const found = new Map<string, ListRule | null>();
  for (const rule of getMetadataStorage().getTargetValidationMetadatas(Input, '', false, false)) {
    const { propertyName, name, constraints, message } = rule;
    const list = name === 'arrayMaxSize' ? { most: Number(constraints[0]), message: String(message) } : null;
    found.set(propertyName, list ?? found.get(propertyName) ?? null);
  }
  rules.set(Input, found);
  return found;
}

/** Throws BAD_INPUT with the first sentence and the first wrong fields, if there are any. */
function refuse(fields: readonly FieldError[]): void {
  const [first] = fields;
  if (first) throw badInput(first.message, fields.slice(0, TOLD_MAX));
}

/** Texts that cannot be stored, and that some rules stumble over, in an input and the inputs it is made of. */
function unreadable(input: object, prefix: string): FieldError[] {
  return Object.entries(input).flatMap(([name, value]) => {
    const field = prefix + name;
    if (typeof value === 'string') {
      return isReadableText(value) ? [] : [{ field, message: UNREADABLE_MESSAGE }];
    }
    return isPart(value) || isPlain(value) ? unreadable(value, `${field}.`) : [];
  });
}

/** Cleans the texts of an input, and of the inputs it is made of, in place. */
function clean(input: object): void {
  const Input = classOf(input);
  for (const [name, value] of Object.entries(input)) {
    if (isPart(value)) for (const part of [value].flat()) clean(part);
    else if (Input) Object.assign(input, { [name]: cleanValue(Input, name, value) });
  }
}

/** A list, or an object that no class describes, as JSON has them. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return [Object.prototype, Array.prototype, null].includes(Object.getPrototypeOf(value));
}

/** An input class, or a list of such. */
function isPart(value: unknown): value is object {
  return Array.isArray(value) ? value.some(isInput) : isInput(value);
}

/** Only what is an input class has a known depth. */
function isInput(value: unknown): value is object {
  const Class = classOf(value);
  return Class !== null && rulesOf(Class).size > 0;
}

function classOf(value: unknown): InputClass<object> | null {
  if (typeof value !== 'object' || value === null) return null;
  const Class: unknown = Object.getPrototypeOf(value)?.constructor;
  return typeof Class === 'function' ? (Class as InputClass<object>) : null;
}

/** Every wrong field with one sentence, nested fields as a.b. */
function flatten(findings: readonly ValidationError[], prefix: string): FieldError[] {
  return findings.flatMap(({ property, constraints, children }) => {
    const field = prefix + property;
    const own = Object.values(constraints ?? {}).map((message) => ({ field, message }));
    return [...own.slice(0, 1), ...flatten(children ?? [], `${field}.`)];
  });
}
