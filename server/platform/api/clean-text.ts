import { plainPhone } from '../../../rules/people/contact-rules.js';
import { cleanLine, cleanText } from '../../../rules/text.js';
import type { InputClass } from './describe.js';

/** Cleans each text of a field. */
type Reading = (text: string) => string;

const readings = new WeakMap<object, Map<string, Reading>>();

/** Marks a field that keeps its line breaks; other texts become one line. */
export const SeveralLines = (): PropertyDecorator => read(cleanText);

/** Marks a field that is taken as sent, as a password is. */
export const AsSent = (): PropertyDecorator => read((text) => text);

/** Marks a field with a phone number: a valid one is normalised, anything else is left for validation. */
export const AsPhone = (): PropertyDecorator => read((text) => plainPhone(text) ?? cleanLine(text));

function read(reading: Reading): PropertyDecorator {
  return (prototype, name) => {
    const fields = readings.get(prototype) ?? new Map<string, Reading>();
    readings.set(prototype, fields.set(String(name), reading));
  };
}

/**
 * A sent value as it is validated and stored: every text in composed Unicode form without invisible characters, as
 * one line unless its field says otherwise. Texts within a value without an input class keep their line breaks.
 */
export function cleanValue(Input: InputClass<object>, name: string, value: unknown): unknown {
  const reading = readingOf(Input, name);
  if (typeof value === 'string') return reading(value);
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'string' ? reading(item) : inner(item)));
  return inner(value);
}

function readingOf(Input: InputClass<object>, name: string): Reading {
  for (let prototype = Input.prototype; prototype; prototype = Object.getPrototypeOf(prototype)) {
    const found = readings.get(prototype)?.get(name);
    if (found) return found;
  }
  return cleanLine;
}

/** Cleans plain data only: files, dates and inputs with a class stay as they are. */
function inner(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(inner);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inner(part)]));
}
