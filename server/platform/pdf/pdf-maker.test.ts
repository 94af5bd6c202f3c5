import { afterAll, expect, test } from '@jest/globals';
import { getDocumentProxy } from 'unpdf';
import type { PdfRequest } from './pdf-lane.js';
import { PdfMaker } from './pdf-maker.js';
import { facts, sheet, typeset } from './sheet.js';

const PAGE = typeset({ content: 'A page' });
/** A document that takes a second of processor time. */
const LONG = typeset({
  content: { table: { body: Array.from({ length: 2_000 }, () => ['Plates', '12', 'Used']) } },
});
const [SHORT_MS, LONG_MS] = [80, 1_000];

const maker = new PdfMaker(150_000);
afterAll(() => maker.stop());

const unavailable = { code: 'STORE_UNAVAILABLE' };

/** Requests documents; `begun` and `done` list the order in which they were begun and finished. */
function asking() {
  const begun: string[] = [];
  const done: string[] = [];
  const ask = (who: string, isLong: boolean, more: Partial<PdfRequest> = {}) => {
    const build = () => {
      begun.push(who);
      return isLong ? LONG : PAGE;
    };
    const wanted = { build, workMs: isLong ? LONG_MS : SHORT_MS, forWhom: who, ...more };
    return maker.make(wanted).then(() => done.push(who));
  };
  return { begun, done, ask };
}

test('whoever asks for much at once is refused the rest, and keeps nobody else waiting for all of it', async () => {
  const { done, ask } = asking();
  const hoarder = Promise.allSettled(Array.from({ length: 8 }, () => ask('hoarder', false)));
  await ask('somebody else', false);
  expect(done).toEqual(['hoarder', 'somebody else']);
  const refused = (await hoarder).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ reason: unavailable });
});

test('a short document waits for no long one', async () => {
  const { done, ask } = asking();
  const long = Promise.all(['A', 'B', 'C'].map((who) => ask(who, true)));
  await ask('honest', false);
  expect(done).toEqual(['honest']);
  await long;
});

test('of long documents a person has two at a time, people take turns, and staff go first', async () => {
  const { begun, ask } = asking();
  const all = [ask('A', true), ask('A', true), ask('B', true), ask('S', true, { isUrgent: true })];
  await expect(ask('A', true)).rejects.toMatchObject(unavailable);
  await Promise.all(all);
  expect(begun).toEqual(['A', 'S', 'B', 'A']);
});

test('what nobody waits for any more is not made, and a long document is broken off', async () => {
  const { begun, done, ask } = asking();
  const left = new AbortController();
  const signal = left.signal;
  const gone = Promise.allSettled([ask('gone', true, { signal }), ask('gone', true, { signal })]);
  const next = ask('next', true);
  left.abort();
  expect(await gone).toMatchObject([{ reason: unavailable }, { reason: unavailable }]);
  expect(done).toEqual([]);
  await expect(ask('gone', true, { signal })).rejects.toMatchObject(unavailable);
  await next;
  expect(begun).toEqual(['gone', 'next']);
});

test('a document that needs far too much memory ends its thread, and nothing else', async () => {
  const content = Array.from({ length: 200 }, () => 'x y '.repeat(250_000));
  const job = { ...PAGE, definition: { content } };
  const build = () => job;
  await expect(maker.make({ build, workMs: LONG_MS, forWhom: 'A' })).rejects.toMatchObject({
    code: 'ERR_WORKER_OUT_OF_MEMORY',
  });
  const { done, ask } = asking();
  await ask('next', true);
  expect(done).toEqual(['next']);
});

test('a very long word breaks, and what stands beside it stays on the page', async () => {
  const town = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
  const content = [facts(['From', `Ann ${town}`], ['Through', town], ['To', 'Perth'])];
  const createdAt = new Date('2026-11-21T12:00:00Z');
  const job = sheet({ title: 'Page', author: 'Harbourline', createdAt, footer: '', content });
  const page = await (
    await getDocumentProxy(await maker.make({ build: () => job, workMs: SHORT_MS, forWhom: 'somebody' }))
  ).getPage(1);
  const { items } = await page.getTextContent();
  const [, , width = 0] = page.view;
  const placed = items.flatMap((item) => ('str' in item ? [item] : []));
  expect(placed.map(({ str }) => str)).toContain('Perth');
  for (const { transform, width: length } of placed) expect(transform[4] + length).toBeLessThan(width - 40);
});
