import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { requestScope } from '../log/request-scope.js';
import { inTransaction } from './transaction.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Whether work is begun for a request that arrived this long ago. */
async function isBegunAfter(ms: number): Promise<boolean> {
  const request = { ip: '', header: () => '' } as unknown as Request;
  const response = { setHeader: () => {} } as unknown as Response;
  const work = jest.fn(async () => {});
  await new Promise<void>((resolve, reject) => {
    requestScope({ tellsStatements: false })(request, response, () => {
      const begun = performance.now();
      const clock = jest.spyOn(performance, 'now').mockImplementation(() => begun + ms);
      const written = inTransaction(app.deps.database.orm.em, work);
      clock.mockRestore();
      written.then(resolve, reject);
    });
  });
  return work.mock.calls.length > 0;
}

test('a change of a request whose caller has long left, as after a stop of the process, is not begun', async () => {
  expect(await isBegunAfter(10_000)).toBe(true);
  await expect(isBegunAfter(40_000)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});
