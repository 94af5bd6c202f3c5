import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { keyFor, keysFor, type ShopSecrets } from '../../../platform/auth/signed-link.js';
import type { Env } from '../../../platform/env/env.js';

/** The key that links of quotes are made with. */
export type QuoteKey = ShopSecrets;

const ID_BYTES = 16;
const PURPOSE = 'saved quotes';

/**
 * What stands in the link of a quote: its id and 256 bits that only the server can make of it, so that the owner can be
 * shown the link again although no secret is stored.
 */
export function quoteSecret(id: string, key: QuoteKey): string {
  return secretOf(id, keyFor(key, PURPOSE));
}

function secretOf(id: string, key: KeyObject): string {
  const proof = createHmac('sha256', key).update(`saved-quote:${id}`).digest();
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), proof]).toString('base64url');
}

/** The quote of a link that was made with the key of now or one before; null for any other. */
export function quoteIdOf(secret: string, key: QuoteKey): string | null {
  const hex = Buffer.from(secret, 'base64url').subarray(0, ID_BYTES).toString('hex');
  const id = [0, 8, 12, 16, 20].map((start, no, all) => hex.slice(start, all[no + 1])).join('-');
  // As texts: decoding passes over signs that do not belong.
  const given = Buffer.from(secret);
  const isGenuine = keysFor(key, PURPOSE).some((one) => {
    const genuine = Buffer.from(secretOf(id, one));
    return given.length === genuine.length && timingSafeEqual(given, genuine);
  });
  return isGenuine ? id : null;
}

/** The page of a quote. Behind the #, a browser sends the secret to nobody. */
export function quoteUrl(id: string, env: QuoteKey & Pick<Env, 'publicUrl'>): string {
  return `${env.publicUrl}/quote#${quoteSecret(id, env)}`;
}
