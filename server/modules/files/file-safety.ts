import type { FileSafety } from '../../../rules/files/file-limits.js';

/** The state of a file's virus scan, and whether anybody may open it. */
export function fileSafety(
  { type, scan }: { readonly type: string; readonly scan: 'none' | 'clean' | 'harmful' },
  hasScanner: boolean,
): FileSafety {
  if (type === 'image/webp') return 'repainted';
  if (scan !== 'none') return scan;
  return hasScanner ? 'waiting' : 'unscanned';
}
