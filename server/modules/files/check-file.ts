import { createHash } from 'node:crypto';
import { FILE_BYTES_MAX } from '../../../rules/files/file-limits.js';
import { AppError, fileTooLarge, wrongKindOfFile } from '../../platform/errors/errors.js';
import type { ImageFile } from '../../platform/uploads/image-file.js';
import type { Painter } from '../../platform/uploads/painting/paint-queue.js';
import { toWebImage } from '../../platform/uploads/painting/web-image.js';

/** A file that may be stored: a PDF as sent, an image re-encoded. */
export interface CheckedFile {
  readonly name: string;
  readonly type: 'application/pdf' | 'image/webp';
  readonly bytes: Buffer;
  /** The thumbnail of an image; null when the image itself is small, and for a PDF. */
  readonly thumbnail: Buffer | null;
  /** Digest of the sent bytes. */
  readonly digest: string;
}

const NAME_MAX = 100;
/** ISO 32000-1, 7.5.5 and annex H note 13: the header within the first bytes, and the marker in the last ones. */
const [PDF_HEAD, PDF_TAIL, NEAR_BYTES] = ['%PDF-', '%%EOF', 1024];
/** Beginnings of web pages, programs, scripts and archives: a PDF behind them is a disguise. */
const ANOTHER_KIND = /^\s*(<|MZ|\x7fELF|#!|PK|Rar!|7z|\{\\rtf|GIF8)/;

/** Checks a stranger's file by its bytes alone. Throws TOO_LARGE, and NOT_AN_IMAGE for neither PDF nor image. */
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

/** True for a PDF. Printers and mail programs put lines before it, and pad it with zeros. */
function isPdf(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, NEAR_BYTES + PDF_HEAD.length);
  if (!start.includes(PDF_HEAD) || ANOTHER_KIND.test(start)) return false;
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(Math.max(0, end - NEAR_BYTES), end).includes(PDF_TAIL, 0, 'latin1');
}

/** The name without folders and invalid characters; never used to find or to save a file. */
function shownName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
      .trim()
      .slice(-NAME_MAX) || 'file'
  );
}
