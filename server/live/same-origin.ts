import type { IncomingMessage } from 'node:http';
import type { Env } from '../env/env.js';

/**
 * Whether a browser's page of our own asks for a connection. Browsers send the origin of the page and no other program
 * has to; a page of somebody else could otherwise open a connection in a visitor's name.
 */
export function isOurOwnPage(
  { headers }: IncomingMessage,
  { publicUrl, webOrigins }: Pick<Env, 'publicUrl' | 'webOrigins'>,
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const asking = URL.parse(origin);
  if (asking === null) return false;
  return asking.host === host || [URL.parse(publicUrl)?.origin, ...webOrigins].includes(asking.origin);
}
