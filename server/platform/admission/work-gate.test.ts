import { expect, test } from '@jest/globals';
import { WorkGate } from './work-gate.js';

const STAYS = new AbortController().signal;
const LIMITS = { places: 4, queue: 4, waitMs: 60_000 };
const REFUSED = expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', details: { retryAfter: 2 } });

/** A gate in which the operation holds all the places that it may have. */
function gateWith(operation: string) {
  const gate = new WorkGate(LIMITS);
  return { gate, releases: [gate.enter(operation)!, gate.enter(operation)!] };
}

test('one operation takes at most half of the places, others the rest', () => {
  const { gate } = gateWith('a');
  expect(gate.enter('a')).toBeNull();
  expect(gate.enter('b')).not.toBeNull();
  expect(gate.enter('c')).not.toBeNull();
  expect(gate.enter('d')).toBeNull();
  expect(gate.running).toBe(4);
});

test('one operation takes at most half of the queue; who comes then is refused at once and counted', async () => {
  const { gate } = gateWith('a');
  const leaving = new AbortController();
  const waiting = [gate.wait('a', leaving.signal), gate.wait('a', leaving.signal)];
  expect(gate.isFull('a')).toBe(true);
  await expect(gate.wait('a', STAYS)).rejects.toEqual(REFUSED);
  expect([gate.queued, gate.shed]).toEqual([2, 1]);
  expect(gate.isFull('b')).toBe(false);
  leaving.abort();
  await Promise.allSettled(waiting);
});

test('who waits is let in in order, past those whose operation has no place', async () => {
  const { gate, releases } = gateWith('a');
  const others = [gate.enter('b')!, gate.enter('b')!];
  const order: string[] = [];
  void gate.wait('a', STAYS).then(() => order.push('a1'));
  void gate.wait('c', STAYS).then(() => order.push('c'));
  void gate.wait('a', STAYS).then(() => order.push('a2'));
  others[0]!();
  await new Promise(setImmediate);
  expect(order).toEqual(['c']);
  releases[0]!();
  releases[1]!();
  await new Promise(setImmediate);
  expect(order).toEqual(['c', 'a1', 'a2']);
});

test('a place that is freed twice is free once', () => {
  const { gate, releases } = gateWith('a');
  releases[0]!();
  releases[0]!();
  expect(gate.running).toBe(1);
});

test('who waits too long is refused, and who leaves makes room', async () => {
  const gate = new WorkGate({ ...LIMITS, waitMs: 1 });
  gate.enter('a');
  gate.enter('a');
  await expect(gate.wait('a', STAYS)).rejects.toEqual(REFUSED);
  const leaver = new AbortController();
  const left = gate.wait('a', leaver.signal);
  leaver.abort();
  await expect(left).rejects.toEqual(REFUSED);
  expect(gate.queued).toBe(0);
});
