import { createHash, createHmac } from 'node:crypto';
import type { Env } from '../env.js';

type SecretEnv = Pick<Env, 'jwtSecret' | 'publicUrl'>;

/**
 * What stands in the link of a quote: 256 bits that only the server can make of its id, so that the owner can be shown
 * the link again although no secret is stored.
 */
export function quoteSecret(id: string, { jwtSecret }: Pick<SecretEnv, 'jwtSecret'>): string {
  return createHmac('sha256', jwtSecret).update(`saved-quote:${id}`).digest('base64url');
}

/** What is stored instead, and looked up: links that were given out outlive a change of the key. */
export function hashQuoteSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The page of a quote. Behind the #, a browser sends the secret to nobody. */
export function quoteUrl(id: string, env: SecretEnv): string {
  return `${env.publicUrl}/quote#${quoteSecret(id, env)}`;
}
