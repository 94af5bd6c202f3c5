import { createCipheriv, createHmac, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { Tokens } from '../../modules/users/sessions/tokens.js';
import { keyFor } from '../../platform/auth/signed-link.js';
import { RestClient } from '../clients/rest-client.js';
import { signInAsAdmin, signUp } from '../factories.js';
import { startTestApp, type TestApp } from '../test-app.js';

/** A genuine token of a customer in parts; the secret that signs it; an admin to impersonate. */
interface Loot {
  readonly token: string;
  readonly header: string;
  readonly payload: string;
  readonly signature: string;
  readonly secret: Buffer;
  readonly userId: string;
  readonly adminId: string;
}

/** The forged request: headers, and perhaps a query string. */
interface Sent {
  readonly headers: Record<string, string>;
  readonly search?: string;
}

type Forger = (loot: Loot) => string | Sent;

const DAY_S = 86_400;
const now = () => Math.floor(Date.now() / 1000);
const encode = (part: unknown) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
const hmac = (text: string, key: string | Buffer, hash = 'sha256') =>
  createHmac(hash, key).update(text).digest('base64url');
const claimsOf = ({ payload }: Loot) =>
  JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
const HEADER = { alg: 'HS256', typ: 'at+jwt' };

/** Header and claims as given, signed with a key. */
const signed = (header: unknown, claims: unknown, key: string | Buffer) => {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${hmac(text, key)}`;
};
/** Other claims under the genuine signature. */
const edited = (loot: Loot, changes: object) =>
  `${loot.header}.${encode({ ...claimsOf(loot), ...changes })}.${loot.signature}`;
/** A token with other claims or header under our real secret: only the server's rules stop it. */
const bySecret = (loot: Loot, changes: object, header: object = HEADER) =>
  signed(header, { ...claimsOf(loot), ...changes }, loot.secret);
const unsigned = (alg: string) => (loot: Loot) =>
  `${encode({ alg, typ: 'at+jwt' })}.${encode({ ...claimsOf(loot), sub: loot.adminId })}.`;
const bearer = (value: string): Sent => ({ headers: { Authorization: value } });

const FORGERS: Readonly<Record<string, Forger>> = {
  'alg none': unsigned('none'),
  'alg None': unsigned('None'),
  'alg NONE': unsigned('NONE'),
  'alg nOnE': unsigned('nOnE'),
  'no alg at all': (loot) => signed({ typ: 'at+jwt' }, claimsOf(loot), loot.secret),
  'alg none with the genuine signature': ({ payload, signature }) =>
    `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.${signature}`,
  'signed with an empty key': (loot) => signed(HEADER, claimsOf(loot), ''),
  'signed with the name of the shop': (loot) => signed(HEADER, claimsOf(loot), 'harbourline'),
  'signed with the key that everybody takes': (loot) => signed(HEADER, claimsOf(loot), 'secret'),
  'signed with the publishable key': (loot) => signed(HEADER, claimsOf(loot), 'pk_test_sandbox'),
  'signed with zeros': (loot) => signed(HEADER, claimsOf(loot), Buffer.alloc(32)),
  'HS384 by the right secret': (loot) => {
    const text = `${encode({ ...HEADER, alg: 'HS384' })}.${loot.payload}`;
    return `${text}.${hmac(text, loot.secret, 'sha384')}`;
  },
  'HS512 by the right secret': (loot) => {
    const text = `${encode({ ...HEADER, alg: 'HS512' })}.${loot.payload}`;
    return `${text}.${hmac(text, loot.secret, 'sha512')}`;
  },
  'RS256 with a key of its own': (loot) => byKeyPair(loot, 'RS256'),
  'ES256 with a key of its own, shown in jwk': (loot) => byKeyPair(loot, 'ES256'),
  'another user, signature kept': (loot) => edited(loot, { sub: loot.adminId }),
  'another session, signature kept': (loot) => edited(loot, { sid: randomUUID() }),
  'a later end, signature kept': (loot) => edited(loot, { exp: now() + 3_650 * DAY_S }),
  'another role beside, signature kept': (loot) => edited(loot, { role: 'admin' }),
  'no signature': ({ header, payload }) => `${header}.${payload}.`,
  'no signature and no dot': ({ header, payload }) => `${header}.${payload}`,
  'half a signature': ({ header, payload, signature }) =>
    `${header}.${payload}.${signature.slice(0, signature.length / 2)}`,
  'one bit of the signature changed': ({ header, payload, signature }) =>
    `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
  'alg said twice, none last': (loot) => {
    const text = `${encode('{"alg":"HS256","typ":"at+jwt","alg":"none"}')}.${loot.payload}`;
    return `${text}.${hmac(text, loot.secret)}`;
  },
  'a crit header that nobody knows': (loot) => bySecret(loot, {}, { ...HEADER, crit: ['vip'], vip: true }),
  'kid as a path to an empty file': (loot) =>
    signed({ ...HEADER, kid: '../../../../dev/null' }, claimsOf(loot), ''),
  'kid as SQL': (loot) => signed({ ...HEADER, kid: "x' union select 'key'--" }, claimsOf(loot), 'key'),
  'jku and x5u to a key server of its own': (loot) =>
    signed(
      { ...HEADER, jku: 'http://127.0.0.1:9/keys', x5u: 'http://127.0.0.1:9/cert' },
      claimsOf(loot),
      'theirs',
    ),
  'a genuine token within a token': (loot) => signed({ ...HEADER, cty: 'JWT' }, loot.token, loot.secret),
  'encrypted instead of signed': ({ token }) => encrypted(token),
  'base64 with padding': ({ header, payload, signature }) => `${header}.${payload}.${signature}=`,
  'base64 with letters behind it': ({ token }) => `${token}AA`,
  'white space within': ({ header, payload, signature }) => `${header}. ${payload}.${signature}`,
  'from another issuer': (loot) => bySecret(loot, { iss: 'https://harbourline.example' }),
  'for somebody else': (loot) => bySecret(loot, { aud: 'another-shop' }),
  'not yet valid': (loot) => bySecret(loot, { nbf: now() + DAY_S }),
  'a token of another kind': (loot) => bySecret(loot, {}, { alg: 'HS256', typ: 'JWT' }),
  'a session that is no id': (loot) => bySecret(loot, { sid: '1' }),
  'a user that is no id': (loot) => bySecret(loot, { sub: "' or true --" }),
  'a user that is a list': (loot) => bySecret(loot, { sub: [loot.adminId] }),
  'a user nobody is': (loot) => bySecret(loot, { sub: randomUUID() }),
  'a claim of 12,000 letters, signature kept': (loot) => edited(loot, { note: 'x'.repeat(9_000) }),
  'letters beyond ASCII': ({ token }) => bearer(`Bearer ${token.slice(0, -1)}\u00e9`),
  'two tokens': ({ token }) => bearer(`Bearer ${token}, Bearer ${token}`),
  'the Basic scheme': ({ token }) => bearer(`Basic ${Buffer.from(`ann:${token}`).toString('base64')}`),
  'a genuine token without its scheme': ({ token }) => bearer(token),
  'a genuine token in the query': ({ token }) => ({
    headers: {},
    search: `?token=${token}&access_token=${token}&authorization=Bearer+${token}`,
  }),
  'a genuine token in a cookie': ({ token }) => ({
    headers: { Cookie: `token=${token}; Authorization=Bearer ${token}` },
  }),
};

const LOGIN = { code: 'UNAUTHENTICATED', message: 'Not authorized, please log in' };

let app: TestApp;
let loot: Loot;

beforeAll(async () => {
  app = await startTestApp();
  const [customer, admin] = [new RestClient(app.url), new RestClient(app.url)];
  const { id: userId } = await signUp(customer);
  const { id: adminId } = await signInAsAdmin(admin);
  const token = customer.token ?? '';
  const [header = '', payload = '', signature = ''] = token.split('.');
  loot = { token, header, payload, signature, secret: keyFor(app.env, 'session').export(), userId, adminId };
});

afterAll(() => app?.stop());

describe('the genuine token', () => {
  it('opens both APIs, so that what follows is refused for what is wrong with it', async () => {
    const sent = bearer(`Bearer ${loot.token}`);
    expect(await ask('GET', '/api/orders/my-orders', sent)).toMatchObject({ status: 200, error: null });
    expect(await ask('POST', '/graphql', sent)).toMatchObject({ status: 200, error: null });
    const again = bearer(`Bearer ${bySecret(loot, {})}`);
    expect(await ask('GET', '/api/orders/my-orders', again)).toMatchObject({ status: 200 });
  });

  it('expires after its time, and the message says so', async () => {
    const longAgo = new Date(Date.now() - 8 * DAY_S * 1000);
    const old = new Tokens(app.env.jwtSecret).issue(
      { ...{ id: randomUUID(), userId: loot.userId }, endsAt: longAgo },
      longAgo,
    );
    const over = { status: 401, error: { code: 'TOKEN_EXPIRED', message: 'Token expired' } };
    expect(await ask('GET', '/api/orders/my-orders', bearer(`Bearer ${old}`))).toEqual(over);
    expect(await ask('POST', '/graphql', bearer(`Bearer ${old}`))).toEqual(over);
  });
});

describe('a forged or edited token', () => {
  it('comes in at least forty forms', () => {
    expect(Object.keys(FORGERS).length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.entries(FORGERS))('opens neither API: %s', async (_what, forge) => {
    const forged = forge(loot);
    const sent = typeof forged === 'string' ? bearer(`Bearer ${forged}`) : forged;
    expect(await ask('GET', '/api/orders/my-orders', sent)).toEqual({ status: 401, error: LOGIN });
    expect(await ask('POST', '/graphql', sent)).toEqual({ status: 401, error: LOGIN });
  });
});

/** Calls an endpoint for signed-in users alone. */
async function ask(method: 'GET' | 'POST', path: string, { headers, search = '' }: Sent) {
  const response = await fetch(app.url + path + search, {
    method,
    headers: { ...headers, ...(method === 'POST' ? { 'Content-Type': 'application/json' } : {}) },
    body: method === 'POST' ? JSON.stringify({ query: '{ myOrders { totalOrders } }' }) : undefined,
  });
  const answer = (await response.json()) as {
    code?: string;
    message?: string;
    errors?: { message: string; extensions: { code: string } }[];
  };
  const [error] = answer.errors ?? [];
  const { code, message } = error ? { code: error.extensions.code, message: error.message } : answer;
  return { status: response.status, error: code ? { code, message } : null };
}

/** A token signed by a private key, with the public half in its header. */
function byKeyPair(loot: Loot, alg: 'RS256' | 'ES256'): string {
  const { privateKey, publicKey } =
    alg === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const header = { alg, typ: 'at+jwt', jwk: publicKey.export({ format: 'jwk' }) };
  return jwt.sign({ ...claimsOf(loot), sub: loot.adminId }, privateKey, { algorithm: alg, header });
}

/** A JWE with a key of its own (RFC 7516, compact). */
function encrypted(text: string): string {
  const [header, iv] = [encode({ alg: 'dir', enc: 'A256GCM' }), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', Buffer.alloc(32, 1), iv).setAAD(Buffer.from(header));
  const content = Buffer.concat([cipher.update(text), cipher.final()]);
  const parts = [iv, content, cipher.getAuthTag()].map((part) => part.toString('base64url'));
  return [header, '', ...parts].join('.');
}
