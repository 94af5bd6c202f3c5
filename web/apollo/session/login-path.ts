import { hasSignedOut } from './session';

/** The login form's address for somebody who wanted `path`. */
export function loginPath(path: string): string {
  return `/login?${new URLSearchParams({ redirect: path })}`;
}

/** Where `path` leads whose session ended there: home after a sign-out, else to the login form and back. */
export function pathAfterSession(path: string): string {
  return hasSignedOut() ? '/' : loginPath(path);
}
