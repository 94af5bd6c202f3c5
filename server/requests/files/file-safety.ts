import type { RequestFileSafety } from '../../../rules/requests.js';

/** How far the scan of a stranger's file has come, and whether staff may open it. */
export function fileSafety(
  { type, scan }: { readonly type: string; readonly scan: 'none' | 'clean' | 'harmful' },
  hasScanner: boolean,
): RequestFileSafety {
  if (type === 'image/webp') return 'repainted';
  if (scan !== 'none') return scan;
  return hasScanner ? 'waiting' : 'unscanned';
}
