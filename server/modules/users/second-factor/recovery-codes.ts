import { createHash, randomBytes } from 'node:crypto';
import { hashWithSalt } from '../password/passwords.js';

const CODES = 10;
const LENGTH = 10;
/** Crockford's base32: no letter looks like another sign. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten new codes of 50 bits, as "XXXXX-XXXXX". */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const signs = Array.from(randomBytes(16).subarray(0, LENGTH), (byte) => SIGNS[byte % SIGNS.length]);
    return `${signs.slice(0, LENGTH / 2).join('')}-${signs.slice(LENGTH / 2).join('')}`;
  });
}

/** A code as typed, in the one form in which it is checked. */
export function readCode(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase();
}

/** The hash that is stored instead of a recovery code; slow, as a code is short enough to be guessed from a fast one. */
export function hashRecoveryCode(userId: string, code: string): Promise<string> {
  return hashWithSalt(readCode(code), createHash('sha256').update(userId).digest());
}
