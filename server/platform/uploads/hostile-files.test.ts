import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { RestClient } from '../../test/clients/rest-client.js';
import { signInAsAdmin } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { namesOf } from './src-set.js';
import { type HostileFile, hostileFiles } from './test/hostile-files.js';
import { leftovers } from './test/leftovers.js';
import { MARKER } from './test/pictures.js';
import { sendImage } from './test/send-image.js';

const CODES = { 400: 'BAD_INPUT', 413: 'TOO_LARGE', 415: 'NOT_AN_IMAGE' } as const;

let app: TestApp;
let token: string | null;
let files: readonly HostileFile[];
const kept: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const admin = new RestClient(app.url);
  await signInAsAdmin(admin);
  token = admin.token;
  files = await hostileFiles();
});

afterAll(() => app.stop());

describe.each(['REST', 'GraphQL'] as const)('of the hostile files sent over %s', (api) => {
  it('each is refused with its status, or painted anew and served as nothing but a picture', async () => {
    expect(files.length).toBeGreaterThanOrEqual(60);
    for (const file of files) {
      const { status, code, image } = await sendImage(app, api, token, file);
      if (file.becomes !== 'painted') {
        expect({ what: file.what, status, code, image }).toEqual({
          what: file.what,
          status: file.becomes,
          code: CODES[file.becomes],
          image: null,
        });
        continue;
      }
      expect({ what: file.what, status }).toEqual({ what: file.what, status: api === 'REST' ? 201 : 200 });
      if (!image) throw new Error(`${file.what} was not kept`);
      for (const { name, width } of namesOf(image.url)) {
        kept.push(name);
        await expectOnlyAPicture(file, `/uploads/${name}`, width);
      }
    }
  });

  it('nothing else is left behind', async () => {
    expect((await readdir(join(app.env.dataDir, 'uploads'))).sort()).toEqual([...kept].sort());
    expect(await leftovers()).toEqual([]);
  });
});

async function expectOnlyAPicture({ what, bytes }: HostileFile, path: string, width: number): Promise<void> {
  const response = await fetch(app.url + path);
  expect({ what, status: response.status, ...Object.fromEntries(response.headers) }).toMatchObject({
    what,
    status: 200,
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'content-disposition': `inline; filename="${path.slice('/uploads/'.length)}"`,
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const served = Buffer.from(await response.arrayBuffer());
  expect(served.equals(bytes)).toBe(false);
  expect(served.includes(MARKER)).toBe(false);
  const { format, width: painted, exif, icc, xmp, pages, space } = await sharp(served).metadata();
  expect({ what, format, width: painted, exif, icc, xmp, pages, space }).toEqual({
    what,
    format: 'webp',
    width,
    space: 'srgb',
  });
}
