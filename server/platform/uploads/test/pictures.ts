import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Part of everything that is hidden in an image; nothing that is served may contain it. */
export const MARKER = 'HOSTILE-MARKER';

/** A photograph-like image: a gradient, so that every decoder has work to do. */
export function aPicture(width = 400, height = 300): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    data[at * 3] = at % 256;
    data[at * 3 + 1] = (at >> 8) % 256;
    data[at * 3 + 2] = (at * 7) % 256;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export const aJpeg = () => aPicture().jpeg().toBuffer();
export const aPng = () => aPicture().png().toBuffer();
export const aWebp = () => aPicture().webp().toBuffer();

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** One chunk of a PNG file, with its checksum. */
export function pngChunk(type: string, data: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data)]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length - 4);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A valid grey PNG of one bit per pixel: millions of pixels in a few kilobytes. */
export function flatPng(width: number, height: number, extra: readonly Buffer[] = []): Buffer {
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return pngFile(width, height, [...extra, pngChunk('IDAT', deflateSync(rows))]);
}

/** A PNG of these chunks, whatever they contain. */
export function pngFile(width: number, height: number, chunks: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([PNG_START, pngChunk('IHDR', header), ...chunks, pngChunk('IEND', '')]);
}

/** The PNG with more chunks after its header. */
export function withChunks(png: Buffer, ...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

/** The JPEG with one more segment after its first two bytes. */
export function withSegment(jpeg: Buffer, marker: number, data: Buffer | string): Buffer {
  const body = Buffer.from(data);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** The JPEG with another size in its frame header. */
export function withJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const picture = Buffer.from(jpeg);
  const frame = picture.indexOf(Buffer.from([0xff, 0xc0]));
  picture.writeUInt16BE(height, frame + 5);
  picture.writeUInt16BE(width, frame + 7);
  return picture;
}

/** The WebP with one more chunk at its end. */
export function withRiffChunk(webp: Buffer, type: string, data: string): Buffer {
  const body = Buffer.from(data.length % 2 === 0 ? data : `${data} `);
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(body.length, 4);
  const file = Buffer.concat([webp, head, body]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

/** An animated PNG: two frames, the second of them hostile. */
export function movingPng(): Buffer {
  const frame = (sequence: number) => {
    const control = Buffer.alloc(26);
    control.writeUInt32BE(sequence);
    control.writeUInt32BE(8, 4);
    control.writeUInt32BE(8, 8);
    control.writeUInt16BE(1, 20);
    control.writeUInt16BE(10, 22);
    return pngChunk('fcTL', control);
  };
  const plays = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  const pixels = deflateSync(Buffer.alloc(16));
  const second = Buffer.concat([Buffer.from([0, 0, 0, 2]), pixels]);
  return pngFile(8, 8, [
    pngChunk('acTL', plays),
    frame(0),
    pngChunk('IDAT', pixels),
    frame(1),
    pngChunk('fdAT', second),
    pngChunk('tEXt', `Comment\0${MARKER}`),
  ]);
}
