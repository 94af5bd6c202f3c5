import { expect, it } from '@jest/globals';
import { FairQueue, type Waiting } from './fair-queue.js';

function servedOf(...waiting: readonly Waiting[]): string {
  const queue = new FairQueue<Waiting>();
  for (const one of waiting) queue.add(one);
  const served: string[] = [];
  for (let next = queue.next(); next; next = queue.next()) served.push(next.forWhom);
  return served.join('');
}

const times = (count: number, forWhom: string, cost = 1) =>
  Array.from({ length: count }, () => ({ forWhom, cost }));

it('people take turns, whatever the order in which they asked', () => {
  expect(servedOf(...times(3, 'A'), ...times(3, 'B'), ...times(2, 'C'))).toBe('ABCABCAB');
});

it('a dear turn counts as several cheap ones', () => {
  expect(servedOf(...times(3, 'A', 3), ...times(6, 'B'))).toBe('BBABBBABA');
});

it('what is urgent goes before all others', () => {
  expect(servedOf(...times(2, 'A'), ...times(1, 'B'), { forWhom: 'S', cost: 9, isUrgent: true })).toBe(
    'SABA',
  );
});

it('of many who ask again and again nobody keeps a newcomer from coming next but those who wait already', () => {
  const queue = new FairQueue<Waiting>();
  const ask = (forWhom: string) => queue.add({ forWhom, cost: 10 });
  for (const one of ['A', 'B', 'A', 'B']) ask(one);
  for (let turn = 0; turn < 20; turn += 1) ask(queue.next()!.forWhom);
  ask('newcomer');
  const served = [queue.next(), queue.next(), queue.next()].map((one) => one?.forWhom);
  expect(served).toContain('newcomer');
});

it('having been away earns nothing, and what is taken out is served no more', () => {
  const queue = new FairQueue<Waiting>();
  for (const one of times(5, 'A')) queue.add(one);
  for (let turn = 0; turn < 4; turn += 1) queue.next();
  const gone = { forWhom: 'gone', cost: 1 };
  queue.add(gone);
  for (const one of times(4, 'B')) queue.add(one);
  expect([queue.remove(gone), queue.remove(gone)]).toEqual([true, false]);
  const served: string[] = [];
  for (let next = queue.next(); next; next = queue.next()) served.push(next.forWhom);
  expect(served.join('')).toBe('BABBB');
});

it('a cheap turn of a newcomer waits for none of the dear ones of many others', () => {
  const queue = new FairQueue<Waiting>();
  for (const one of 'ABCDEF') queue.add({ forWhom: one, cost: 64 });
  queue.next();
  queue.add({ forWhom: 'newcomer', cost: 1 });
  expect(queue.next()?.forWhom).toBe('newcomer');
});

it('cheap turns of ever new people keep a dear one from nothing but its share', () => {
  const queue = new FairQueue<Waiting>();
  queue.add({ forWhom: 'dear', cost: 20 });
  const add = (turn: number) => queue.add({ forWhom: String(turn), cost: 1 });
  for (let turn = 0; turn < 3; turn += 1) add(turn);
  let turns = 0;
  for (; queue.next()?.forWhom !== 'dear'; turns += 1) add(turns + 3);
  expect(turns).toBeLessThanOrEqual(5 * 20);
});
