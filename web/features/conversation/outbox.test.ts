/** @jest-environment jest-fixed-jsdom */
import { expect, it } from '@jest/globals';
import { changeOutbox, outboxKey, readOutbox, subscribeOutboxes } from './outbox';

const key = outboxKey('order-1', 'user-1');
const files = [{ id: 'f1', name: 'form.pdf', size: 1_000 }];
const message = { id: 'm1', body: 'Of course', files, failure: null };

it('what is typed on a page that is being left is on the page that was drawn before it', () => {
  expect(readOutbox(key).draft).toBe('');
  const seen: string[] = [];
  const stop = subscribeOutboxes(() => seen.push(readOutbox(key).draft));
  changeOutbox(key, (box) => ({ ...box, draft: 'Of course' }));
  stop();
  changeOutbox(key, (box) => ({ ...box, draft: 'Of course, one more' }));
  expect(seen).toEqual(['Of course']);
  expect(readOutbox(key).draft).toBe('Of course, one more');
});

it('it is kept in this tab until nothing is left to keep, and nobody else reads it', () => {
  changeOutbox(key, () => ({ draft: '', files: [], unsent: [message] }));
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual({
    draft: '',
    files: [],
    unsent: [{ id: 'm1', body: 'Of course', files }],
  });
  expect(readOutbox(outboxKey('order-1', 'user-2'))).toEqual({ draft: '', files: [], unsent: [] });
  changeOutbox(key, (box) => ({ ...box, unsent: [] }));
  expect(sessionStorage.getItem(key)).toBeNull();
});

it('what an earlier load of the page left is not sent yet; what cannot be read is nothing', () => {
  const earlier = outboxKey('order-2', 'user-1');
  sessionStorage.setItem(
    earlier,
    JSON.stringify({ draft: 'And', unsent: [{ id: 'm1', body: 'Of course' }] }),
  );
  expect(readOutbox(earlier)).toEqual({
    draft: 'And',
    files: [],
    unsent: [{ ...message, files: [], failure: 'Press Retry to send it.' }],
  });
  const broken = outboxKey('order-3', 'user-1');
  sessionStorage.setItem(broken, '{');
  expect(readOutbox(broken)).toEqual({ draft: '', files: [], unsent: [] });
});
