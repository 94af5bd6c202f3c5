import { randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { IMAGE_BYTES_MAX } from '../image-file.js';
import {
  aJpeg,
  aPicture,
  aPng,
  aWebp,
  flatPng,
  MARKER,
  movingPng,
  pngChunk,
  pngFile,
  withChunks,
  withJpegSize,
  withRiffChunk,
  withSegment,
} from './pictures.js';

/** A hostile file, or one that looks so, and its expected outcome. */
export interface HostileFile {
  readonly what: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** Re-encoded and served, or refused with this status. */
  readonly becomes: 'painted' | 400 | 413 | 415;
}

const HTML = `<!doctype html><script>alert('${MARKER}')</script>`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${MARKER}')"><script>alert(1)</script></svg>`;
const PHP = `<?php system($_GET['${MARKER}']); ?>`;
const XXE = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`;
const ZIP = Buffer.from(`PK\x03\x04\x14\x00\x00\x00${MARKER}PK\x05\x06${'\0'.repeat(18)}`, 'latin1');

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const box = (brand: string) => latin1(`\0\0\0\x1cftyp${brand}\0\0\0\0${brand}mif1miaf${MARKER}`);

/** All of them, freshly made. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  return [
    ...strangers(),
    ...(await broken()),
    ...(await bombs()),
    ...(await disguised()),
    ...(await named()),
  ];
}

/** Files that are no images, under names and types of images. */
function strangers(): HostileFile[] {
  const files: Readonly<Record<string, string | Buffer>> = {
    'an SVG with a script': SVG,
    'an SVG behind a byte order mark': `\ufeff${SVG}`,
    'an SVG that reads files': XXE,
    'a page': HTML,
    'a page in UTF-16': Buffer.from(`\ufeff${HTML}`, 'utf16le'),
    'a page before a JPEG': Buffer.concat([Buffer.from(HTML), Buffer.from([0xff, 0xd8, 0xff, 0xe0])]),
    'a JPEG behind a space': Buffer.from([0x20, 0xff, 0xd8, 0xff, 0xe0]),
    'a PHP program': PHP,
    'a JavaScript program': `alert('${MARKER}')`,
    'a GIF': latin1(
      'GIF87a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
    ),
    'a GIF that is a script': `GIF89a/*\0\0*/=1;alert('${MARKER}')`,
    'a GIF that is an archive': Buffer.concat([latin1('GIF89a\x01\x00\x01\x00\x00\x00\x00;'), ZIP]),
    'a PDF': `%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(${MARKER})>>>>endobj`,
    'an icon': latin1(`\x00\x00\x01\x00\x01\x00\x10\x10\x00\x00${MARKER}`),
    'a bitmap': latin1(`BM\x46\x00\x00\x00\x00\x00\x00\x00\x36\x00\x00\x00${MARKER}`),
    'a TIFF': latin1(`II*\x00\x08\x00\x00\x00${MARKER}`),
    'a TIFF from the other end': latin1(`MM\x00*\x00\x00\x00\x08${MARKER}`),
    'an AVIF': box('avif'),
    'a HEIC': box('heic'),
    'a film': box('isom'),
    'a JPEG XL': latin1(`\x00\x00\x00\x0cJXL \r\n\x87\n${MARKER}`),
    'a JPEG 2000': latin1(`\x00\x00\x00\x0cjP  \r\n\x87\n${MARKER}`),
    'a Photoshop file': latin1(`8BPS\x00\x01${MARKER}`),
    'an archive': ZIP,
    'a packed archive': gzipSync(HTML),
    'a Linux program': latin1(`\x7fELF\x02\x01\x01${MARKER}`),
    'a Windows program': latin1(`MZ\x90\x00\x03${MARKER}`),
    'a Flash film': latin1(`FWS\x0a${MARKER}`),
    'drawing orders': `push graphic-context\nviewbox 0 0 1 1\nimage over 0,0 0,0 'https://example.com/${MARKER}|ls'`,
    PostScript: `%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file ${MARKER}`,
    'a portable pixmap': `P6 1 1 255\n${MARKER}`,
    'a radiance picture': `#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n${MARKER}`,
    'an EXR': latin1(`v/1\x01\x02\x00\x00\x00${MARKER}`),
    'a sound': latin1(`RIFF\x24\x00\x00\x00WAVEfmt ${MARKER}`),
    'a film in RIFF': latin1(`RIFF\x24\x00\x00\x00AVI LIST${MARKER}`),
    'a libvips picture': latin1(`\xb6\xa6\xf2\x08\x01\x00\x00\x00${MARKER}`),
    'a table': `a,b\n=cmd|'/c calc'!A1,${MARKER}`,
    nothing: '',
    'one byte': '\xff',
    'bytes by chance': Buffer.concat([Buffer.from([0]), randomBytes(5_000)]),
    'an SVG larger than allowed': `${SVG}${' '.repeat(IMAGE_BYTES_MAX)}`,
  };
  return Object.entries(files).map(([what, bytes]) => ({
    what,
    name: 'picture.jpg',
    type: 'image/jpeg',
    bytes: Buffer.from(bytes),
    becomes: bytes.length > IMAGE_BYTES_MAX ? 413 : 415,
  }));
}

