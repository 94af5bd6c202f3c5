import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../test-app.js';
import { sendRaw, statusesIn } from './raw-request.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { production: true, demoAccounts: false } });
});

afterAll(() => app?.stop());

const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const post = (...headers: string[]) =>
  ['POST /api/users/login HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...headers, '', ''].join(
    '\r\n',
  );

describe('where a request ends', () => {
  it.each([
    [
      'length and chunks at once',
      `${post('Content-Length: 6', 'Transfer-Encoding: chunked')}0\r\n\r\n${HIDDEN}`,
    ],
    [
      'chunks and length at once',
      `${post('Transfer-Encoding: chunked', 'Content-Length: 6')}0\r\n\r\n${HIDDEN}`,
    ],
    ['two lengths', post('Content-Length: 0', `Content-Length: ${HIDDEN.length}`) + HIDDEN],
    ['a list of lengths', post(`Content-Length: 0, ${HIDDEN.length}`) + HIDDEN],
    ['a length with a sign', `${post('Content-Length: +2')}{}${HIDDEN}`],
    ['a length below zero', post('Content-Length: -1') + HIDDEN],
    ['a coding nobody knows', `${post('Transfer-Encoding: xchunked')}0\r\n\r\n${HIDDEN}`],
    [
      'chunks that are not the last coding',
      `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n${HIDDEN}`,
    ],
    ['a space before the colon', `${post('Transfer-Encoding : chunked')}0\r\n\r\n${HIDDEN}`],
    ['a folded header', post('X-Folded: a\r\n b', 'Content-Length: 0') + HIDDEN],
    [
      'a chunk whose size is no number',
      `${post('Transfer-Encoding: chunked')}2z\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
    ],
    ['a line feed alone between headers', `${post('X-A: b\nTransfer-Encoding: chunked')}0\r\n\r\n${HIDDEN}`],
  ])('is not guessed: %s is refused, and nothing behind it is read', async (_what, bytes) => {
    const statuses = statusesIn(await sendRaw(app, bytes));
    expect(statuses).not.toContain(200);
    expect(statuses.length).toBeLessThanOrEqual(1);
    expect(statuses[0] ?? 400).toBe(400);
  });

  it('is known for two honest ones in a row', async () => {
    const bytes = `${post('Content-Length: 2')}{}${HIDDEN}`;
    expect(statusesIn(await sendRaw(app, bytes))).toEqual([400, 200]);
  });
});

describe('what is not meant to be served', () => {
  it.each([
    '/.git/HEAD',
    '/.git/config',
    '/.env',
    '/package.json',
    '/package-lock.json',
    '/server/main.js',
    '/assets/../../server/main.js',
    '/assets/..%2f..%2fserver%2fmain.js',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/pictures/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/assets/%00.js',
  ])('%s is not found', async (path) => {
    const answer = await sendRaw(app, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect([400, 403, 404]).toContain(statusesIn(answer)[0]);
    expect(answer).not.toMatch(/ref: refs|"dependencies"|root:|import /);
  });

  it.each(['/assets', '/assets/', '/pictures', '/pictures/'])('%s shows no list of files', async (path) => {
    const answer = await fetch(app.url + path, { redirect: 'manual', headers: { Accept: '*/*' } });
    const text = await answer.text();
    expect(answer.status).toBe(404);
    expect(text).toMatch(/<h1[^>]*>Page not found</);
    expect(text).not.toMatch(/index of|>\.\.</i);
    expect(answer.headers.get('location')).toBeNull();
  });

  it.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG'])('%s is no method', async (method) => {
    const answer = await sendRaw(
      app,
      `${method} /healthz HTTP/1.1\r\nHost: x\r\nX-Secret: echo-me\r\nConnection: close\r\n\r\n`,
    );
    expect(statusesIn(answer)[0] ?? 405).toBeGreaterThanOrEqual(400);
    expect(answer).not.toContain('echo-me');
  });
});

describe('what an answer says of itself', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/api/categories', 'application/json; charset=utf-8'],
    ['/api/none', 'application/json; charset=utf-8'],
    ['/healthz', 'application/json; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/none.js', 'application/json; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    const answer = await fetch(app.url + path, { headers: { Accept: 'text/html,*/*' } });
    expect(answer.headers.get('content-type')).toBe(type);
  });

  it('a script and a style of the page are called what they are', async () => {
    const page = await (await fetch(app.url, { headers: { Accept: 'text/html' } })).text();
    const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, path]) => path ?? '',
    );
    expect(files.some((path) => path.endsWith('.js'))).toBe(true);
    for (const path of files) {
      const answer = await fetch(app.url + path);
      expect(answer.headers.get('content-type')).toBe(
        path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
      );
      await answer.body?.cancel();
    }
  });

  it('an answer of GraphQL is JSON in UTF-8', async () => {
    const answer = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"query":"{ categories { name } }"}',
    });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});
