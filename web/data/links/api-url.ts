/** The address of a call to the API: on the page's own host, unless the build was given API_URL. */
export function apiUrl(path: string): string {
  return `${process.env.API_URL ?? ''}${path}`;
}
