import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { graphql: { explorer: false, onlyKnown: false } } });
});
afterAll(() => app.stop());

test.each(['/api/docs', '/api/openapi.json', '/api/docs/start.js'])(
  'where the schema is closed, %s is too',
  async (path) => {
    expect((await fetch(`${app.url}${path}`)).status).toBe(404);
  },
);

test('a question about a closed schema is refused in words that name no product', async () => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __schema { types { name } } }' }),
  });
  expect(response.status).toBe(400);
  const text = await response.text();
  expect(text).toContain('Questions about the schema are not answered here');
  expect(text).not.toMatch(/apollo/i);
});
