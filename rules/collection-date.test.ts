import { describe, expect, it } from '@jest/globals';
import { isCalendarDate, todayInLondon } from './calendar-date.js';
import { checkCollectionDate, earliestCollectionDate } from './collection-date.js';

const CUT_OFF_HOUR = 11;
const morning = new Date('2026-11-21T10:59:59Z');
const afterCutOff = new Date('2026-11-21T11:00:00Z');

describe('the day it is', () => {
  it.each([
    ['2026-11-21T23:59:59Z', '2026-11-21'],
    ['2026-11-22T00:00:00Z', '2026-11-22'],
    ['2026-07-01T22:59:59Z', '2026-07-01'],
    ['2026-07-01T23:00:00Z', '2026-07-02'],
    ['2026-12-31T23:59:59Z', '2026-12-31'],
  ])('at %s it is %s in the United Kingdom', (moment, day) => {
    expect(todayInLondon(new Date(moment))).toBe(day);
  });

  it.each([
    ['the hour before the clocks go forward', '2026-03-29T00:59:59Z', '2026-03-29'],
    ['the last minute of the day the clocks go forward', '2026-03-29T22:59:59Z', '2026-03-29'],
    ['midnight after the clocks go forward', '2026-03-29T23:00:00Z', '2026-03-30'],
    ['midnight as the day of the clocks going back begins', '2026-10-24T23:00:00Z', '2026-10-25'],
    ['the last minute of the day the clocks go back', '2026-10-25T23:59:59Z', '2026-10-25'],
  ])('%s belongs to the right day', (_when, moment, day) => {
    expect(todayInLondon(new Date(moment))).toBe(day);
  });
});

describe('the earliest collection', () => {
  it('is today before the cut-off and tomorrow from the cut-off on', () => {
    expect(earliestCollectionDate(morning, CUT_OFF_HOUR)).toBe('2026-11-21');
    expect(earliestCollectionDate(afterCutOff, CUT_OFF_HOUR)).toBe('2026-11-22');
  });

  it('a cut-off of 0 never collects the same day and one of 24 always does', () => {
    expect(earliestCollectionDate(new Date('2026-11-21T00:00:00Z'), 0)).toBe('2026-11-22');
    expect(earliestCollectionDate(new Date('2026-11-21T23:59:59Z'), 24)).toBe('2026-11-21');
  });

  it('reads the cut-off on the UK clock in summer time', () => {
    expect(earliestCollectionDate(new Date('2026-07-01T09:59:59Z'), CUT_OFF_HOUR)).toBe('2026-07-01');
    expect(earliestCollectionDate(new Date('2026-07-01T10:00:00Z'), CUT_OFF_HOUR)).toBe('2026-07-02');
  });

  it('the day after is the next calendar day when the clocks change that night', () => {
    expect(earliestCollectionDate(new Date('2026-03-28T23:30:00Z'), CUT_OFF_HOUR)).toBe('2026-03-29');
    expect(earliestCollectionDate(new Date('2026-10-24T22:30:00Z'), CUT_OFF_HOUR)).toBe('2026-10-25');
    expect(earliestCollectionDate(new Date('2026-10-25T23:30:00Z'), CUT_OFF_HOUR)).toBe('2026-10-26');
  });
});

describe('a chosen collection date', () => {
  it('from the earliest day to 365 days ahead is fine', () => {
    expect(checkCollectionDate('2026-11-21', morning, CUT_OFF_HOUR)).toBeNull();
    expect(checkCollectionDate('2027-11-21', morning, CUT_OFF_HOUR)).toBeNull();
  });

  it('in the past, or today after the cut-off, names the first day that can be chosen', () => {
    const sentence = 'Choose a day from 22 November 2026';
    expect(checkCollectionDate('2026-11-20', afterCutOff, CUT_OFF_HOUR)).toBe(sentence);
    expect(checkCollectionDate('2026-11-21', afterCutOff, CUT_OFF_HOUR)).toBe(sentence);
  });

  it('more than 365 days ahead names the last day that can be chosen', () => {
    expect(checkCollectionDate('2027-11-22', morning, CUT_OFF_HOUR)).toBe(
      'Choose a day up to 21 November 2027',
    );
  });

  it.each(['', 'tomorrow', '2026-11-31', '21/11/2026', '2026-11-25T00:00:00Z'])(
    '"%s" is answered with the first day that can be chosen',
    (text) => {
      expect(checkCollectionDate(text, morning, CUT_OFF_HOUR)).toBe('Choose a day from 21 November 2026');
    },
  );
});

describe('a calendar date', () => {
  it.each(['2026-11-21', '2028-02-29'])('%s exists', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each(['0000-01-01', '2027-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '2026-04-31', ' 2026-04-30'])(
    '"%s" does not',
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
    },
  );
});
