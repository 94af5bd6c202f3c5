import { afterAll, expect } from '@jest/globals';

/** Checks every REST response of every test against the API description. */
const deviations: string[] = [];
const { fetch } = globalThis;

globalThis.fetch = async (input, init) => {
  const response = await fetch(input, init);
  const request = input instanceof Request ? input : null;
  const { hostname, pathname } = new URL(request?.url ?? String(input));
  if (hostname === '127.0.0.1' && pathname.startsWith('/api/') && response.headers.has('x-request-id')) {
    const { contractViolation } = await import('./contract.js');
    const verb = init?.method ?? request?.method ?? 'GET';
    const body = await response
      .clone()
      .json()
      .catch(() => undefined);
    const deviation = contractViolation(verb, pathname.slice('/api'.length), response.status, body);
    if (deviation) deviations.push(deviation);
  }
  return response;
};

afterAll(() => {
  expect([...new Set(deviations)]).toEqual([]);
});
