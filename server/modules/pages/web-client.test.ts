import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let app: TestApp;
let script: string;

beforeAll(async () => {
  app = await startTestApp();
  const page = (await send('/', { accept: 'text/html' })).bytes.toString();
  script = /src="(\/assets\/index-[^"]+\.js)"/.exec(page)![1]!;
});

afterAll(() => app?.stop());

/** The raw response, which fetch would decode. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      const sent = request(app.url + path, { method, headers }, async (response) => {
        resolve({ status: response.statusCode!, headers: response.headers, bytes: await buffer(response) });
      });
      sent.on('error', reject).end();
    },
  );
}

it('a typeface may be read by the frame of the card at Stripe, a script by no other site', async () => {
  const page = (await send('/', { accept: 'text/html' })).bytes.toString();
  const font = /\/assets\/[^"]+\.woff2/.exec(page)?.[0] ?? '';
  const allowed = async (path: string) => (await send(path)).headers['access-control-allow-origin'];
  expect(await allowed(font)).toBe('https://js.stripe.com');
  expect(await allowed(script)).toBeUndefined();
});

describe('a script of the client', () => {
  it('comes in brotli, gzip or plain, as the browser takes it, and is the same each time', async () => {
    const plain = await send(script);
    const brotli = await send(script, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await send(script, { 'accept-encoding': 'gzip;q=1.0, br;q=0' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 2);
  });

  it('is immutable for a year in every encoding, and says that the encoding was chosen', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await send(script, { 'accept-encoding': encoding });
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      });
    }
  });

  it('has an ETag of its own for each encoding, and is not sent again to whoever has it', async () => {
    const first = await send(script, { 'accept-encoding': 'br' });
    const plain = await send(script);
    expect(first.headers.etag).not.toBe(plain.headers.etag);
    const again = await send(script, {
      'accept-encoding': 'br',
      'if-none-match': String(first.headers.etag),
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('tells its headers to HEAD, and gives a range of its bytes', async () => {
    const whole = await send(script, { 'accept-encoding': 'br' });
    const head = await send(script, { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.headers['content-length']).toBe(String(whole.bytes.length));
    expect(head.bytes).toHaveLength(0);
    const range = await send(script, { 'accept-encoding': 'br', range: 'bytes=10-19' });
    expect(range.status).toBe(206);
    expect(range.bytes.equals(whole.bytes.subarray(10, 20))).toBe(true);
  });

  it('refuses a range beyond its end in plain JSON', async () => {
    const answer = await send(script, { 'accept-encoding': 'br', range: 'bytes=99999999-' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(answer.bytes.toString())).toHaveProperty('code');
  });
});

describe('a page', () => {
  it('comes compressed to whoever takes it', async () => {
    const plain = await send('/', { accept: 'text/html' });
    const brotli = await send('/', { accept: 'text/html', 'accept-encoding': 'br' });
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' });
    expect(brotli.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-encoding': 'br' });
    expect(brotliDecompressSync(brotli.bytes).toString()).toContain('<title>');
  });

  it('whose address is no text is refused in JSON', async () => {
    const answer = await send('/%E0%A4%A', { accept: 'text/html' });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.bytes.toString())).toMatchObject({ code: 'BAD_INPUT' });
  });
});

it('a drawing is named as text in every encoding', async () => {
  for (const encoding of ['br', 'identity']) {
    const { headers } = await send('/icon.svg', { 'accept-encoding': encoding });
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  }
});

describe('an answer about the catalogue', () => {
  const rest = (headers: Record<string, string>) =>
    send('/api/products?country=australia&limit=100', headers);

  it('comes over REST compressed or plain, and is the same each time', async () => {
    const plain = await rest({});
    const brotli = await rest({ 'accept-encoding': 'gzip, br' });
    const gzip = await rest({ 'accept-encoding': 'gzip' });
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'no-store' });
    expect(brotli.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-encoding': 'br' });
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 3);
  });

  it('takes no statement the second time, over REST too', async () => {
    await rest({});
    const again = await rest({});
    expect(again.headers['server-timing']).toBe('db;desc="0 statements"');
  });

  it('over REST tells of a change at once', async () => {
    const before = await rest({});
    const { version } = app.deps.readCache;
    await app.deps.database.pool.query(`update products set details = details || ' New.'`);
    while (app.deps.readCache.version === version) await new Promise(setImmediate);
    expect((await rest({})).bytes.equals(before.bytes)).toBe(false);
  });

  it('that holds a token or personal data is never compressed', async () => {
    const body = JSON.stringify({ email: 'customer@example.com', password: 'Customer123!' });
    const signedIn = await fetch(`${app.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'br, gzip' },
      body,
    });
    const { token } = (await signedIn.json()) as { token: string };
    expect(signedIn.headers.get('content-encoding')).toBeNull();
    for (const path of ['/api/orders/my-orders', '/api/cart']) {
      const { headers } = await send(path, {
        'accept-encoding': 'br, gzip',
        authorization: `Bearer ${token}`,
      });
      expect([path, headers['content-encoding']]).toEqual([path, undefined]);
    }
    const data = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-encoding': 'br, gzip',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ query: '{ myData { json } }' }),
    });
    expect([data.status, data.headers.get('content-encoding')]).toEqual([200, null]);
  });
});
