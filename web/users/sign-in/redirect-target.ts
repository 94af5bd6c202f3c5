/** A path of this site that is safe to go to: it begins with a single "/" and stays on our origin; anything else becomes "/". */
export function safePath(target: string | null | undefined): string {
  if (!target || !ONE_SLASH.test(target)) return '/';
  try {
    const { origin, pathname, search, hash } = new URL(target, HERE);
    // "/..//host" has become "//host", which is another host once more.
    return origin === HERE && ONE_SLASH.test(pathname) ? pathname + search + hash : '/';
  } catch {
    return '/';
  }
}

/** Stands for our origin, whichever that is. */
const HERE = 'https://here.invalid';
const ONE_SLASH = /^\/(?![/\\])/;
