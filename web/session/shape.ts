/** Checks of stored values, which an older version, another program or a person may have written. */

export type Check<T> = (value: unknown) => value is T;

export const isText: Check<string> = (value) => typeof value === 'string';
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
export const isNumber: Check<number> = (value) => typeof value === 'number';
export const isWhole: Check<number> = (value): value is number => Number.isSafeInteger(value);

export function oneOf<T extends string>(known: readonly T[]): Check<T> {
  return (value): value is T => known.some((one) => one === value);
}

export function orNull<T>(check: Check<T>): Check<T | null> {
  return (value): value is T | null => value === null || check(value);
}

export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value): value is T | undefined => value === undefined || check(value);
}

export function listOf<T>(check: Check<T>): Check<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(check);
}

export function recordOf<T>(check: Check<T>): Check<Record<string, T>> {
  return (value): value is Record<string, T> => isRecord(value) && Object.values(value).every(check);
}

/** An object with these fields; extra fields are allowed. */
export function shape<T extends object>(fields: { readonly [K in keyof T]-?: Check<T[K]> }): Check<T> {
  const checks = Object.entries(fields) as [string, Check<unknown>][];
  return (value): value is T => isRecord(value) && checks.every(([name, check]) => check(value[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
