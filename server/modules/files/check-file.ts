import { createHash } from 'node:crypto';
import { FILE_BYTES_MAX } from '../../../rules/files/file-limits.js';
import { AppError, fileTooLarge, wrongKindOfFile } from '../../platform/errors/errors.js';
import type { ImageFile } from '../../platform/uploads/image-file.js';
import type { Painter } from '../../platform/uploads/painting/paint-queue.js';
import { toWebImage } from '../../platform/uploads/painting/web-image.js';

/** A file that may be stored: a PDF as it came, a picture painted anew. */
export interface CheckedFile {
  readonly name: string;
  readonly type: 'application/pdf' | 'image/webp';
  readonly bytes: Buffer;
  /** A small form of a picture; null where the picture itself is small, and for a PDF. */
  readonly thumbnail: Buffer | null;
  /** Of the bytes that were sent. */
  readonly digest: string;
}

const NAME_MAX = 100;
/** ISO 32000-1, 7.5.5 and annex H note 13: how it begins within its first bytes, and what stands in its last ones. */
const [PDF_HEAD, PDF_TAIL, NEAR_BYTES] = ['%PDF-', '%%EOF', 1024];
/** How pages of browsers, programs, scripts and archives begin: a PDF behind them is a disguise. */
const ANOTHER_KIND = /^\s*(<|MZ|\x7fELF|#!|PK|Rar!|7z|\{\\rtf|GIF8)/;

/** The file of a stranger, checked; its name and type are not believed. Throws TOO_LARGE, and NOT_AN_IMAGE for what is neither. */
export async function checkFile({ bytes, name }: ImageFile, painter: Painter): Promise<CheckedFile> {
  if (bytes.length > FILE_BYTES_MAX) throw fileTooLarge();
  const digest = createHash('sha256').update(bytes).digest('base64url');
  const shown = shownName(name);
  if (isPdf(bytes)) return { name: shown, type: 'application/pdf', bytes, thumbnail: null, digest };
  const { forms } = await toWebImage(bytes, painter, FILE_BYTES_MAX).catch((fault) => {
    throw fault instanceof AppError && fault.code === 'NOT_AN_IMAGE' ? wrongKindOfFile() : fault;
  });
  const [narrowest, widest] = [forms[0], forms.at(-1)];
  if (!widest || !narrowest) throw wrongKindOfFile();
  const thumbnail = narrowest === widest ? null : narrowest.bytes;
  return { name: shown, type: 'image/webp', bytes: widest.bytes, thumbnail, digest };
}

/** Printers and mail programs put lines before it, and fill it up with zeros. */
function isPdf(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, NEAR_BYTES + PDF_HEAD.length);
  if (!start.includes(PDF_HEAD) || ANOTHER_KIND.test(start)) return false;
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(Math.max(0, end - NEAR_BYTES), end).includes(PDF_TAIL, 0, 'latin1');
}

/** Without folders and signs that no name has; never used to find or to save a file. */
function shownName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
      .trim()
      .slice(-NAME_MAX) || 'file'
  );
}
