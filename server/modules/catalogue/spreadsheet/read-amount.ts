import type { SheetCell } from '../../../platform/files/sheets/sheet-row.js';

/** A value of a cell, or the reason why it has none, as the end of a sentence that names row and column. */
export type CellResult<Value> = { readonly value: Value } | { readonly problem: string };

const PENCE_MAX = 9_999_999;
/** Pounds with at most two decimals; commas part thousands. */
const POUNDS = /^£?\s?(\d{1,6}|\d{1,3}(?:,\d{3})+)(\.\d{1,2})?$/;

/** Pence of a cell; null for an empty one. */
export function readAmount({ text, kind }: SheetCell): CellResult<number | null> {
  const shown = `“${text}”`;
  if (kind === 'formula') return { problem: 'has a formula; paste its value' };
  if (kind === 'fault') return { problem: `${shown} is an error of the spreadsheet; enter an amount` };
  if (kind === 'date' || isDate(text))
    return { problem: `${kind ? 'holds' : `${shown} is`} a date; enter an amount like 12.50` };
  if (text === '') return { value: null };
  if (POUNDS.test(text)) {
    const pence = Math.round(Number(text.replace(/[£,\s]/g, '')) * 100);
    return pence <= PENCE_MAX ? { value: pence } : { problem: `${shown} is more than £99,999.99` };
  }
  return { problem: `${shown} ${whyNot(text)}` };
}

function whyNot(text: string): string {
  if (/^£?\d[\d.]*,\d{1,2}$/.test(text)) {
    const [whole = '', decimals = ''] = text.replace(/[£.]/g, '').split(',');
    return `has a decimal comma; write ${whole}.${decimals.padEnd(2, '0')}`;
  }
  if (/[$€¥]|[A-Z]{3}/.test(text)) return 'is not in pounds; write 12.50';
  if (/^-/.test(text)) return 'is less than 0';
  if (/^£?[\d,]+\.\d{3,}$/.test(text)) return 'has more than two decimals';
  if (/^£?\d[\d.,\s']*$/.test(text)) return "has a separator that we don't know; write 1234.50";
  return 'is not an amount; write 12.50';
}

const DATES =
  /^\d{1,4}[/-]\d{1,2}([/-]\d{1,4})?$|^\d{1,2}[ -]?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

function isDate(text: string): boolean {
  return DATES.test(text);
}

/** The text of a cell that must hold one of at most `max` characters. */
export function readText({ text, kind }: SheetCell, max: number): CellResult<string> {
  if (kind === 'formula') return { problem: 'has a formula; paste its text' };
  if (kind === 'fault' || kind === 'date')
    return { problem: `holds ${kind === 'date' ? 'a date' : 'an error'}; enter a text` };
  if (text === '') return { problem: "can't be empty" };
  return text.length <= max ? { value: text } : { problem: `is longer than ${max} characters` };
}
