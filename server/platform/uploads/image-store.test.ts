import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readS3Place, type S3Place } from '../env/s3-place.js';
import { createLog } from '../log/log.js';
import { openFolderStore } from './folder-store.js';
import type { ImageStore } from './image-store.js';
import { openS3Store } from './s3-store.js';
import { type S3Server, startS3Server } from './test/s3-server.js';

const KEYS = { accessKeyId: 'a-key', secretAccessKey: 'a secret / with + signs' };
const NAME = `${'a'.repeat(32)}-640.webp`;
const PICTURE = Buffer.from('RIFF a picture WEBP');
const UNREACHABLE = { status: 503, code: 'STORE_UNAVAILABLE' };
const QUICK = { attempts: 3, connectMs: 300, answerMs: 300 };

let folder: string;
let s3: S3Server;

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'harbourline-pictures-')), 'uploads');
  s3 = await startS3Server(KEYS);
});

afterAll(async () => {
  await s3.stop();
  await rm(join(folder, '..'), { recursive: true });
});

const placeAt = (endpoint: string, changes: Partial<S3Place> = {}): S3Place => ({
  ...(readS3Place(`s3://shop/live/pictures?endpoint=${endpoint}&region=eu-west-2`, {
    AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
  }) as S3Place),
  ...changes,
});
const bucket = (changes: Partial<S3Place> = {}) =>
  openS3Store(placeAt(s3.url, changes), createLog('silent'), QUICK);

const STORES: readonly (readonly [string, () => Promise<ImageStore>])[] = [
  ['a folder', () => openFolderStore(folder)],
  ['a bucket', async () => bucket()],
];

describe.each(STORES)('%s of pictures', (_kind, open) => {
  it('returns what was stored', async () => {
    const store = await open();
    await store.put(NAME, PICTURE);
    const found = await store.get(NAME);
    expect(found?.length).toBe(PICTURE.length);
    expect(found && (await buffer(found.stream))).toEqual(PICTURE);
  });

  it('forgets a picture, and does not mind a second time', async () => {
    const store = await open();
    await store.put(NAME, PICTURE);
    await store.remove(NAME);
    await store.remove(NAME);
    expect(await store.get(NAME)).toBeNull();
  });
});

describe('a folder of pictures', () => {
  it('holds nothing of a picture that could not be written', async () => {
    const store = await openFolderStore(folder);
    const before = await readdir(folder);
    await mkdir(join(folder, 'in-the-way', 'deeper'), { recursive: true });
    await expect(store.put('in-the-way', PICTURE)).rejects.toThrow();
    await rm(join(folder, 'in-the-way'), { recursive: true });
    expect(await readdir(folder)).toEqual(before);
  });

  it('loses the drafts of processes that died, and keeps those of the living', async () => {
    await openFolderStore(folder);
    const [dead, living] = [join(folder, '.draft-dead'), join(folder, '.draft-living')];
    await writeFile(dead, 'half a picture');
    await writeFile(living, 'half a picture');
    await utimes(dead, 0, 0);
    await openFolderStore(folder);
    const left = await readdir(folder);
    expect(left).toContain('.draft-living');
    expect(left).not.toContain('.draft-dead');
    await rm(living);
  });
});

describe('a bucket of pictures', () => {
  beforeEach(() => {
    s3.troubles.length = 0;
    s3.always = null;
    for (const method of Object.keys(s3.asked)) delete s3.asked[method];
  });

  it('is written to under its prefix, as WebP, with signed requests', async () => {
    await bucket().put(NAME, PICTURE);
    expect(s3.objects.get(`/shop/live/pictures/${NAME}`)).toEqual({ bytes: PICTURE, type: 'image/webp' });
  });

  it('is not opened with another key', async () => {
    await expect(bucket({ secretAccessKey: 'guessed' }).put(NAME, PICTURE)).rejects.toMatchObject(
      UNREACHABLE,
    );
    await expect(bucket({ accessKeyId: 'guessed' }).get(NAME)).rejects.toMatchObject(UNREACHABLE);
  });

  it.each(['fails', 'hangs up', 'stalls'] as const)('is asked again when it %s once', async (trouble) => {
    s3.troubles.push(trouble);
    await bucket().put(NAME, PICTURE);
    expect(s3.asked).toEqual({ PUT: 2 });
  });

  it.each(['fails', 'hangs up', 'stalls'] as const)(
    'that always %s is given up after three times',
    async (trouble) => {
      for (const method of ['PUT', 'GET', 'DELETE']) s3.asked[method] = 0;
      const store = bucket();
      const work = {
        PUT: () => store.put(NAME, PICTURE),
        GET: () => store.get(NAME),
        DELETE: () => store.remove(NAME),
      };
      for (const [method, ask] of Object.entries(work)) {
        s3.always = { method, trouble };
        await expect(ask()).rejects.toMatchObject(UNREACHABLE);
      }
      expect(s3.asked).toEqual({ PUT: 3, GET: 3, DELETE: 3 });
    },
  );

  it('that refuses is not asked again', async () => {
    s3.always = { method: 'PUT', trouble: 'refuses' };
    await expect(bucket().put(NAME, PICTURE)).rejects.toMatchObject(UNREACHABLE);
    expect(s3.asked).toEqual({ PUT: 1 });
  });

  it('that stops in the middle of a picture is given up', async () => {
    const store = bucket();
    await store.put(NAME, PICTURE);
    s3.always = { method: 'GET', trouble: 'stalls in the middle' };
    await expect(store.get(NAME)).rejects.toMatchObject(UNREACHABLE);
  });

  it('that nobody answers for is given up', async () => {
    const store = openS3Store(placeAt('http://127.0.0.1:1'), createLog('silent'), { ...QUICK, attempts: 1 });
    await expect(store.get(NAME)).rejects.toMatchObject(UNREACHABLE);
  });
});
