import { newSecret } from '../../../platform/auth/secret.js';
import { factorNeeded } from '../../../platform/errors/errors.js';
import type { Deps } from '../../../platform/service/service.js';
import type { User } from '../user.entity.js';
import { insertChallenge, readWays } from './second-factor.store.js';

const CHALLENGE_MS = 10 * 60 * 1000;

/** Throws FACTOR_NEEDED, with a challenge for ten minutes, for a user with a second factor whose password is right. */
export async function askForFactor(
  { em, now }: Deps<'em' | 'now'>,
  { id: userId, sessionVersion }: User,
): Promise<void> {
  const ways = await readWays(em, userId);
  if (ways.length === 0) return;
  const { secret, hash } = newSecret();
  await insertChallenge(em, {
    ...{ hash, userId, sessionVersion },
    expiresAt: new Date(now().getTime() + CHALLENGE_MS),
  });
  throw factorNeeded(ways, secret);
}
