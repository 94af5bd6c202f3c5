/** Values that replace `$names` in examples; a function makes a new value at each use. */
export type ExampleValues = Readonly<Record<string, unknown>>;

/** The example with every `$name` replaced by its value; an unknown name is left as it is. */
export function resolveExample<T>(example: T, values: ExampleValues): T {
  return fill(example) as T;

  function fill(part: unknown): unknown {
    if (typeof part === 'string') return part.startsWith('$') ? named(part) : part;
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fill(value)]));
  }

  function named(name: string): unknown {
    const thing = values[name.slice(1)] ?? name;
    return typeof thing === 'function' ? thing() : thing;
  }
}

/** The `$names` in examples. */
export function valueNamesIn(examples: unknown): Set<string> {
  return new Set([...JSON.stringify(examples).matchAll(/"\$(\w+)"/g)].map(([, name]) => name ?? ''));
}
