import { afterAll, expect, test } from '@jest/globals';
import { PdfMaker } from './pdf-maker.js';

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
