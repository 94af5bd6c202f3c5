import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { quoteIdOf, quoteSecret } from './quote-secret.js';

const KEY = { jwtSecret: 'a key of the tests' };

test('a link leads to its quote, and to no other when a character of it changes', () => {
  const id = randomUUID();
  const secret = quoteSecret(id, KEY);
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(quoteIdOf(secret, KEY)).toBe(id);
  expect(quoteIdOf(`${secret}A`, KEY)).toBeNull();
  for (let at = 0; at < secret.length; at += 1) {
    const other = secret.slice(0, at) + (secret[at] === 'A' ? 'B' : 'A') + secret.slice(at + 1);
    expect(quoteIdOf(other, KEY)).toBeNull();
  }
});

test.each(['', 'A', randomUUID(), 'A'.repeat(64), 'é'.repeat(64)])('%p opens nothing', (text) => {
  expect(quoteIdOf(text, KEY)).toBeNull();
});

test('a link of another key is known by its stored hash alone', () => {
  expect(quoteIdOf(quoteSecret(randomUUID(), { jwtSecret: 'the key before' }), KEY)).toBeNull();
});