/** Files that begin like an image and do not continue like one. */
async function broken(): Promise<HostileFile[]> {
  const [jpeg, png, webp] = [await aJpeg(), await aPng(), await aWebp()];
  const vp8x = await aPicture(32, 32)
    .withExif({ IFD0: { Artist: 'x' } })
    .webp()
    .toBuffer();
  vp8x.fill(0xfe, 24, 30);
  const half = (file: Buffer) => file.subarray(0, file.length / 2);
  const edited = (file: Buffer, at: number, ...bytes: number[]) => {
    const copy = Buffer.from(file);
    copy.set(bytes, at);
    return copy;
  };
  return Object.entries({
    'half a JPEG': half(jpeg),
    'half a PNG': half(png),
    'half a WebP': half(webp),
    'the start of a JPEG': jpeg.subarray(0, 3),
    'the start of a PNG': png.subarray(0, 8),
    'the start of a WebP': webp.subarray(0, 12),
    'an SVG behind the start of a JPEG': Buffer.concat([jpeg.subarray(0, 4), Buffer.from(SVG)]),
    'a page behind the start of a PNG': Buffer.concat([png.subarray(0, 8), Buffer.from(HTML)]),
    'a page behind the start of a WebP': Buffer.concat([webp.subarray(0, 12), Buffer.from(HTML)]),
    'a PNG without pixels': pngFile(10, 10, []),
    'a PNG as wide as numbers go': pngFile(2 ** 31 - 1, 1, []),
    'a PNG of no width': pngFile(0, 10, [pngChunk('IDAT', deflateSync(Buffer.alloc(20)))]),
    'a PNG with too few pixels': pngFile(1_000, 1_000, [pngChunk('IDAT', deflateSync(Buffer.alloc(20)))]),
    'a PNG with a wrong checksum': edited(png, 29, 1, 2, 3, 4),
    'a PNG with foreign pixels': edited(png, Math.floor(png.length / 2), ...randomBytes(400)),
    'a JPEG of no size': withJpegSize(jpeg, 0, 0),
    'a WebP of 280,000 megapixels': vp8x,
    'a WebP that tells of more than it holds': edited(webp, 16, 0xff, 0xff, 0xff, 0x7f),
  }).map(([what, bytes]) => ({ what, name: 'photo.png', type: 'image/png', bytes, becomes: 415 }));
}

/** Files that are small on the wire and large in memory. */
async function bombs(): Promise<HostileFile[]> {
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(100_000)));
  const large = sharp({ create: { width: 5_200, height: 5_000, channels: 3, background: 'navy' } });
  return Object.entries({
    'a PNG of 2,500 megapixels': pngFile(50_000, 50_000, [pixels]),
    'a PNG of 26 megapixels': flatPng(5_200, 5_000),
    'a JPEG of 4,290 megapixels': withJpegSize(await aJpeg(), 65_500, 65_500),
    'a picture of one byte too many': Buffer.concat([await aPng(), Buffer.alloc(IMAGE_BYTES_MAX)]).subarray(
      0,
      IMAGE_BYTES_MAX + 1,
    ),
    'a picture of 5 MB': Buffer.concat([await aJpeg(), Buffer.alloc(5_000_000)]),
    'a WebP of 26 megapixels': await large.webp({ effort: 0 }).toBuffer(),
  }).map(([what, bytes]) => ({ what, name: 'bomb.webp', type: 'image/webp', bytes, becomes: 413 }));
}

