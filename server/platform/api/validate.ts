import { getMetadataStorage, type ValidationError, validate } from 'class-validator';
import { getMetadataStorage as graphqlStorage } from 'type-graphql';
import type { FieldError } from '../../../rules/refusals.js';
import { badInput, wrongField } from '../errors/errors.js';
import { cleanValue } from './clean-text.js';
import { descriptionOf, type InputClass } from './describe.js';
import { isReadableText, UNREADABLE_MESSAGE } from './read-text.js';

/** Invalid fields reported in one response. */
const TOLD_MAX = 20;

/**
 * Bounds of all input, whatever its class allows: several times the longest text, the longest list and the largest
 * body in use. They keep a refusal cheap, because rules and parsers see nothing larger.
 */
export const INPUT_BOUNDS = { text: 10_000, list: 500, values: 10_000, depth: 12 } as const;

const TEXT = `Keep each text under ${INPUT_BOUNDS.text.toLocaleString('en-GB')} characters`;
const LIST = `Send at most ${INPUT_BOUNDS.list} entries in one list`;
const VALUES = 'Send less at once';

/**
 * Reads a REST caller's input as an input class: fields without a rule are dropped, nested input classes are read
 * alike, and texts are cleaned. Input longer than its class or INPUT_BOUNDS allow is refused before it is inspected.
 * Throws BAD_INPUT with the wrong fields, at most 20, as GraphQL does.
 */
export async function readInput<T extends object>(Input: InputClass<T>, sent: unknown): Promise<T> {
  const input = fill(Input, sent, '');
  refuse(prepare(input));
  refuse(flatten(await validate(input, { forbidUnknownValues: false }), ''));
  return input;
}

/**
 * Cleans the texts of a GraphQL argument and validates it by its class. GraphQL has checked the type of each field
 * and refused unknown ones, so a class for GraphQL alone repeats no types, and missing or null fields are judged by
 * no rule. Throws BAD_INPUT with the wrong fields, at most 20.
 */
export async function checkArgument(argument: unknown): Promise<void> {
  const inputs = [argument].flat().filter(isObject);
  refuse(inputs.flatMap((input) => prepare(input)));
  const options = { forbidUnknownValues: false, skipMissingProperties: true };
  const findings = await Promise.all(inputs.map((input) => validate(input, options)));
  refuse(flatten(findings.flat(), ''));
}

