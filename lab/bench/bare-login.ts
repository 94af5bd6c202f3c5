import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { isPassword } from '../../server/modules/users/password/passwords.js';

interface AccountRow {
  id: string;
  name: string;
  email: string;
  passwordHash: string;
  sessionVersion: number;
}

const ACCOUNT = {
  name: 'account',
  text: `select id, name, email, password_hash as "passwordHash", session_version as "sessionVersion"
    from users where email = $1 and status = 'active'`,
};
const SEEN = { name: 'seen', text: 'update users set last_login_at = now() where id = $1' };
const HEADER = toBase64('{"alg":"HS256"}');
const LIFETIME_S = 7 * 24 * 60 * 60;

/** Signs in with the product's own password check (argon2id, the same parameters and the same number at once). */
export async function login(pool: Pool, secret: string, body: Record<string, string>): Promise<string> {
  const { rows } = await pool.query<AccountRow>({ ...ACCOUNT, values: [body.email] });
  const [account] = rows;
  if (!account || !(await isPassword(account.passwordHash, body.password ?? '')))
    throw new Error('Invalid email or password');
  await pool.query({ ...SEEN, values: [account.id] });
  const issuedAt = Math.floor(Date.now() / 1000);
  const claims = { ver: account.sessionVersion, sub: account.id, iat: issuedAt, exp: issuedAt + LIFETIME_S };
  const content = `${HEADER}.${toBase64(JSON.stringify({ ...claims, iss: 'harbourline' }))}`;
  const token = `${content}.${signatureOf(content, secret).toString('base64url')}`;
  return JSON.stringify({ token, user: { id: account.id, name: account.name, email: account.email } });
}

/** The user and session that a bearer token names. Throws when it is forged or too old. */
export function readToken(authorization: string, secret: string): { userId: string; sessionVersion: number } {
  const [header, payload, signature] = authorization.slice('Bearer '.length).split('.');
  const expected = signatureOf(`${header}.${payload}`, secret);
  const given = Buffer.from(signature ?? '', 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Error('Forged token');
  const { sub, ver, exp } = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
  if (exp * 1000 < Date.now()) throw new Error('Token expired');
  return { userId: sub, sessionVersion: ver };
}

function signatureOf(content: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(content).digest();
}

function toBase64(text: string): string {
  return Buffer.from(text).toString('base64url');
}
