/** The login form's address for somebody who wanted `path`. */
export function loginPath(path: string): string {
  return `/login?${new URLSearchParams({ redirect: path })}`;
}
