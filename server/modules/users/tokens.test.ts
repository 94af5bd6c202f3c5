import { describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { Tokens } from './tokens.js';

const SECRET = 'a secret of the tests, long enough for HS256';
const NOW = new Date('2026-11-21T10:00:00Z');
const CLAIMS = { userId: '0b8f6b1e-5f0c-4f2e-9a55-2f6d2f0c7c11', sessionVersion: 3 };
const FORGED = { status: 401, code: 'UNAUTHENTICATED', message: 'Not authorized, please log in' };

const tokens = new Tokens(SECRET);
const FOR_US = { iss: 'harbourline', aud: 'harbourline' };
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (claims: object, typ: string) =>
  jwt.sign(claims, SECRET, { header: { alg: 'HS256', typ }, noTimestamp: true });
const later = (ms: number) => new Date(NOW.getTime() + ms);
const expectRefusal = (token: string, now: Date, refusal: object) =>
  expect(() => tokens.read(token, now)).toThrow(expect.objectContaining(refusal));

describe('a bearer token', () => {
  it('says whose it is, for seven days', () => {
    const token = tokens.issue(CLAIMS, NOW);
    expect(tokens.read(token, later(7 * 86_400_000 - 1000))).toEqual({
      ...CLAIMS,
      endsAt: later(7 * 86_400_000),
    });
    expectRefusal(token, later(7 * 86_400_000), {
      status: 401,
      code: 'TOKEN_EXPIRED',
    });
  });

  it('of another secret is forged', () => {
    const token = new Tokens('another secret, just as long as ours').issue(CLAIMS, NOW);
    expectRefusal(token, NOW, FORGED);
  });

  it('without a signature is forged, whatever its algorithm says', () => {
    const claims = part({ sub: CLAIMS.userId, ver: 3, ...FOR_US, exp: later(60_000).getTime() / 1000 });
    for (const alg of ['none', 'None', 'HS256']) {
      expectRefusal(`${part({ alg, typ: 'at+jwt' })}.${claims}.`, NOW, FORGED);
    }
  });

  it('with changed claims is forged', () => {
    const [header, , signature] = tokens.issue(CLAIMS, NOW).split('.');
    const claims = part({ sub: 'admin', ver: 1, ...FOR_US, exp: later(60_000).getTime() / 1000 });
    expectRefusal(`${header}.${claims}.${signature}`, NOW, FORGED);
  });

  it.each([
    ['another issuer', { iss: 'elsewhere', ver: 1 }],
    ['another service', { aud: 'elsewhere', ver: 1 }],
    ['no service', { aud: undefined, ver: 1 }],
    ['another kind', { ver: 1 }, 'reset+jwt'],
    ['a time to come', { ver: 1, nbf: later(1000).getTime() / 1000 }],
    ['no end', { ver: 1, exp: undefined }],
    ['no session', {}],
    ['a session that is no number', { ver: '1' }],
  ])('of %s is refused', (_what, claims, typ = 'at+jwt') => {
    const content = {
      ...FOR_US,
      sub: CLAIMS.userId,
      exp: later(60_000).getTime() / 1000,
      ...claims,
    };
    const token = signed(JSON.parse(JSON.stringify(content)), typ);
    expectRefusal(token, NOW, FORGED);
  });

  it('is another at each sign-in', () => {
    expect(tokens.issue(CLAIMS, NOW)).not.toBe(tokens.issue(CLAIMS, NOW));
  });

  it.each(['', 'x', 'a.b', 'a.b.c', '..', 'eyJ.eyJ.x'])('"%s" is none', (text) => {
    expectRefusal(text, NOW, FORGED);
  });
});
