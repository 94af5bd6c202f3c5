import { plainPhone } from '../../../rules/people/contact-rules.js';
import { cleanLine, cleanText } from '../../../rules/text.js';
import type { InputClass } from './describe.js';

/** How each text of a field is read. */
type Reading = (text: string) => string;

const readings = new WeakMap<object, Map<string, Reading>>();

/** The field keeps its line ends; other texts are read as one line. */
export const SeveralLines = (): PropertyDecorator => read(cleanText);

/** The field is read to the letter, as a password is. */
export const AsSent = (): PropertyDecorator => read((text) => text);

/** The field is a phone number: what is one becomes plain, anything else stays for its check. */
export const AsPhone = (): PropertyDecorator => read((text) => plainPhone(text) ?? cleanLine(text));

function read(reading: Reading): PropertyDecorator {
  return (prototype, name) => {
    const fields = readings.get(prototype) ?? new Map<string, Reading>();
    readings.set(prototype, fields.set(String(name), reading));
  };
}

/**
 * A sent value as it is judged and stored: every text composed and without signs that nobody sees, as one line unless its
 * field says otherwise. Texts within a value that no class describes keep their line ends.
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

/** Only plain data: files, dates and inputs that have a class stay. */
function inner(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(inner);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inner(part)]));
}
