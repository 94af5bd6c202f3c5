/** A fault that stops the start. The message is for the person who starts the server: one plain sentence a line. */
export class BadSetting extends Error {}

/** Throws BadSetting with the sentence unless the condition holds. */
export function check(holds: unknown, sentence: string): asserts holds {
  if (!holds) throw new BadSetting(sentence);
}

/** Runs every reader, so that all problems are reported at once. Throws BadSetting with their sentences, one a line. */
export function readEach<T extends object>(readers: { readonly [K in keyof T]: () => T[K] }): T {
  const sentences: string[] = [];
  const values = Object.entries<() => unknown>(readers).map(([name, read]) => {
    try {
      return [name, read()];
    } catch (error) {
      if (!(error instanceof BadSetting)) throw error;
      sentences.push(error.message);
      return [name, null];
    }
  });
  check(sentences.length === 0, sentences.join('\n'));
  return Object.fromEntries(values) as T;
}

/** The bounds of a whole number, its default, and its unit, such as "milliseconds". */
type Range = readonly [unset: number, min: number, max: number, unit?: string];

/** A whole number between two bounds. Throws BadSetting. */
export function readWholeNumber(source: NodeJS.ProcessEnv, name: string, range: Range): number {
  const [unset, min, max, unit] = range;
  const text = source[name] || String(unset);
  const value = Number(text);
  const kind = unit ? `whole number of ${unit}` : 'whole number';
  check(
    Number.isInteger(value) && value >= min && value <= max,
    `${name} must be a ${kind} from ${min} to ${max}, not ${text}`,
  );
  return value;
}

/** The entries of a comma-separated list. */
export function entriesOf(text = ''): string[] {
  return text.split(',').flatMap((entry) => entry.trim() || []);
}

/** True for an http or https address. */
export function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '');
}
