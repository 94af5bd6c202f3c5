import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readS3Place } from '../../../platform/env/s3-place.js';
import { aPicture } from '../../../platform/uploads/test/pictures.js';
import { type S3Server, startS3Server } from '../../../platform/uploads/test/s3-server.js';
import { FIELDS_BEFORE, headersOf, sendBody, sendImage } from '../../../platform/uploads/test/send-image.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import { newEmail, PASSWORD, signInAsAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

const KEYS = { accessKeyId: 'a-key', secretAccessKey: 'a-secret' };

let app: TestApp;
let token: string | null;
let customer: string | null;

beforeAll(async () => {
  app = await startTestApp();
  const [staff, visitor] = [new RestClient(app.url), new RestClient(app.url)];
  await signInAsAdmin(staff);
  await visitor.register({ name: 'Ann Archer', email: newEmail(), password: PASSWORD });
  [token, customer] = [staff.token, visitor.token];
});

afterAll(() => app.stop());

const storedFiles = () => readdir(join(app.env.dataDir, 'uploads'));

/** The image at an address, as one pixel's colour and its size. */
async function look(url: string, at: { left: number; top: number }) {
  const bytes = Buffer.from(await (await fetch(app.url + url)).arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  const pixel = await sharp(bytes)
    .extract({ ...at, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { width, height, colour: [...pixel].map((value) => Math.round(value / 64) * 64) };
}

/** An image that is red at the left, blue at the right. */
const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'blue' } },
      left: width / 2,
      top: 0,
    },
  ]);

