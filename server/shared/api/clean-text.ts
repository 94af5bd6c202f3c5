import { cleanLine, cleanText } from '../../../rules/text.js';
import type { InputClass } from './input-class.js';

/** How the texts of a field are read: as one line unless its class says otherwise. */
type Reading = 'lines' | 'exact';

const readings = new WeakMap<object, Map<string, Reading>>();

/** The field keeps its line ends; other texts are read as one line. */
export const SeveralLines = (): PropertyDecorator => read('lines');

/** The field is read to the letter, as a password is. */
export const AsSent = (): PropertyDecorator => read('exact');

function read(reading: Reading): PropertyDecorator {
  return (prototype, name) => {
    const fields = readings.get(prototype) ?? new Map<string, Reading>();
    readings.set(prototype, fields.set(String(name), reading));
  };
}

/**
 * A sent value as it is judged and stored: every text composed and without signs that nobody sees (`cleanLine`,
 * `cleanText`). Texts within a value that no class describes keep their line ends.
 */
export function cleanValue(Input: InputClass<object>, name: string, value: unknown): unknown {
  const reading = readingOf(Input, name);
  if (reading === 'exact') return value;
  const clean = reading === 'lines' ? cleanText : cleanLine;
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'string' ? clean(item) : inner(item)));
  return inner(value);
}

function readingOf(Input: InputClass<object>, name: string): Reading | undefined {
  for (let prototype = Input.prototype; prototype; prototype = Object.getPrototypeOf(prototype)) {
    const found = readings.get(prototype)?.get(name);
    if (found) return found;
  }
  return undefined;
}

/** Only plain data: files, dates and inputs that have a class stay. */
function inner(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(inner);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inner(part)]));
}
