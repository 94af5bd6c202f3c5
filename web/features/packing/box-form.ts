import type { BoxItemInput } from '../../data/schema.generated';
import { poundsOf, readPounds } from '../../lib/forms/pounds';
import type { BoxPartsFragment } from './boxes.generated';

/** One entry as typed. */
export interface BoxItemValues {
  description: string;
  quantity: string;
  /** Pounds. */
  value: string;
  isUsed: boolean;
}

export interface BoxValues {
  items: BoxItemValues[];
}

export const EMPTY_ITEM: BoxItemValues = { description: '', quantity: '1', value: '', isUsed: true };

/** The server's limit per box. */
export const BOX_ITEMS_MAX = 100;
const VALUE_PENCE_MAX = 9_999_999;

/** Pence of a typed value; null for anything else, or more than a box may hold. */
export function readPence(typed: string): number | null {
  const pence = readPounds(typed);
  return pence !== null && pence <= VALUE_PENCE_MAX ? pence : null;
}

/** A whole number from 1 to 9,999; null for anything else. */
export function readCount(typed: string): number | null {
  return /^[1-9]\d{0,3}$/.test(typed.trim()) ? Number(typed) : null;
}

export function isBlank({ description, value }: BoxItemValues): boolean {
  return !description.trim() && !value.trim();
}

/** A box's contents as form rows, plus an empty one. */
export function filledItems({ items }: Pick<BoxPartsFragment, 'items'>): BoxItemValues[] {
  const typed = items.map(({ description, quantity, value, isUsed }) => ({
    ...{ description, quantity: String(quantity), value: shortPounds(value.minorUnits), isUsed },
  }));
  return typed.length > 0 ? typed : [EMPTY_ITEM];
}

/** The valid rows as server input, without blank ones. */
export function boxItems(items: readonly BoxItemValues[]): BoxItemInput[] {
  return items
    .filter((item) => !isBlank(item))
    .map(({ description, quantity, value, isUsed }) => ({
      ...{ description: description.trim(), isUsed },
      quantity: readCount(quantity) ?? 1,
      value: readPence(value) ?? 0,
    }));
}

/** The row's field for a field of the server's input ("items.0.value"), which has no blank rows. */
export function rowField(field: string, items: readonly BoxItemValues[]): string {
  const rows = items.flatMap((item, row) => (isBlank(item) ? [] : [row]));
  return field.replace(/^items\.(\d+)/, (_, sent) => `items.${rows[Number(sent)]}`);
}

/** The total value of the readable rows, in pence. */
export function worthOf(items: readonly BoxItemValues[]): number {
  return items.reduce((sum, { value }) => sum + (readPence(value) ?? 0), 0);
}

function shortPounds(pence: number): string {
  return pence % 100 === 0 ? String(pence / 100) : poundsOf(pence);
}
