/** Sums of money as people type them. */
import { NUMBER_MESSAGE } from './form-fields';

/** A comma parts thousands; one that might be meant as a decimal point is refused. */
const AMOUNT = /^(\d{1,7}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/;

/** Pence of typed pounds ("60", "£1,250.50"); null for anything else. */
export function readPounds(typed: string): number | null {
  const text = typed.replace(/[£\s]/g, '');
  if (!AMOUNT.test(text)) return null;
  return Math.round(Number(text.replaceAll(',', '')) * 100);
}

/** Pence as they are typed: "412.00". */
export function poundsOf(pence: number): string {
  return (pence / 100).toFixed(2);
}

const PENCE_MAX = 9_999_999;

/** Why a typed amount is not one from £0.00 to £99,999.99, in words of ours or in `message`; null when it is. */
export function poundsProblem(typed: string, message: string): string | null {
  const pence = readPounds(typed);
  if (pence !== null && pence <= PENCE_MAX) return null;
  return pence === null && Number.isNaN(Number(typed)) ? NUMBER_MESSAGE : message;
}
