import { Unzip, UnzipInflate } from 'fflate';
import { AppError, badInput } from '../../errors/errors.js';
import { SHEET_LIMITS } from './sheet-row.js';

/** Compressed bytes that are inflated at once: at most a thousand times as many come out. */
const BLOCK = 4_096;

export const UNREADABLE = "We can't read this workbook. Open it, save it as .xlsx again, and upload that.";

/** The bytes that the parts of one workbook may still inflate to. */
export interface Budget {
  left: number;
}

/**
 * Streams one part of a ZIP archive, inflated; nothing when it has none of that name. Reads no further than the part
 * reaches. Throws BAD_INPUT for more bytes than the budget, and for a damaged archive.
 */
export function* inflatePart(archive: Uint8Array, name: string, budget: Budget): Generator<Uint8Array> {
  const inflated: Uint8Array[] = [];
  let [parts, isOver] = [0, false];
  const unzip = new Unzip((part) => {
    parts += 1;
    if (parts > SHEET_LIMITS.parts) throw badInput(UNREADABLE);
    if (part.name !== name) return;
    part.ondata = (fault, bytes, isLast) => {
      // fflate hands back what this function throws.
      if (fault) throw fault instanceof AppError ? fault : badInput(UNREADABLE);
      budget.left -= bytes.length;
      if (budget.left < 0)
        throw badInput('This workbook is too large once it is unpacked. Split it and upload each part.');
      inflated.push(bytes);
      isOver ||= isLast;
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < archive.length && !isOver; at += BLOCK) {
    push(unzip, archive.subarray(at, at + BLOCK), at + BLOCK >= archive.length);
    yield* inflated.splice(0);
  }
}

function push(unzip: Unzip, bytes: Uint8Array, isLast: boolean): void {
  try {
    unzip.push(bytes, isLast);
  } catch (fault) {
    // fflate throws objects with a numeric code.
    if (typeof (fault as { code?: unknown }).code === 'number') throw badInput(UNREADABLE);
    throw fault;
  }
}