/** A photo as large as those of many phones. */
const aPhoto = () =>
  sharp({ create: { width: 8_160, height: 6_120, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer();

/** Real images with something hidden in them, or unusual ones. */
async function disguised(): Promise<HostileFile[]> {
  const [jpeg, png, webp] = [await aJpeg(), await aPng(), await aWebp()];
  const text = `Comment\0${HTML}`;
  const textBomb = Buffer.concat([latin1(`Comment\0\0`), deflateSync(Buffer.alloc(50_000_000, MARKER))]);
  const full = Buffer.concat([png, Buffer.alloc(IMAGE_BYTES_MAX)]);
  const exif = {
    IFD0: { ImageDescription: HTML, Copyright: PHP },
    IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
  };
  return Object.entries({
    'a PNG before a page': Buffer.concat([png, Buffer.from(HTML)]),
    'a PNG with a page as comment': withChunks(png, pngChunk('tEXt', text)),
    'a PNG with a chunk of its own': withChunks(png, pngChunk('scRp', HTML)),
    'a PNG with a text that unfolds to 50 MB': withChunks(png, pngChunk('zTXt', textBomb)),
    'a PNG that moves': movingPng(),
    'a PNG of 16 bits': await aPicture().toColourspace('rgb16').png().toBuffer(),
    'a PNG of 25 megapixels': flatPng(5_000, 5_000),
    'a PNG of one pixel': flatPng(1, 1),
    'a PNG like a thread': flatPng(1, 20_000),
    'a PNG of exactly 2 MB': full.subarray(0, IMAGE_BYTES_MAX),
    'a PNG of one byte less than 2 MB': full.subarray(0, IMAGE_BYTES_MAX - 1),
    'a grey PNG with holes': await aPicture().greyscale().ensureAlpha(0.5).png().toBuffer(),
    'a JPEG with PHP as comment': withSegment(jpeg, 0xfe, PHP),
    'a JPEG with a page among its facts': await aPicture().withExif(exif).jpeg().toBuffer(),
    'a JPEG with a script in an unknown segment': withSegment(jpeg, 0xed, HTML),
    'a JPEG that is an archive': Buffer.concat([jpeg, ZIP]),
    'a JPEG of 50 megapixels, as phones take them': await aPhoto(),
    'a JPEG in four inks': await aPicture().toColourspace('cmyk').jpeg().toBuffer(),
    'a JPEG with a foreign colour profile': await aPicture().withIccProfile('p3').jpeg().toBuffer(),
    'a WebP with a page in a chunk': withRiffChunk(webp, 'XMP ', HTML),
    'a WebP with where it was taken': await aPicture().withExif(exif).webp().toBuffer(),
    'a WebP that moves': await movingWebp(),
  }).map(([what, bytes]) => ({ what, name: 'photo.html', type: 'text/html', bytes, becomes: 'painted' }));
}

/** Harmless images under misleading names. */
async function named(): Promise<HostileFile[]> {
  const bytes = await aJpeg();
  const names = [
    '../../../../etc/passwd',
    '..\\..\\server\\main.js',
    '/etc/cron.d/job',
    'shell.php.jpg',
    'shell.jpg.php',
    'photo.png\0.html',
    '.htaccess',
    'CON.jpg',
    'photo\r\nSet-Cookie: a=b.jpg',
    '<img src=x onerror=alert(1)>.jpg',
    "'; drop table products; --.jpg",
    'gpj.\u202eexe.jpg',
    'Ｆｏｔｏ 📦 ñ.jpg',
    `${'a'.repeat(2_000)}.jpg`,
    '%2e%2e%2f%2e%2e%2fphoto.jpg',
    '__proto__',
  ];
  return names.map((name) => ({
    what: `a picture named ${JSON.stringify(name.slice(0, 40))}`,
    name,
    type: 'application/x-php',
    bytes,
    becomes: name.includes('\0') ? 400 : 'painted',
  }));
}

async function movingWebp(): Promise<Buffer> {
  const frames = [await aPicture(40, 40).png().toBuffer(), await aPicture(40, 40).negate().png().toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}
