import { describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { Tokens } from './tokens.js';

const SECRET = 'a secret of the tests, long enough for HS256';
const NOW = new Date('2026-11-21T10:00:00Z');
const CLAIMS = { userId: '0b8f6b1e-5f0c-4f2e-9a55-2f6d2f0c7c11', sessionVersion: 3 };
const FORGED = { status: 401, code: 'UNAUTHENTICATED', message: 'Not authorized, please log in' };

const tokens = new Tokens(SECRET);
const FOR_US = { iss: 'harbourline', aud: 'harbourline' };
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const later = (ms: number) => new Date(NOW.getTime() + ms);

describe('a bearer token', () => {
  it('says whose it is, for seven days', async () => {
    const token = await tokens.issue(CLAIMS, NOW);
    expect(await tokens.read(token, later(7 * 86_400_000 - 1000))).toEqual({
      ...CLAIMS,
      endsAt: later(7 * 86_400_000),
    });
    await expect(tokens.read(token, later(7 * 86_400_000))).rejects.toMatchObject({
      status: 401,
      code: 'TOKEN_EXPIRED',
    });
  });

  it('of another secret is forged', async () => {
    const token = await new Tokens('another secret, just as long as ours').issue(CLAIMS, NOW);
    await expect(tokens.read(token, NOW)).rejects.toMatchObject(FORGED);
  });

  it('without a signature is forged, whatever its algorithm says', async () => {
    const claims = part({ sub: CLAIMS.userId, ver: 3, ...FOR_US, exp: later(60_000).getTime() / 1000 });
    for (const alg of ['none', 'None', 'HS256']) {
      await expect(tokens.read(`${part({ alg, typ: 'at+jwt' })}.${claims}.`, NOW)).rejects.toMatchObject(
        FORGED,
      );
    }
  });

  it('with changed claims is forged', async () => {
    const [header, , signature] = (await tokens.issue(CLAIMS, NOW)).split('.');
    const claims = part({ sub: 'admin', ver: 1, ...FOR_US, exp: later(60_000).getTime() / 1000 });
    await expect(tokens.read(`${header}.${claims}.${signature}`, NOW)).rejects.toMatchObject(FORGED);
  });

  it.each([
    ['another issuer', { iss: 'elsewhere', ver: 1 }],
    ['another service', { aud: 'elsewhere', ver: 1 }],
    ['no service', { aud: undefined, ver: 1 }],
    ['another kind', { ver: 1 }, 'reset+jwt'],
    ['a time to come', { ver: 1, nbf: later(1000).getTime() / 1000 }],
    ['no session', {}],
    ['a session that is no number', { ver: '1' }],
  ])('of %s is refused', async (_what, claims, typ = 'at+jwt') => {
    const token = await new SignJWT({
      ...FOR_US,
      ...claims,
      sub: CLAIMS.userId,
      exp: later(60_000).getTime() / 1000,
    })
      .setProtectedHeader({ alg: 'HS256', typ })
      .sign(new TextEncoder().encode(SECRET));
    await expect(tokens.read(token, NOW)).rejects.toMatchObject(FORGED);
  });

  it('is another at each sign-in', async () => {
    expect(await tokens.issue(CLAIMS, NOW)).not.toBe(await tokens.issue(CLAIMS, NOW));
  });

  it.each(['', 'x', 'a.b', 'a.b.c', '..', 'eyJ.eyJ.x'])('"%s" is none', async (text) => {
    await expect(tokens.read(text, NOW)).rejects.toMatchObject(FORGED);
  });
});
