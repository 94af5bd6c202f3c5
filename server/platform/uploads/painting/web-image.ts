import { inflateSync } from 'node:zlib';
import type Sharp from 'sharp';
import { type Metadata } from 'sharp';
import { imageTooLarge, notAnImage, tooHeavyAPicture, tooManyPixels } from '../../errors/errors.js';
import { IMAGE_BYTES_MAX } from '../image-file.js';
import { keptWidths, WEB_WIDTHS } from '../src-set.js';
import { type Painter, PaintQueue, paintingUnavailable } from './paint-queue.js';

/** A re-encoded picture: WebP, without any of the bytes or metadata that were sent. */
export interface WebImage {
  /** Of the widest form, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Narrowest first; the last is the widest. */
  readonly forms: readonly { readonly width: number; readonly bytes: Buffer }[];
}

/** The most pixels a picture may unfold to; a JPEG is shrunk while it is read, so photos of phones may have more. */
const PIXELS_MAX = { jpeg: 64_000_000, png: 25_000_000, webp: 25_000_000 } as const;
type Format = keyof typeof PIXELS_MAX;

/** The most bytes that a visitor's PNG or WebP may unfold to: 16 megapixels in 8 bits and four channels. */
const VISITORS_BYTES_MAX = 64 * 1024 * 1024;

/** The longest that reading a picture, or painting one size of it, may take. */
const SECONDS_MAX = 10;

/** No form is wider or higher, in pixels. */
const SIDE_MAX = WEB_WIDTHS[2];

/** The first bytes of the three kinds of pictures. */
const MAGIC: Readonly<Record<Format, (start: string) => boolean>> = {
  jpeg: (start) => start.startsWith('\xff\xd8\xff'),
  png: (start) => start.startsWith('\x89PNG\r\n\x1a\n'),
  webp: (start) => start.startsWith('RIFF') && start.endsWith('WEBP'),
};

const queue = new PaintQueue();

/**
 * Turns a sent JPEG, PNG or WebP picture into web sizes: upright, in sRGB, its first frame only. Throws TOO_LARGE for
 * too many bytes or pixels, NOT_AN_IMAGE for whatever is not wholly such a picture, and SERVICE_UNAVAILABLE when it is not
 * its turn in time or takes too long.
 */
export async function toWebImage(
  sent: Buffer,
  painter: Painter,
  bytesMax = IMAGE_BYTES_MAX,
): Promise<WebImage> {
  if (sent.length > bytesMax) throw imageTooLarge();
  const start = sent.toString('latin1', 0, 12);
  const format = (Object.keys(MAGIC) as Format[]).find((name) => MAGIC[name](start));
  if (!format) throw notAnImage();
  const bytes = format === 'png' ? shownPngChunks(sent) : sent;
  const sharp = await loadSharp();
  const facts = await readable(sharp(bytes, { limitInputPixels: false }).metadata());
  if (facts.format !== format) throw notAnImage();
  if (facts.width * facts.height > PIXELS_MAX[format]) throw tooManyPixels(PIXELS_MAX[format]);
  const unfolded = unfoldedBytes(facts);
  if (!painter.isStaff && format !== 'jpeg' && unfolded > VISITORS_BYTES_MAX) throw tooHeavyAPicture();
  return queue.run(painter, unfolded, () => paint(bytes, PIXELS_MAX[format]));
}

async function paint(sent: Buffer, limitInputPixels: number): Promise<WebImage> {
  const sharp = await loadSharp();
  const { data, info } = await readable(
    sharp(sent, { limitInputPixels, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: SECONDS_MAX })
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  const forms: { width: number; bytes: Buffer }[] = [];
  for (const wide of keptWidths(width)) {
    const painting = sharp(data, { raw: { width, height, channels } })
      .timeout({ seconds: SECONDS_MAX })
      .resize({ width: wide })
      .webp({ quality: 82 })
      .toBuffer();
    forms.push({ width: wide, bytes: await inTime(painting) });
  }
  return { width, height, forms };
}

/** Decodes foreign bytes; the decoder's complaints mean that they are no whole picture. */
async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (fault) {
    throw isTimeOut(fault) ? paintingUnavailable() : notAnImage();
  }
}

async function inTime<T>(painting: Promise<T>): Promise<T> {
  return painting.catch((fault) => {
    throw isTimeOut(fault) ? paintingUnavailable() : fault;
  });
}

/** As libvips says it: "timeout: 42% complete". */
export function isTimeOut(fault: unknown): boolean {
  return fault instanceof Error && /\btimeout: \d+% complete/.test(fault.message);
}

function unfoldedBytes({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'uchar' ? 1 : 2);
}

let loaded: Promise<typeof Sharp> | undefined;

/** The image library, on first use: it knows the three kinds of pictures we take and no other, and uses one thread. */
function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loaded;
}

const HEAD_BYTES = 8;
/** Length and type before the data, the checksum behind it. */
const FRAME_BYTES = 12;
/** Chunks that change how a picture looks; the others are texts, dates and what programs leave behind. */
const SHOWN = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'cICP', 'eXIf']);
const PROFILE_BYTES_MAX = 4 * 1024 * 1024;

/** The same PNG without chunks that nobody sees: some kilobytes of them can unfold to hundreds of megabytes. */
export function shownPngChunks(png: Buffer): Buffer {
  const parts = [png.subarray(0, HEAD_BYTES)];
  let at = HEAD_BYTES;
  while (at + FRAME_BYTES <= png.length) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    // The first letter of what every decoder needs is a capital.
    const isCritical = /^[A-Z]/.test(type);
    if (isCritical || (SHOWN.has(type) && isSmall(type, png.subarray(at + 8, end - 4))))
      parts.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/** Whether a colour profile unfolds to no more than profiles are. */
function isSmall(type: string, data: Buffer): boolean {
  if (type !== 'iCCP') return true;
  try {
    inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: PROFILE_BYTES_MAX });
    return true;
  } catch {
    return false;
  }
}
