import { currentFacts, type MoneyStep } from '../request-scope.js';

const WORDS: Readonly<Record<MoneyStep, string>> = {
  notCharged: "We can't answer right now. You haven't been charged. Please try again in a moment.",
  perhapsCharged:
    "We can't answer right now. If your card was charged, your order will appear by itself. Don't pay again.",
  perhapsDone:
    "We don't know whether this went through. It doesn't charge a card, but an earlier payment may have gone through. Check the order before you try again.",
};

/**
 * The message for a caller when the database is unavailable, which depends on what the request noted of money;
 * undefined for no such note.
 */
export function unavailableMessage(): string | undefined {
  const { money } = currentFacts();
  return money && WORDS[money];
}
