import { afterAll, expect, test } from '@jest/globals';
import { getDocumentProxy } from 'unpdf';
import { PdfMaker } from './pdf-maker.js';
import { facts, sheet } from './sheet.js';

const JOB = { definition: { content: 'A page' }, footer: null };

const maker = new PdfMaker();
afterAll(() => maker.stop());

test('whoever asks for much at once is refused the rest, and keeps nobody else waiting for all of it', async () => {
  const done: string[] = [];
  const ask = (who: string) => maker.make(JOB, who).then(() => done.push(who));
  const hoarder = Promise.allSettled(Array.from({ length: 8 }, () => ask('hoarder')));
  await ask('somebody else');
  expect(done).toEqual(['hoarder', 'somebody else']);
  const refused = (await hoarder).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ reason: { code: 'STORE_UNAVAILABLE' } });
});

test('a very long word breaks, and what stands beside it stays on the page', async () => {
  const town = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
  const content = [facts(['From', `Ann ${town}`], ['Through', town], ['To', 'Perth'])];
  const createdAt = new Date('2026-11-21T12:00:00Z');
  const job = sheet({ title: 'Page', author: 'Harbourline', createdAt, footer: '', content });
  const page = await (await getDocumentProxy(await maker.make(job, 'somebody'))).getPage(1);
  const { items } = await page.getTextContent();
  const [, , width = 0] = page.view;
  const placed = items.flatMap((item) => ('str' in item ? [item] : []));
  expect(placed.map(({ str }) => str)).toContain('Perth');
  for (const { transform, width: length } of placed) expect(transform[4] + length).toBeLessThan(width - 40);
});
