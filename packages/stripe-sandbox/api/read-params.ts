import type { FormParams } from './form-encoding.js';
import { wrongParam } from './stripe-failure.js';

/** Refuses every parameter that is not named, as Stripe does, so that a misspelt one is noticed. */
export function allowOnly(params: FormParams, names: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => !names.includes(name) && name !== 'expand');
  if (unknown) throw wrongParam(unknown, 'parameter_unknown', `Received unknown parameter: ${unknown}`);
}

/** A text, or null when it is absent or empty (Stripe's way to unset one). */
export function text(params: FormParams, name: string): string | null {
  const value = params[name];
  if (value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  throw wrongParam(name, undefined, `Invalid string: ${name}`);
}

/** A text that must be there. */
export function neededText(params: FormParams, name: string): string {
  const value = text(params, name);
  if (value !== null) return value;
  throw wrongParam(name, 'parameter_missing', `Missing required param: ${name}.`);
}

/** A whole number, or null when absent. */
export function wholeNumber(params: FormParams, name: string): number | null {
  const value = text(params, name);
  if (value === null) return null;
  if (/^-?\d{1,12}$/.test(value)) return Number(value);
  throw wrongParam(name, 'parameter_invalid_integer', `Invalid integer: ${value}`);
}

/** A whole number that must be there. */
export function neededNumber(params: FormParams, name: string): number {
  neededText(params, name);
  return wholeNumber(params, name)!;
}

/** One of the words given, or null when absent. */
export function oneOf<Word extends string>(
  params: FormParams,
  name: string,
  words: readonly Word[],
): Word | null {
  const value = text(params, name);
  const word = words.find((candidate) => candidate === value);
  if (value === null || word) return word ?? null;
  throw wrongParam(name, undefined, `Invalid ${name}: must be one of ${words.join(', ')}`);
}

/** A level of its own (`card[number]`), or null when absent. */
export function level(params: FormParams, name: string): FormParams | null {
  const value = params[name];
  if (value === undefined || value === '') return null;
  if (typeof value === 'object') return value;
  throw wrongParam(name, undefined, `Invalid object: ${name}`);
}

/** The texts of `expand[]` and its like, in the order sent. */
export function texts(params: FormParams, name: string): string[] {
  const values = level(params, name);
  return values ? Object.keys(values).map((key) => neededText(values, key)) : [];
}

/** Metadata as it stands after the change: an empty value takes a name away. */
export function changedMetadata(
  params: FormParams,
  before: Record<string, string> = {},
): Record<string, string> {
  const after = new Map(Object.entries(before));
  const changes = level(params, 'metadata') ?? {};
  for (const name of Object.keys(changes)) {
    const value = text(changes, name);
    if (value === null) after.delete(name);
    else after.set(name, value);
  }
  return Object.fromEntries(after);
}
