/** A path of this site that is safe to go to: it begins with a single "/" and stays on our origin; anything else becomes "/". */
export function safePath(target: string | null | undefined): string {
  if (!target || !/^\/(?![/\\])/.test(target)) return '/';
  try {
    const { origin, pathname, search, hash } = new URL(target, window.location.origin);
    return origin === window.location.origin ? pathname + search + hash : '/';
  } catch {
    return '/';
  }
}
