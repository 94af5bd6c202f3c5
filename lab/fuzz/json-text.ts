/** Written into JSON as it is: numbers that no program writes, or no JSON at all. */
export class Raw {
  constructor(readonly text: string) {}
}

/** An object whose keys may come twice, or be called `__proto__`. */
export class Pairs {
  constructor(readonly pairs: readonly (readonly [string, unknown])[]) {}
}

/** JSON of what may hold Raw and Pairs. */
export function jsonText(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (value instanceof Pairs) return objectText(value.pairs);
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  if (typeof value === 'object' && value !== null) return objectText(Object.entries(value));
  return JSON.stringify(value) ?? 'null';
}

/** The value as text: as JSON, unless it is a text already. */
export function plainText(value: unknown): string {
  return typeof value === 'string' ? value : jsonText(value);
}

function objectText(pairs: readonly (readonly [string, unknown])[]): string {
  return `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${jsonText(value)}`).join(',')}}`;
}
