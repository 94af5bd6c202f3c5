import { expect, test } from '@jest/globals';
import { type Painter, PaintQueue } from './paint-queue.js';
import { isTimeOut } from './web-image.js';

const visitor = (forWhom: string, left?: AbortSignal): Painter => ({ forWhom, isStaff: false, left });
const STAFF: Painter = { forWhom: 'staff', isStaff: true };

/** A queue whose first image is under way until it is released. */
function busyQueue() {
  const queue = new PaintQueue();
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const painted: string[] = [];
  const paint = (painter: Painter, cost = 1) =>
    queue.run(painter, cost, async () => void painted.push(painter.forWhom));
  const first = queue.run(visitor('first'), 1, () => promise);
  return { queue, paint, painted, letGo, first };
}

test('staff go first, and visitors take turns by what their pictures take', async () => {
  const { paint, painted, letGo } = busyQueue();
  const all = [
    paint(visitor('a'), 5),
    paint(visitor('a'), 5),
    paint(visitor('b')),
    paint(visitor('b')),
    paint(STAFF),
  ];
  letGo();
  await Promise.all(all);
  expect(painted).toEqual(['staff', 'b', 'b', 'a', 'a']);
});

test('nobody paints for a caller who left', async () => {
  const { paint, painted, letGo } = busyQueue();
  const left = new AbortController();
  const dropped = paint(visitor('gone', left.signal));
  const waiting = paint(visitor('here'));
  left.abort();
  await expect(dropped).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  letGo();
  await waiting;
  expect(painted).toEqual(['here']);
});

test('when too many wait a visitor is asked to come again, with the seconds, and staff are not', async () => {
  const { paint, letGo } = busyQueue();
  const waiting = Array.from({ length: 32 }, (_, no) => paint(visitor(String(no))));
  await expect(paint(visitor('late'))).rejects.toMatchObject({ status: 503, retryAfter: 10 });
  const ofStaff = paint(STAFF);
  letGo();
  await Promise.all([...waiting, ofStaff]);
});

test('a picture that fails lets the next one in', async () => {
  const queue = new PaintQueue();
  const failing = queue.run(visitor('a'), 1, () => Promise.reject(new Error('broken')));
  const next = queue.run(visitor('b'), 1, async () => 'painted');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('painted');
});

test.each([
  ['timeout: 42% complete', true],
  ['pngload_buffer: libspng read error', false],
])('%s is our limit: %s', (message, isOurs) => {
  expect(isTimeOut(new Error(message))).toBe(isOurs);
});
