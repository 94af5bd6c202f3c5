/** Files that people send with requests, messages and papers: the same limits and words on both sides. */

export const FILE_BYTES_MAX = 10 * 1024 * 1024;
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
/** The most files of one message. */
export const FILES_MAX = 5;

/** How far the scan of a file has come. */
export const FILE_SAFETIES = ['repainted', 'clean', 'waiting', 'unscanned', 'harmful'] as const;
export type FileSafety = (typeof FILE_SAFETIES)[number];

export const WRONG_KIND_OF_FILE = 'Choose a PDF or a picture (JPEG, PNG or WebP)';
export const FILE_TOO_LARGE = 'Choose a file of at most 10 MB';
export const TOO_MANY_FILES = 'You can send up to 5 files with a message';

/** Why a file is refused before it is sent; null when it may be. The server looks at its bytes. */
export function fileProblem({ type, size }: { readonly type: string; readonly size: number }): string | null {
  if (!FILE_TYPES.some((known) => known === type)) return WRONG_KIND_OF_FILE;
  return size > FILE_BYTES_MAX ? FILE_TOO_LARGE : null;
}
