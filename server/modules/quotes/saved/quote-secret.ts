import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { keyFor, keysFor, type ShopSecrets } from '../../../platform/auth/signed-link.js';
import type { Env } from '../../../platform/env/env.js';

/** The secrets from which the key of quote links is derived. */
export type QuoteKey = ShopSecrets;

const ID_BYTES = 16;
const PURPOSE = 'saved quotes';

/**
 * The secret of a quote's link: its id and 256 bits that only the server can derive from it, so that the owner can be
 * shown the link again although no secret is stored.
 */
export function quoteSecret(id: string, key: QuoteKey): string {
  return secretOf(id, keyFor(key, PURPOSE));
}

function secretOf(id: string, key: KeyObject): string {
  const proof = createHmac('sha256', key).update(`saved-quote:${id}`).digest();
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), proof]).toString('base64url');
}

/** The quote of a link made with the current key or an earlier one; null for any other. */
export function quoteIdOf(secret: string, key: QuoteKey): string | null {
  const hex = Buffer.from(secret, 'base64url').subarray(0, ID_BYTES).toString('hex');
  const id = [0, 8, 12, 16, 20].map((start, no, all) => hex.slice(start, all[no + 1])).join('-');
  // Compared as texts: decoding ignores characters that do not belong.
  const given = Buffer.from(secret);
  const isGenuine = keysFor(key, PURPOSE).some((one) => {
    const genuine = Buffer.from(secretOf(id, one));
    return given.length === genuine.length && timingSafeEqual(given, genuine);
  });
  return isGenuine ? id : null;
}

/** The page of a quote. A browser sends nothing behind the # to anybody. */
export function quoteUrl(id: string, env: QuoteKey & Pick<Env, 'publicUrl'>): string {
  return `${env.publicUrl}/quote#${quoteSecret(id, env)}`;
}
