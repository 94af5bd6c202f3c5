import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { quoteIdOf, quoteSecret } from '../../modules/quotes/saved/quote-secret.js';
import { Tokens } from '../../modules/users/sessions/tokens.js';
import { keyFor, readLink, signLink } from './signed-link.js';

const BEFORE = { jwtSecret: 'the secret of last year' };
const ROTATED = { jwtSecret: 'the secret of this year', previousSecrets: [BEFORE.jwtSecret] };
const FORGOTTEN = { jwtSecret: 'the secret of this year' };
const now = () => new Date();

test('each purpose has a key of its own', () => {
  const keys = ['session', 'limits', 'link: request'].map((purpose) =>
    keyFor(BEFORE, purpose).export().toString('hex'),
  );
  expect(new Set(keys).size).toBe(3);
  expect(keys).not.toContain(Buffer.from(BEFORE.jwtSecret).toString('hex'));
});

test('a link of an email that was signed with the secret before works, until that is forgotten', () => {
  const kind = { purpose: 'request', lifetimeMs: 60_000, advice: 'Ask again.' };
  const token = signLink({ env: BEFORE, now }, kind, { sub: 'R-1' });
  const read = (env: typeof FORGOTTEN) => readLink({ env, now }, kind, token, ({ sub }) => sub);
  expect(read(ROTATED)).toBe('R-1');
  expect(() => read(FORGOTTEN)).toThrow('This link is incomplete. Ask again.');
});

test('a link of a quote works after a rotation, and new ones are made with the new secret', () => {
  const id = randomUUID();
  expect(quoteIdOf(quoteSecret(id, BEFORE), ROTATED)).toBe(id);
  expect(quoteSecret(id, ROTATED)).toBe(quoteSecret(id, FORGOTTEN));
  expect(quoteIdOf(quoteSecret(id, BEFORE), FORGOTTEN)).toBeNull();
});

test('nobody is signed out by a rotation', () => {
  const session = { id: randomUUID(), userId: randomUUID(), endsAt: new Date(now().getTime() + 60_000) };
  const token = new Tokens(BEFORE.jwtSecret).issue(session, now());
  expect(new Tokens(ROTATED.jwtSecret, ROTATED.previousSecrets).read(token, now())).toMatchObject({
    id: session.id,
  });
  expect(() => new Tokens(FORGOTTEN.jwtSecret).read(token, now())).toThrow();
});
