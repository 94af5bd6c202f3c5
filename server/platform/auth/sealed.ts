import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor, keysFor, type ShopSecrets } from './signed-link.js';

const ALGORITHM = 'aes-256-gcm';
const TAG_BYTES = 16;
const NONCE_BYTES = 16;

/** A text as only the shop can read it (AES-256-GCM), under a key for this purpose and for this owner alone. */
export function seal(secrets: ShopSecrets, purpose: string, owner: string, text: string): string {
  const nonce = randomBytes(16);
  const cipher = createCipheriv(ALGORITHM, keyFor(secrets, purpose), nonce).setAAD(Buffer.from(owner));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
}

/** The sealed text; null when it belongs to another owner, or was sealed with a secret that is no longer accepted. */
export function unseal(secrets: ShopSecrets, purpose: string, owner: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  for (const key of keysFor(secrets, purpose)) {
    try {
      const cipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      const content = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([cipher.update(content), cipher.final()]).toString('utf8');
    } catch {
      // Sealed with another key.
    }
  }
  return null;
}
