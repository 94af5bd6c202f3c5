import type { Pool } from 'pg';
import { hashSecret, newSecret } from '../../../platform/auth/secret.js';
import type { SignedInUser } from '../../../platform/auth/viewer.js';
import { unauthenticated } from '../../../platform/errors/errors.js';
import { readKeyHolder } from './api-key.store.js';

/** All keys begin with it, so that scanners of sources and logs recognise one that leaked. */
const KEY_PREFIX = 'hl_';
const SHOWN_LENGTH = 10;

/** A new key: what its owner keeps, and what is stored. */
export function newApiKey(): { key: string; prefix: string; hash: string } {
  const key = KEY_PREFIX + newSecret().secret;
  return { key, prefix: key.slice(0, SHOWN_LENGTH), hash: hashSecret(key) };
}

export function isApiKey(token: string): boolean {
  return token.startsWith(KEY_PREFIX);
}

/**
 * The owner of a key with the key; both are read from the database at every request. Throws UNAUTHENTICATED for an
 * unknown, expired or revoked key, and when its owner is no active member of staff.
 */
export async function authenticateKey(pool: Pool, key: string): Promise<SignedInUser> {
  const holder = await readKeyHolder(pool, hashSecret(key));
  if (!holder) throw unauthenticated('This API key is unknown, expired or revoked');
  const { keyId, keyName, permissions, ...owner } = holder;
  return { ...owner, apiKey: { id: keyId, name: keyName, permissions } };
}
