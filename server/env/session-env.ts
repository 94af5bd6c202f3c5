import { BadSetting } from './bad-setting.js';

const SECRET_LENGTH_MIN = 32;

/** Signs sessions. Null: none was given, and one is made. Throws BadSetting. */
export function readJwtSecret(secret: string | undefined, production: boolean): string | null {
  if (!production) return secret || null;
  if (!secret) throw new BadSetting('JWT_SECRET is required in production.');
  if (secret.length < SECRET_LENGTH_MIN)
    throw new BadSetting(`JWT_SECRET must be at least ${SECRET_LENGTH_MIN} characters long in production.`);
  return secret;
}
