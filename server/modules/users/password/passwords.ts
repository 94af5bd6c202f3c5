import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { tooManyAttempts } from '../../../platform/errors/errors.js';

/** OWASP Password Storage Cheat Sheet, 2025: argon2id, 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes a whole core; more at once than this only delays everything else. */
const CONCURRENCY = 2;

/** About two seconds of work; further requests are refused with Retry-After. */
const WAITING_MAX = 100;
const RETRY_AFTER_S = 3;

const limit = pLimit(CONCURRENCY);

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= WAITING_MAX) throw tooManyAttempts(RETRY_AFTER_S);
  return limit(work);
}

/** The argon2id hash of a password, in PHC text form. Throws TOO_MANY_ATTEMPTS while too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, ARGON2ID));
}

/** Such a hash with a salt of the caller's, by which it can be looked up: for secrets drawn at random alone. */
export function hashWithSalt(secret: string, salt: Uint8Array): Promise<string> {
  return inTurn(() => hash(secret, { ...ARGON2ID, salt }));
}

/** True when the hash is the password's. Throws TOO_MANY_ATTEMPTS while too many wait. */
export function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password));
}

/** The hash of a password that nobody knows: sign-in to the account fails, at the same cost as any other. */
export function hashNoPassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'));
}

let decoy: Promise<string> | undefined;

/** Does the work of a check for an unknown address, so that the time taken reveals nothing. */
export async function verifyDummyPassword(password: string): Promise<false> {
  decoy ??= hashPassword('no account has this password').catch((error) => {
    decoy = undefined;
    throw error;
  });
  await isPassword(await decoy, password);
  return false;
}