/** The value as an object with named fields; an empty one for anything else. */
export function asRecord(value: unknown): Record<string, unknown> {
  return isObject(value) && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function fill<T extends object>(Input: InputClass<T>, sent: unknown, prefix: string): T {
  const input = new Input() as T & Record<string, unknown>;
  const fields = asRecord(sent);
  const lists = Object.keys(fields).filter((name) => name.includes('['));
  for (const name of rulesOf(Input).keys()) {
    const { name: sentName = name, read, isFlat } = descriptionOf(Input, name) ?? {};
    const list = read && lists.find((one) => one.startsWith(`${sentName}[`));
    if (list) throw sentOnce(list);
    if (!isFlat && !Object.hasOwn(fields, sentName)) continue;
    const value = isFlat
      ? fill(partOf(Input, name) as InputClass<object>, fields, prefix)
      : fillPart(Input, name, fields[sentName], prefix + sentName);
    Object.defineProperty(input, name, {
      value: read ? read(value, prefix + sentName) : value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return input;
}

/** The refusal of a query parameter that was sent as a list. */
export const sentOnce = (name: string) => wrongField(name, 'Send each filter once, as text');

/** The class of a field, as TypeScript's metadata has it. */
function partOf(Input: InputClass<object>, name: string): InputClass<object> | undefined {
  return Reflect.getMetadata('design:type', Input.prototype, name);
}

/** Reads a field that is an input class, or a list of them, by that class. */
function fillPart(Input: InputClass<object>, name: string, value: unknown, field: string): unknown {
  refuse(excessOfList(Input, name, value, field));
  const Item = descriptionOf(Input, name)?.items;
  if (Item && Array.isArray(value)) return value.map((item, index) => fill(Item, item, `${field}.${index}.`));
  const Part = partOf(Input, name);
  if (Part !== undefined && rulesOf(Part).size > 0 && isObject(value)) return fill(Part, value, `${field}.`);
  const message = excessOf(value);
  if (message) refuse([{ field, message }]);
  return value;
}

/**
 * Cleans the texts of an input and of its nested inputs in place. Returns errors for lists longer than their class
 * allows, and for texts that cannot be stored and would break some rules.
 */
function prepare(input: object, prefix = ''): FieldError[] {
  const Input = classOf(input);
  return Object.entries(input).flatMap(([name, value]) => {
    const field = prefix + name;
    const excess = excessOfList(Input, name, value, field);
    if (excess.length > 0) return excess;
    if ([value].flat().some(isInput)) return prepare(value, `${field}.`);
    const faults = unreadable(value, field);
    if (faults.length === 0) Object.assign(input, { [name]: cleanValue(Input, name, value) });
    return faults;
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

/** The fields of a class that have a rule, each with its limit on the length of a list. */
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

/** Throws BAD_INPUT with the first message and the first wrong fields, if there are any. */
function refuse(fields: readonly FieldError[]): void {
  const [first] = fields;
  if (first) throw badInput(first.message, fields.slice(0, TOLD_MAX));
}

/** Texts that cannot be stored, in a value without an input class. */
function unreadable(value: unknown, field: string): FieldError[] {
  if (typeof value === 'string') return isReadableText(value) ? [] : [{ field, message: UNREADABLE_MESSAGE }];
  if (!isObject(value) || !PLAIN.includes(Object.getPrototypeOf(value))) return [];
  return Object.entries(value).flatMap(([name, part]) => unreadable(part, `${field}.${name}`));
}

/** The prototypes of JSON lists and objects. */
const PLAIN: readonly unknown[] = [Object.prototype, Array.prototype, null];

const inputs = new WeakMap<InputClass<object>, boolean>();

/** True for an object of a class with rules, or of a GraphQL input: only these have a known depth. */
function isInput(value: unknown): value is object {
  if (!isObject(value)) return false;
  const Class = classOf(value);
  const isKnown =
    inputs.get(Class) ??
    (rulesOf(Class).size > 0 || graphqlStorage().inputTypes.some(({ target }) => target === Class));
  inputs.set(Class, isKnown);
  return isKnown;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The class of an object; `Object` for one without. */
function classOf(value: object): InputClass<object> {
  return Object.getPrototypeOf(value)?.constructor ?? Object;
}

/** Every wrong field with one message, nested fields as a.b. */
function flatten(findings: readonly ValidationError[], prefix: string): FieldError[] {
  return findings.flatMap(({ property, constraints, children }) => {
    const field = prefix + property;
    const own = Object.values(constraints ?? {}).map((message) => ({ field, message }));
    return [...own.slice(0, 1), ...flatten(children ?? [], `${field}.`)];
  });
}

/** A message about the bound that a value exceeds; null within the bounds. Inspects no more than they allow. */
export function excessOf(value: unknown): string | null {
  let left: number = INPUT_BOUNDS.values;
  return excess(value, INPUT_BOUNDS.depth);

  function excess(part: unknown, depth: number): string | null {
    if (typeof part === 'string') return part.length > INPUT_BOUNDS.text ? TEXT : null;
    if (typeof part !== 'object' || part === null) return null;
    if (Array.isArray(part) && part.length > INPUT_BOUNDS.list) return LIST;
    if (depth === 0) return VALUES;
    for (const name in part) {
      left -= 1;
      if (left < 0 || name.length > INPUT_BOUNDS.text) return VALUES;
      const found = excess((part as Record<string, unknown>)[name], depth - 1);
      if (found) return found;
    }
    return null;
  }
}
