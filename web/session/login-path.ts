import { hasSignedOut } from './session';

/** The login address that leads back to `path`. */
export function loginPath(path: string): string {
  return `/login?${new URLSearchParams({ redirect: path })}`;
}

/** Where `path` leads after its session ended: home after a sign-out, else to the login form and back. */
export function pathAfterSession(path: string): string {
  return hasSignedOut() ? '/' : loginPath(path);
}
