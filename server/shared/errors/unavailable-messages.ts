import { currentFacts, type MoneyStep } from '../request-scope.js';

const WORDS: Readonly<Record<MoneyStep, string>> = {
  notCharged: 'We cannot answer right now. Your card has not been charged. Please try again in a moment.',
  perhapsCharged:
    'We cannot answer right now. If your card was charged, your order will appear by itself. Do not pay again.',
  perhapsDone:
    'We cannot say whether this was done. It charges no card, but a payment begun earlier may have gone through. Check the order before you try again.',
};

/**
 * The message for a caller when the database is unavailable, which depends on what the request noted of money;
 * undefined for no such note.
 */
export function unavailableWords(): string | undefined {
  const { money } = currentFacts();
  return money && WORDS[money];
}
