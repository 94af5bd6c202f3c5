import { expect, test } from '@jest/globals';
import { hashPassword, isPassword } from './passwords.js';

test('a hundred passwords may wait for two that are hashed; who comes later is asked to come again', async () => {
  const asked = Array.from({ length: 110 }, (_, no) => hashPassword(`password ${no}`));
  const results = await Promise.allSettled(asked);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]?.reason).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', details: { retryAfter: 3 } });
  expect(await isPassword(await hashPassword('the next one'), 'the next one')).toBe(true);
});
