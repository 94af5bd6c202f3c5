import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatCount, formatDate, formatDateTime, formatPounds } from './formats';

describe('words for money and dates', () => {
  it('writes pence as pounds with thousands and two decimals', () => {
    expect(formatPounds(123450)).toBe('£1,234.50');
    expect(formatPounds(0)).toBe('£0.00');
    expect(formatPounds(5)).toBe('£0.05');
  });

  it('writes every amount as Intl does', () => {
    const { format } = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
    fc.assert(
      fc.property(fc.integer(), (pence) => {
        expect(formatPounds(pence)).toBe(format(pence / 100));
      }),
    );
  });

  it('writes a calendar day in full, whatever the zone of the browser', () => {
    expect(formatDate('2026-11-21')).toBe('21 November 2026');
    expect(formatDate('2027-01-01')).toBe('1 January 2027');
  });

  it('writes an instant by UK time', () => {
    expect(formatDateTime('2026-07-01T23:30:00Z')).toBe('2 July 2026 at 00:30');
    expect(formatDate('2026-07-01T23:30:00.000Z')).toBe('2 July 2026');
    expect(formatDate('2026-12-31T23:59:59.999Z')).toBe('31 December 2026');
  });
});

it.each([
  [0, '0'],
  [999, '999'],
  [1_380, '1,380'],
  [1_234_567, '1,234,567'],
])('a count of %d is written as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
