import { BadSetting } from './bad-setting.js';

const LENGTH_MIN = 32;
/** One in ten thousand secrets of 32 random hexadecimal digits has fewer; of base64, none. */
const DIFFERENT_MIN = 10;

/** Signs sessions. Null: none was given, and one is made. Throws BadSetting. */
export function readJwtSecret(secret: string | undefined, production: boolean): string | null {
  if (!production) return secret || null;
  if (!secret) throw new BadSetting('JWT_SECRET is required in production.');
  if (secret.length < LENGTH_MIN)
    throw new BadSetting(`JWT_SECRET must be at least ${LENGTH_MIN} characters long in production.`);
  if (new Set(secret).size < DIFFERENT_MIN || isRepetition(secret))
    throw new BadSetting('JWT_SECRET is easy to guess. Make one with: openssl rand -base64 32');
  return secret;
}

/** Secrets of before, whose signatures are still taken. Throws BadSetting. */
export function readPreviousSecrets({ JWT_SECRET_PREVIOUS = '' }: NodeJS.ProcessEnv): readonly string[] {
  const secrets = JWT_SECRET_PREVIOUS.split(',').map((secret) => secret.trim());
  const given = secrets.filter((secret) => secret !== '');
  if (given.every((secret) => secret.length >= LENGTH_MIN)) return given;
  throw new BadSetting(
    `JWT_SECRET_PREVIOUS is a list with commas; each secret has at least ${LENGTH_MIN} characters.`,
  );
}

/** The same part at least twice over, the last time perhaps cut short. */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1)
    if (text.startsWith(text.slice(length))) return true;
  return false;
}
