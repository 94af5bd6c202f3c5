import { expect, it } from '@jest/globals';
import { messageDays } from './MessageLog';

it('messages stand under the days of the UK on which they were written', () => {
  const messages = [
    { id: 'a', createdAt: '2026-10-20T12:00:00Z' },
    { id: 'b', createdAt: '2026-11-20T08:00:00Z' },
    { id: 'c', createdAt: '2026-11-20T23:59:00Z' },
    { id: 'd', createdAt: '2026-11-21T00:01:00Z' },
  ];
  const days = messageDays(messages, new Date('2026-11-21T10:00:00Z'));
  expect(days.map(({ label, messages: of }) => [label, of.map(({ id }) => id)])).toEqual([
    ['20 October 2026', ['a']],
    ['Yesterday', ['b', 'c']],
    ['Today', ['d']],
  ]);
});

it('in summer the day of the UK begins an hour before the day of UTC', () => {
  const [day] = messageDays([{ createdAt: '2026-07-01T23:30:00Z' }], new Date('2026-07-02T09:00:00Z'));
  expect(day?.label).toBe('Today');
});

it.each([
  ['late on the day of 25 hours', '2026-10-25T23:30:00Z', '2026-10-24T12:00:00Z'],
  ['early on the day after that of 23 hours', '2027-03-28T23:30:00Z', '2027-03-28T12:00:00Z'],
])('%s, yesterday is the day before', (_when, now, createdAt) => {
  expect(messageDays([{ createdAt }], new Date(now))[0]?.label).toBe('Yesterday');
});
