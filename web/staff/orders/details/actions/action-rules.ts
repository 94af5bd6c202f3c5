/** Validation of the action forms. */

import { checkChargePence } from '../../../../../rules/orders/order-charge';
import { formatCount, formatPounds } from '../../../../lib/formats/formats';
import { readPounds } from '../../../../lib/forms/pounds';

/** The server's limits. */
export const REASON_MAX = 500;
export const NOTE_MAX = 4_000;
export const TRACKING_MAX = 60;
const PAYMENT_PENCE_MAX = 9_999_999;

/** Why a typed sum cannot be refunded; null when it can. */
export function refundProblem(typed: string, leftPence: number): string | null {
  const pence = readPounds(typed);
  if (pence !== null && pence > leftPence) return `At most ${formatPounds(leftPence)} is left to refund`;
  return sumProblem(typed);
}

/** Why a typed sum cannot be recorded as a payment; null when it can. */
export function paymentProblem(typed: string): string | null {
  const pence = readPounds(typed);
  if (pence !== null && pence > PAYMENT_PENCE_MAX) return `Enter at most ${formatPounds(PAYMENT_PENCE_MAX)}`;
  return sumProblem(typed);
}

/** Why a typed sum cannot be asked of a customer; null when it can. */
export function chargeProblem(typed: string): string | null {
  const pence = readPounds(typed);
  return sumProblem(typed) ?? checkChargePence(pence ?? 0);
}

/** Why a day is invalid as the date of a payment; null when it is valid. */
export function dayProblem(typed: string, today: string): string | null {
  if (!typed) return 'Choose the day the money came in';
  if (typed > today) return 'Choose today or an earlier day';
  return typed < '2000-01-01' ? 'Check the year' : null;
}

/** Why a text is invalid as a reason or note; null when it is valid. */
export function textProblem(typed: string, missing: string, lengthMax: number): string | null {
  const text = typed.trim();
  if (!text) return missing;
  return text.length > lengthMax ? `Keep the text under ${formatCount(lengthMax)} characters` : null;
}

/** Why a tracking number is invalid; null when it is valid. Empty removes it. */
export function trackingProblem(typed: string): string | null {
  const number = typed.trim();
  if (number.length > TRACKING_MAX) return `Keep a tracking number under ${TRACKING_MAX} characters`;
  return number === '' || /^[A-Za-z0-9][A-Za-z0-9 ./_-]*$/.test(number)
    ? null
    : 'A tracking number has letters, digits, spaces and - . / _ only';
}

function sumProblem(typed: string): string | null {
  if (!typed.trim()) return 'Enter an amount';
  const pence = readPounds(typed);
  if (pence === null) return 'Enter pounds and pence, such as 25.00';
  return pence === 0 ? 'Enter more than £0.00' : null;
}
