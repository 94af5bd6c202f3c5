import { describe, expect, it } from '@jest/globals';
import { moneyText, refusalMessage } from './change-messages';
import { momentText, timeLeftText } from './deadline-text';

const DEADLINE = '2026-12-03T00:00:00.000Z';
const before = (ms: number) => new Date(Date.parse(DEADLINE) - ms);
const HOUR_MS = 3_600_000;

it('a deadline is shown in UK time', () => {
  expect(momentText(DEADLINE)).toBe('the end of Wednesday 2 December 2026');
  expect(momentText('2026-07-02T23:00:00.000Z')).toBe('the end of Thursday 2 July 2026');
  expect(momentText('2026-03-29T00:00:00.000Z')).toBe('the end of Saturday 28 March 2026');
  expect(momentText('2026-10-25T00:00:00.000Z')).toBe('01:00 on Sunday 25 October 2026');
});

it.each([
  [52 * HOUR_MS, '2 days 4 hours'],
  [24 * HOUR_MS, '1 day'],
  [4 * HOUR_MS + 600_000, '4 hours 10 minutes'],
  [61_000, '1 minute'],
  [59_999, 'less than a minute'],
  [0, null],
  [-1, null],
])('%i ms before it', (ms, text) => {
  expect(timeLeftText(DEADLINE, before(ms))).toBe(text);
});

describe('the money', () => {
  const pence = (minorUnits: number) => ({ minorUnits });
  const visa = { amount: pence(41_200), cardBrand: 'visa', cardLast4: '4242' };
  const amex = { amount: pence(2_999), cardBrand: 'amex', cardLast4: '0005' };
  const nothing = { refund: pence(0), extra: pence(0), cards: [] };

  it('names the sum and the card', () => {
    expect(moneyText({ ...nothing, kind: 'REFUND', refund: pence(41_200), cards: [visa] })).toBe(
      "You'll get £412.00 back to your Visa ending 4242.",
    );
  });

  it('names each card of several', () => {
    expect(moneyText({ ...nothing, kind: 'REFUND', refund: pence(44_199), cards: [amex, visa] })).toBe(
      "You'll get £441.99 back: £29.99 to your American Express ending 0005 and £412.00 to your Visa ending 4242.",
    );
  });

  it('names what is to be paid, or that nothing is', () => {
    expect(moneyText({ ...nothing, kind: 'EXTRA', extra: pence(3_000) })).toBe("You'll pay £30.00 more.");
    expect(moneyText({ ...nothing, kind: 'FREE' })).toContain('Free');
  });

  it('says why nothing can be done', () => {
    expect(refusalMessage('TOO_LATE', DEADLINE)).toContain('until the end of Wednesday 2 December 2026');
    expect(refusalMessage('UNDER_WAY', null)).toContain("We've collected your shipment");
  });
});
