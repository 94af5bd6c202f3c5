import { deflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { aPicture, aPng, pngChunk, withChunks } from '../test/pictures.js';
import { shownPngChunks } from './web-image.js';

const zeros = deflateSync(Buffer.alloc(50_000_000));

test.each([
  ['zTXt', Buffer.concat([Buffer.from('Comment\0\0'), zeros])],
  ['iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), zeros])],
  ['iCCP', Buffer.concat([Buffer.from('Profile\0\0'), zeros])],
  ['tEXt', Buffer.from('Comment\0Hello')],
])('a %s chunk that only costs time is left out', async (type, data) => {
  const png = await aPng();
  expect(shownPngChunks(withChunks(png, pngChunk(type, data))).equals(shownPngChunks(png))).toBe(true);
});

test('what changes the look of a picture stays: its colour profile and which way is up', async () => {
  const png = await aPicture().withIccProfile('p3').withMetadata({ orientation: 6 }).png().toBuffer();
  const facts = await sharp(shownPngChunks(png)).metadata();
  expect(facts).toMatchObject({ orientation: 6, icc: expect.anything() });
});

test('a chunk that tells of more than there is stays as broken as it was', () => {
  const broken = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    Buffer.from([255, 255, 255, 255]),
  ]);
  expect(shownPngChunks(Buffer.concat([broken, Buffer.from('IDATxxxx')]))).toHaveLength(20);
});
