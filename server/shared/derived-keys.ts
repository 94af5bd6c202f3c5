import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** The secret of the shop, and those it had before: what they signed is still taken. */
export interface ShopSecrets {
  readonly jwtSecret: string;
  readonly previousSecrets?: readonly string[];
}

const KEY_BYTES = 32;

const derived = new Map<string, KeyObject>();

/** The key for one purpose (HKDF, RFC 5869): what is made for one says nothing about another. */
export function keyFor({ jwtSecret }: ShopSecrets, purpose: string): KeyObject {
  return derive(jwtSecret, purpose);
}

/** The keys that may have been used for a purpose, the one of now first. */
export function keysFor({ jwtSecret, previousSecrets = [] }: ShopSecrets, purpose: string): KeyObject[] {
  return [jwtSecret, ...previousSecrets].map((secret) => derive(secret, purpose));
}

function derive(secret: string, purpose: string): KeyObject {
  const name = JSON.stringify([purpose, secret]);
  const known = derived.get(name);
  if (known) return known;
  const key = createSecretKey(
    Buffer.from(hkdfSync('sha256', secret, '', `harbourline ${purpose}`, KEY_BYTES)),
  );
  derived.set(name, key);
  return key;
}
