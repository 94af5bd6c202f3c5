/** Checks of stored values, which an older version, another program or a person may have written. */

export type TypeGuard<T> = (value: unknown) => value is T;

export const isString: TypeGuard<string> = (value) => typeof value === 'string';
export const isBoolean: TypeGuard<boolean> = (value) => typeof value === 'boolean';
export const isNumber: TypeGuard<number> = (value) => typeof value === 'number';
export const isInteger: TypeGuard<number> = (value): value is number => Number.isSafeInteger(value);

export function oneOf<T extends string>(known: readonly T[]): TypeGuard<T> {
  return (value): value is T => known.some((one) => one === value);
}

export function nullable<T>(check: TypeGuard<T>): TypeGuard<T | null> {
  return (value): value is T | null => value === null || check(value);
}

export function optional<T>(check: TypeGuard<T>): TypeGuard<T | undefined> {
  return (value): value is T | undefined => value === undefined || check(value);
}

export function arrayOf<T>(check: TypeGuard<T>): TypeGuard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(check);
}

export function recordOf<T>(check: TypeGuard<T>): TypeGuard<Record<string, T>> {
  return (value): value is Record<string, T> => isRecord(value) && Object.values(value).every(check);
}

/** An object with these fields; extra fields are allowed. */
export function objectOf<T extends object>(
  fields: { readonly [K in keyof T]-?: TypeGuard<T[K]> },
): TypeGuard<T> {
  const checks = Object.entries(fields) as [string, TypeGuard<unknown>][];
  return (value): value is T => isRecord(value) && checks.every(([name, check]) => check(value[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