describe.each(['REST', 'GraphQL'] as const)('over %s, a picture', (api) => {
  it('of staff is kept in the widths of the web', async () => {
    const { status, image } = await sendImage(app, api, token, {
      bytes: await aPicture(1600, 1200).jpeg().toBuffer(),
    });
    expect(status).toBe(api === 'REST' ? 201 : 200);
    expect(image).toMatchObject({ width: 1280, height: 960 });
    const id = /^\/uploads\/([0-9a-f]{32})-1280\.webp$/.exec(image?.url ?? '')?.[1];
    const sizes = [320, 640, 1280].map((width) => `/uploads/${id}-${width}.webp ${width}w`);
    expect(image?.srcSet).toBe(sizes.join(', '));
  });

  it('of a guest or a customer is not even read', async () => {
    const before = await storedFiles();
    const endless = { bytes: Buffer.alloc(3_000_000) };
    expect(await sendImage(app, api, null, endless)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await sendImage(app, api, 'a.forged.token', endless)).toMatchObject({ status: 401 });
    expect(await sendImage(app, api, customer, endless)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await storedFiles()).toEqual(before);
  });

  it('that lies on its side is stood up', async () => {
    const bytes = await twoColours(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { image } = await sendImage(app, api, token, { bytes });
    expect(await look(image?.url ?? '', { left: 100, top: 20 })).toEqual({
      width: 200,
      height: 400,
      colour: [256, 0, 0],
    });
    expect(await look(image?.url ?? '', { left: 100, top: 380 })).toMatchObject({ colour: [0, 0, 256] });
  });

  it('in four inks keeps its colours', async () => {
    const bytes = await twoColours(400, 200).toColourspace('cmyk').jpeg().toBuffer();
    const { image } = await sendImage(app, api, token, { bytes });
    const { colour } = await look(image?.url ?? '', { left: 20, top: 100 });
    expect(colour[0]).toBeGreaterThan(colour[2] as number);
  });

  it('that a foreign page makes a browser send is refused', async () => {
    const before = await storedFiles();
    const form = new FormData();
    for (const [field, value] of FIELDS_BEFORE[api]) form.append(field, value);
    form.append('image', new Blob([new Uint8Array(await aPicture().jpeg().toBuffer())]), 'photo.jpg');
    const ambient = { Cookie: `token=${token}`, Origin: 'https://example.com' };
    const bare = await sendBody(app, api, { headers: ambient, body: form });
    expect(bare).toMatchObject({ status: api === 'REST' ? 401 : 400, image: null });
    if (api === 'GraphQL') {
      const { 'Apollo-Require-Preflight': _, ...headers } = headersOf(api, token);
      expect(await sendBody(app, api, { headers, body: form })).toMatchObject({
        status: 400,
        code: 'BAD_INPUT',
      });
    }
    expect(await storedFiles()).toEqual(before);
  });
});

describe('the address of a picture', () => {
  it.each([
    '/uploads/',
    '/uploads/../harbourline.key',
    '/uploads/..%2f..%2fjwt_secret.key',
    '/uploads/%2e%2e/jwt_secret.key',
    '/uploads/.draft-0',
    `/uploads/${'0'.repeat(32)}-320.webp`,
    `/uploads/${'0'.repeat(32)}-320.webp/x`,
    `/uploads/${'0'.repeat(32)}-320.webp%00.html`,
    '/uploads/%ff',
  ])('%s leads nowhere', async (path) => {
    const { port, hostname } = new URL(app.url);
    const { request } = await import('node:http');
    const status = await new Promise((resolve, reject) => {
      const asked = request({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode));
      asked.once('error', reject).end();
    });
    expect([400, 404]).toContain(status);
  });

  it('is asked about without the picture, and not answered again to who has it', async () => {
    const { image } = await sendImage(app, 'REST', token, { bytes: await aPicture().png().toBuffer() });
    const url = app.url + (image?.url ?? '');
    const head = await fetch(url, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
    const again = await fetch(url, {
      headers: { 'If-None-Match': head.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
    expect((await fetch(url, { method: 'POST' })).status).toBe(404);
  });
});

describe('the service', () => {
  it('takes a picture away in all its sizes, and no other', async () => {
    const before = await storedFiles();
    const admin = { id: 'a', name: 'A', email: 'a@example.com', role: 'admin', sessionVersion: 1 } as const;
    const service = app.deps.servicesFor({ user: admin, guestId: null }).uploads;
    const { url } = await service.saveImage({ bytes: await aPicture().png().toBuffer(), name: 'a.png' });
    await service.removeImage('/pictures/standard-box.svg');
    await service.removeImage('/uploads/../../jwt_secret.key');
    expect((await storedFiles()).length).toBe(before.length + 2);
    await service.removeImage(url);
    expect(await storedFiles()).toEqual(before);
  });

  it('lets staff alone save and remove', async () => {
    const service = app.deps.servicesFor({ user: null, guestId: null }).uploads;
    const bytes = await aPicture().png().toBuffer();
    await expect(service.saveImage({ bytes, name: 'a.png' })).rejects.toMatchObject({ status: 401 });
    await expect(service.removeImage('/uploads/x')).rejects.toMatchObject({ status: 401 });
  });
});

describe('with a bucket, a picture', () => {
  let s3: S3Server;
  let shop: TestApp;

  beforeAll(async () => {
    s3 = await startS3Server(KEYS);
    const uploads = readS3Place(`s3://shop/pictures?endpoint=${s3.url}`, {
      AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    });
    shop = await startTestApp({ beside: app, env: { uploads } });
  });

  afterAll(async () => {
    await shop.stop();
    await s3.stop();
  });

  it('is kept there and served from here', async () => {
    const { image } = await sendImage(shop, 'REST', token, { bytes: await aPicture().png().toBuffer() });
    expect(s3.objects.size).toBe(2);
    const served = await fetch(shop.url + (image?.url ?? ''));
    expect(served.headers.get('content-type')).toBe('image/webp');
    const kept = s3.objects.get(`/shop/pictures/${image?.url.slice('/uploads/'.length)}`);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(kept?.bytes);
  });

  it('is reported as not stored when the bucket fails in the middle, and nothing of it stays', async () => {
    const storedBefore = s3.objects.size;
    const bytes = await aPicture().png().toBuffer();
    const put = shop.deps.images.put.bind(shop.deps.images);
    let written = 0;
    shop.deps.images.put = async (name, form) => {
      written += 1;
      if (written === 2) s3.always = { method: 'PUT', trouble: 'refuses' };
      await put(name, form);
    };
    const answer = await sendImage(shop, 'REST', token, { bytes });
    expect(answer).toMatchObject({ status: 503, code: 'STORE_UNAVAILABLE', image: null });
    expect(written).toBe(2);
    expect(s3.objects.size).toBe(storedBefore);
  });
});
