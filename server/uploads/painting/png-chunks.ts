import { inflateSync } from 'node:zlib';

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
