import { describe, expect, it } from '@jest/globals';
import { quoteShipment } from '../../../rules/prices/quote';
import { minimumText, shortMinimumText, volumeText } from './quote-text';
import { refundDeadlineText } from './refund-text';

const RATE = {
  minimumPence: 24_500,
  perCubicMetrePence: 44_000,
  handlingPence: 1000,
  heavySurchargePence: 2500,
};
const quoteOf = (itemsPence: number) =>
  quoteShipment({
    lines: itemsPence > 0 ? [{ quantity: 1, unitPence: itemsPence, unitVolumeCm3: 1 }] : [],
    servicePence: 0,
    minimumPence: RATE.minimumPence,
  });

describe('what is said about a minimum charge', () => {
  it.each([
    [0, 'Minimum for Australia £245.00.'],
    [6650, 'Minimum for Australia £245.00. You can add about 2 more boxes at no extra cost.'],
    [17_000, 'Minimum for Australia £245.00. You can add about 1 more box at no extra cost.'],
    [20_000, 'Minimum for Australia £245.00. You can add items worth £45.00 at no extra cost.'],
    [24_500, null],
  ])('with items for %i pence', (itemsPence, text) => {
    expect(minimumText(quoteOf(itemsPence), 'australia', RATE)).toBe(text);
  });
});

it('a volume is shown in both measures', () => {
  expect(volumeText(382_653)).toBe('0.38 m³ (13.5 ft³)');
});

describe('what is said about a refund', () => {
  const now = new Date('2026-11-21T10:00:00Z');

  it.each([
    ['2026-11-30', 'Monday 30 November 2026. Free cancellation'],
    ['2026-11-30', 'Free cancellation until 23:59 on Saturday 28 November 2026.'],
    ['2026-11-23', 'Free cancellation until 23:59 on Saturday 21 November 2026.'],
    ['2026-11-22', 'Not refundable'],
    ['2027-03-29', 'Free cancellation until 23:59 on Saturday 27 March 2027.'],
    ['2027-11-01', 'Free cancellation until 00:59 on Sunday 31 October 2027.'],
    ['2026-11-21', 'Not refundable'],
  ])('for a collection on %s', (date, text) => {
    expect(refundDeadlineText(date, now)).toContain(text);
  });

  it('the rule alone while no day is chosen', () => {
    expect(refundDeadlineText(null, now)).toBe('Fully refundable until 24 hours before the collection date.');
  });
});

describe('why a total is more than its items, in a few words', () => {
  it.each([
    [0, '£245 minimum'],
    [6650, '£245 minimum: 2 more boxes free'],
    [17_000, '£245 minimum: 1 more box free'],
    [20_000, '£245 minimum: £45.00 more free'],
    [24_500, null],
  ])('with items for %i pence', (itemsPence, text) => {
    expect(shortMinimumText(quoteOf(itemsPence), RATE)).toBe(text);
  });
});
