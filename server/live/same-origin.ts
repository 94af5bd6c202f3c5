import type { IncomingMessage } from 'node:http';

/**
 * Whether a browser's page of our own asks for a connection. Browsers send the origin of the page and no other program
 * has to; a page of somebody else could otherwise open a connection in a visitor's name.
 */
export function isOurOwnPage({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const asking = URL.parse(origin);
  return asking !== null && (asking.host === host || asking.origin === URL.parse(publicUrl)?.origin);
}
