import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isRefundable, refundDeadline } from './refund-window.js';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the end of the refund window', () => {
  it.each([
    ['in winter', '2026-12-04', '2026-12-03T00:00:00Z'],
    ['in summer', '2026-07-04', '2026-07-02T23:00:00Z'],
    ['the day the clocks go back', '2026-10-25', '2026-10-23T23:00:00Z'],
    ['the day after the clocks went back, 24 hours on a watch', '2026-10-26', '2026-10-25T00:00:00Z'],
    ['two days after the clocks went back', '2026-10-27', '2026-10-26T00:00:00Z'],
    ['the day the clocks go forward', '2027-03-28', '2027-03-27T00:00:00Z'],
    ['the day after the clocks went forward, a whole day', '2027-03-29', '2027-03-28T00:00:00Z'],
    ['two days after the clocks went forward', '2027-03-30', '2027-03-28T23:00:00Z'],
    ['at the turn of the year', '2027-01-01', '2026-12-31T00:00:00Z'],
  ])('%s', (_when, date, deadline) => {
    expect(refundDeadline(date)?.toISOString()).toBe(new Date(deadline).toISOString());
  });

  it('does not come while no date is agreed', () => {
    expect(refundDeadline(null)).toBeNull();
    expect(isRefundable(null, new Date('2999-01-01T00:00:00Z'))).toBe(true);
  });

  it('is exact to the millisecond: the last one before it counts, the moment itself does not', () => {
    fc.assert(
      fc.property(collectionDates(), (date) => {
        const deadline = refundDeadline(date)!.getTime();
        expect(isRefundable(date, new Date(deadline - 1))).toBe(true);
        expect(isRefundable(date, new Date(deadline))).toBe(false);
        expect(isRefundable(date, new Date(deadline + 1))).toBe(false);
      }),
    );
  });

  it('is never earlier than 24 hours before the day, nor than the midnight before, and never more than an hour later', () => {
    fc.assert(
      fc.property(collectionDates(), (date) => {
        const deadline = refundDeadline(date)!;
        const day = midnightOf(date);
        expect(deadline.getTime()).toBeGreaterThanOrEqual(day - DAY_MS);
        expect(deadline.getTime()).toBeLessThanOrEqual(day - DAY_MS + DAY_MS / 24);
        expect(deadline.getTime()).toBeGreaterThanOrEqual(midnightOf(previousDay(date)));
      }),
    );
  });

  it('never comes earlier for a later date', () => {
    fc.assert(
      fc.property(collectionDates(), (date) => {
        expect(refundDeadline(date)!.getTime()).toBeGreaterThan(refundDeadline(previousDay(date))!.getTime());
      }),
    );
  });
});

/** Any day of some years, and more often the days around the changes of the clocks. */
function collectionDates(): fc.Arbitrary<string> {
  const day = (from: string, daysMax: number) =>
    fc.integer({ min: 0, max: daysMax }).map((days) => toDay(Date.parse(from) + days * DAY_MS));
  return fc.oneof(day('2026-01-02', 3650), day('2026-10-23', 5), day('2027-03-26', 5), day('2028-03-24', 5));
}

const toDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const previousDay = (date: string) => toDay(Date.parse(date) - DAY_MS);

/** Found by asking the clock of London, hour by hour, instead of by the code under test. */
function midnightOf(date: string): number {
  const clock = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });
  const candidates = [-1, 0].map((hours) => Date.parse(date) + hours * 3_600_000);
  return candidates.find((moment) => clock.format(moment) === date)!;
}
