import type { Metadata } from 'sharp';
import { imageTooLarge, notAnImage, tooManyPixels } from '../shared/errors/errors.js';
import { IMAGE_BYTES_MAX } from './image-file.js';
import { loadSharp } from './load-sharp.js';
import { keptWidths, WEB_WIDTHS } from './src-set.js';

/** A re-encoded picture: WebP, without any of the bytes or metadata that were sent. */
export interface WebImage {
  /** Of the widest form, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Narrowest first; the last is the widest. */
  readonly forms: readonly { readonly width: number; readonly bytes: Buffer }[];
}

/** The most pixels a picture may unfold to. */
const PIXELS_MAX = 25_000_000;

/** The longest that reading a picture, or painting one size of it, may take. */
const SECONDS_MAX = 10;

/** No form is wider or higher, in pixels. */
const SIDE_MAX = WEB_WIDTHS[2];

/** What the first bytes of the three kinds of pictures must be. */
const MAGIC = {
  jpeg: (start: string) => start.startsWith('\xff\xd8\xff'),
  png: (start: string) => start.startsWith('\x89PNG\r\n\x1a\n'),
  webp: (start: string) => start.startsWith('RIFF') && start.endsWith('WEBP'),
} as const;

/** Pictures wait for each other, so that they never take more than one core. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Turns a sent JPEG, PNG or WebP picture into web sizes: upright, in sRGB, its first frame only. Throws TOO_LARGE for
 * too many bytes or pixels, and NOT_AN_IMAGE for whatever is not wholly such a picture.
 */
export async function toWebImage(sent: Buffer, bytesMax = IMAGE_BYTES_MAX): Promise<WebImage> {
  if (sent.length > bytesMax) throw imageTooLarge();
  const start = sent.toString('latin1', 0, 12);
  const format = Object.entries(MAGIC).find(([, fits]) => fits(start))?.[0];
  if (!format) throw notAnImage();
  const painted = previous.then(() => paint(sent, format));
  previous = painted.catch(() => {});
  return painted;
}

async function paint(sent: Buffer, format: string): Promise<WebImage> {
  const sharp = await loadSharp();
  const facts = await readable(sharp(sent, { limitInputPixels: false }).metadata());
  if (facts.format !== format) throw notAnImage();
  if (pixelsOf(facts) > PIXELS_MAX) throw tooManyPixels();

  const { data, info } = await readable(
    sharp(sent, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: SECONDS_MAX })
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  const forms: { width: number; bytes: Buffer }[] = [];
  for (const wide of keptWidths(width)) {
    const bytes = await sharp(data, { raw: { width, height, channels } })
      .timeout({ seconds: SECONDS_MAX })
      .resize({ width: wide })
      .webp({ quality: 82 })
      .toBuffer();
    forms.push({ width: wide, bytes });
  }
  return { width, height, forms };
}

/** What the decoder makes of foreign bytes; its complaints mean that they are no whole picture. */
async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch {
    throw notAnImage();
  }
}

function pixelsOf({ width, height }: Metadata): number {
  return width * height;
}
