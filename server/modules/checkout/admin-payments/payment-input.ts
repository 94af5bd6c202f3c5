import { isCalendarDate, todayInLondon } from '../../../../rules/calendar-date.js';
import { KEY_LENGTH, KEY_MESSAGE } from '../../../platform/api/idempotency-key.js';
import { isReadableText, requireText } from '../../../platform/api/read-text.js';
import { wrongField } from '../../../platform/errors/errors.js';
import { inPounds } from '../../../platform/values/format.js';
import type { PaymentCorrection } from './order-balance.types.js';

/** £99,999.99: above every shipment's price, and low enough to stop typing errors. */
const AMOUNT_PENCE_MAX = 9_999_999;
/** The most characters of a reason or a note. */
export const NOTE_MAX = 500;

/** An amount typed by staff. Throws BAD_INPUT for anything but whole pence from 1. */
export function readAmount(pence: number): number {
  if (!Number.isSafeInteger(pence) || pence < 1) throw wrongField('amount', 'Enter an amount over £0');
  if (pence > AMOUNT_PENCE_MAX)
    throw wrongField('amount', `Enter an amount up to ${inPounds(AMOUNT_PENCE_MAX)}`);
  return pence;
}

/** The reason or note of an operation. Throws BAD_INPUT. */
export const readNote = (field: 'reason' | 'note', note: string): string =>
  requireText(field, note, NOTE_MAX, `Write a ${field}`);

/** An idempotency key. Throws BAD_INPUT. */
export function readKey(key: string): string {
  if (key.length < KEY_LENGTH.min || key.length > KEY_LENGTH.max || !isReadableText(key))
    throw wrongField('idempotencyKey', KEY_MESSAGE);
  return key;
}

/** The day on which a payment was received: today or earlier. Throws BAD_INPUT. */
export function readReceivedOn(day: string, now: Date): string {
  if (!isCalendarDate(day)) throw wrongField('receivedOn', 'Enter the date as YYYY-MM-DD');
  if (day > todayInLondon(now)) throw wrongField('receivedOn', 'Enter today or an earlier day');
  if (day < '2000-01-01') throw wrongField('receivedOn', 'Check the year');
  return day;
}

/** Fields of every command; the actor is the viewer. */
export interface Command {
  /** The version of the order that was read. */
  readonly version: number;
  readonly idempotencyKey: string;
}

export interface RefundCommand extends Command {
  readonly amountPence: number;
  /** The refundable amount that staff saw. */
  readonly expectedRefundablePence: number;
  readonly reason: string;
  /** Also refunds disputed payments. */
  readonly confirmDisputed?: boolean;
}

export interface ManualPaymentCommand extends Command {
  readonly amountPence: number;
  readonly note: string;
  readonly receivedOn: string;
}

export interface ReversalCommand {
  readonly version: number;
  readonly status: PaymentCorrection;
  /** The payment to reverse; all payments when left out. */
  readonly paymentIntent?: string | null;
  readonly reason: string;
}
