import { inflateSync } from 'node:zlib';
import type Sharp from 'sharp';
import { type Metadata } from 'sharp';
import { imageTooHeavy, imageTooLarge, notAnImage, tooManyPixels } from '../../errors/errors.js';
import { IMAGE_BYTES_MAX } from '../image-file.js';
import { storedWidths, WEB_WIDTHS } from '../src-set.js';
import { type Painter, PaintQueue, paintingUnavailable } from './paint-queue.js';

/** A re-encoded image: WebP, without any of the bytes or metadata that were sent. */
export interface WebImage {
  /** Of the widest size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Narrowest first; the last is the widest. */
  readonly forms: readonly { readonly width: number; readonly bytes: Buffer }[];
}

/** The most pixels of a decoded image; a JPEG is shrunk while it is read, so photos of phones may have more. */
const PIXELS_MAX = { jpeg: 64_000_000, png: 25_000_000, webp: 25_000_000 } as const;
type Format = keyof typeof PIXELS_MAX;

/** The most bytes of a visitor's decoded PNG or WebP: 16 megapixels in 8 bits and four channels. */
const VISITORS_BYTES_MAX = 64 * 1024 * 1024;

/** The longest time for reading an image, or encoding one size of it. */
const SECONDS_MAX = 10;

/** The largest width and height, in pixels. */
const SIDE_MAX = WEB_WIDTHS[2];

/** The first bytes of the three image formats. */
const MAGIC: Readonly<Record<Format, (start: string) => boolean>> = {
  jpeg: (start) => start.startsWith('\xff\xd8\xff'),
  png: (start) => start.startsWith('\x89PNG\r\n\x1a\n'),
  webp: (start) => start.startsWith('RIFF') && start.endsWith('WEBP'),
};

const queue = new PaintQueue();

/**
 * Turns a sent JPEG, PNG or WebP into web sizes: upright, in sRGB, its first frame only. Throws TOO_LARGE for too
 * many bytes or pixels, NOT_AN_IMAGE for anything that is not wholly such an image, and SERVICE_UNAVAILABLE when its
 * turn does not come in time or takes too long.
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
  if (!painter.isStaff && format !== 'jpeg' && unfolded > VISITORS_BYTES_MAX) throw imageTooHeavy();
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
  for (const wide of storedWidths(width)) {
    const painting = sharp(data, { raw: { width, height, channels } })
      .timeout({ seconds: SECONDS_MAX })
      .resize({ width: wide })
      .webp({ quality: 82 })
      .toBuffer();
    forms.push({ width: wide, bytes: await inTime(painting) });
  }
  return { width, height, forms };
}

/** Decodes untrusted bytes; the decoder's errors mean that they are no complete image. */
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

/** libvips writes "timeout: 42% complete". */
export function isTimeOut(fault: unknown): boolean {
  return fault instanceof Error && /\btimeout: \d+% complete/.test(fault.message);
}

function unfoldedBytes({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'uchar' ? 1 : 2);
}

let loaded: Promise<typeof Sharp> | undefined;

/** The image library, loaded on first use: it decodes the three accepted formats and no other, and uses one thread. */
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
/** Chunks that change how an image looks; the others are texts, dates and metadata of programs. */
const SHOWN = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'cICP', 'eXIf']);
const PROFILE_BYTES_MAX = 4 * 1024 * 1024;

/** The PNG without invisible chunks: some kilobytes of them can unfold to hundreds of megabytes. */
export function shownPngChunks(png: Buffer): Buffer {
  const parts = [png.subarray(0, HEAD_BYTES)];
  let at = HEAD_BYTES;
  while (at + FRAME_BYTES <= png.length) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    // A capital first letter marks a chunk that every decoder needs.
    const isCritical = /^[A-Z]/.test(type);
    if (isCritical || (SHOWN.has(type) && isSmall(type, png.subarray(at + 8, end - 4))))
      parts.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/** Whether a colour profile unfolds to the size of real profiles. */
function isSmall(type: string, data: Buffer): boolean {
  if (type !== 'iCCP') return true;
  try {
    inflateSync(data.subarray(data.indexOf(0) + 2), { maxOutputLength: PROFILE_BYTES_MAX });
    return true;
  } catch {
    return false;
  }
}
