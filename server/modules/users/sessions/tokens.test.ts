import { describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { Tokens } from './tokens.js';

const SECRET = 'a secret of the tests, long enough for HS256';
const NOW = new Date('2026-11-21T10:00:00Z');
const SESSION = '7d3a3f0e-9a51-4f0b-8c55-1a6d2f0c7c22';
const CLAIMS = {
  id: SESSION,
  userId: '0b8f6b1e-5f0c-4f2e-9a55-2f6d2f0c7c11',
  endsAt: new Date('2026-11-28T10:00:00Z'),
};
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
  it('says whose session it is, until that ends', () => {
    const token = tokens.issue(CLAIMS, NOW);
    expect(tokens.read(token, later(7 * 86_400_000 - 1000))).toEqual(CLAIMS);
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
    const claims = part({ sub: CLAIMS.userId, sid: SESSION, ...FOR_US, exp: later(60_000).getTime() / 1000 });
    for (const alg of ['none', 'None', 'HS256']) {
      expectRefusal(`${part({ alg, typ: 'at+jwt' })}.${claims}.`, NOW, FORGED);
    }
  });

  it('with changed claims is forged', () => {
    const [header, , signature] = tokens.issue(CLAIMS, NOW).split('.');
    const claims = part({ sub: 'admin', sid: SESSION, ...FOR_US, exp: later(60_000).getTime() / 1000 });
    expectRefusal(`${header}.${claims}.${signature}`, NOW, FORGED);
  });

  it.each([
    ['another issuer', { iss: 'elsewhere', sid: SESSION }],
    ['another service', { aud: 'elsewhere', sid: SESSION }],
    ['no service', { aud: undefined, sid: SESSION }],
    ['another kind', { sid: SESSION }, 'reset+jwt'],
    ['a time to come', { sid: SESSION, nbf: later(1000).getTime() / 1000 }],
    ['no end', { sid: SESSION, exp: undefined }],
    ['no session', {}],
    ['a session that is no id', { sid: '1' }],
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

  it.each(['', 'x', 'a.b', 'a.b.c', '..', 'eyJ.eyJ.x'])('"%s" is none', (text) => {
    expectRefusal(text, NOW, FORGED);
  });
});
