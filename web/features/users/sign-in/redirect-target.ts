/** A safe path of this site: it begins with a single "/" and stays on our origin; anything else becomes "/". */
export function safePath(target: string | null | undefined): string {
  if (!target || !ONE_SLASH.test(target)) return '/';
  try {
    const { origin, pathname, search, hash } = new URL(target, HERE);
    // "/..//host" has become "//host", which is another host.
    return origin === HERE && ONE_SLASH.test(pathname) ? pathname + search + hash : '/';
  } catch {
    return '/';
  }
}

/** A placeholder for our origin. */
const HERE = 'https://here.invalid';
const ONE_SLASH = /^\/(?![/\\])/;
