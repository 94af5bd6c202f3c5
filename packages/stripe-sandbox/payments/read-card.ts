import type { FormParams } from '../api/form-encoding.js';
import { allowOnly, neededNumber, neededText, text } from '../api/read-params.js';
import { cardError, missing } from '../api/stripe-failure.js';
import { CARDS_BY_NUMBER, CARDS_BY_WALLET_TOKEN, type TestCard } from './test-cards.js';

/** A test card with the date on it. */
export interface DatedCard extends TestCard {
  expMonth: number;
  expYear: number;
}

/** Reads what a wallet gives of a card, `card[token]`, which has no number in it, or a typed card. */
export function readCard(card: FormParams, now: Date): DatedCard {
  const token = text(card, 'token');
  if (token === null) return readTypedCard(card, now);
  allowOnly(card, ['token']);
  const known = CARDS_BY_WALLET_TOKEN.get(token);
  if (!known) throw missing('token', token, 'card[token]');
  return { ...known, expMonth: 12, expYear: now.getUTCFullYear() + 1 };
}

/**
 * Reads `card[number]` and the rest. The number is looked up and discarded; one that is not a test card is
 * refused as Stripe's test mode refuses it, so that no real card is stored even in part.
 */
function readTypedCard(card: FormParams, now: Date): DatedCard {
  allowOnly(card, ['number', 'exp_month', 'exp_year', 'cvc']);
  const number = neededText(card, 'number').replace(/[ -]/g, '');
  const expMonth = neededNumber(card, 'exp_month');
  const expYear = fullYear(neededNumber(card, 'exp_year'));
  const cvc = text(card, 'cvc');

  if (!passesLuhn(number)) throw wrongCard('incorrect_number', 'number', 'Your card number is incorrect.');
  if (expMonth < 1 || expMonth > 12)
    throw wrongCard('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  if (isPast(expMonth, expYear, now) || expYear > now.getUTCFullYear() + 50)
    throw wrongCard('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");

  const known = CARDS_BY_NUMBER.get(number);
  if (!known)
    throw cardError({
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message:
        'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    });
  if (cvc !== null && !new RegExp(known.brand === 'amex' ? '^\\d{3,4}$' : '^\\d{3}$').test(cvc))
    throw wrongCard('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  return { ...known, expMonth, expYear };
}

/** The check digit of ISO/IEC 7812: every second digit from the right doubled, the sum divisible by ten. */
function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

/** A card is good until the last day of its month, anywhere on Earth (UTC-12). */
function isPast(month: number, year: number, now: Date): boolean {
  return Date.UTC(year, month, 1, 12) <= now.getTime();
}

function wrongCard(code: string, param: string, message: string) {
  return cardError({ code, param, message });
}
