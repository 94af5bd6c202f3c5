import { expect, test } from '@jest/globals';
import { lastDayOf, quoteEnd } from './quote-validity.js';

test.each([
  ['in winter', '2026-11-21T16:00:00Z', '2026-12-21', '2026-12-22T00:00:00.000Z'],
  ['late in the evening of a summer day', '2026-07-01T22:30:00Z', '2026-07-31', '2026-07-31T23:00:00.000Z'],
  [
    'when it is the next day in London already',
    '2026-07-01T23:30:00Z',
    '2026-08-01',
    '2026-08-01T23:00:00.000Z',
  ],
  ['over the end of summer time', '2026-10-20T12:00:00Z', '2026-11-19', '2026-11-20T00:00:00.000Z'],
  ['over the beginning of summer time', '2027-03-10T12:00:00Z', '2027-04-09', '2027-04-09T23:00:00.000Z'],
])('a quote made %s holds for all of the thirtieth day after', (_when, made, lastDay, end) => {
  const expiresAt = quoteEnd(new Date(made));
  expect(expiresAt.toISOString()).toBe(end);
  expect(lastDayOf(expiresAt)).toBe(lastDay);
});
