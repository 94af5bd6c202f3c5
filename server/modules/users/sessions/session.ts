import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ObjectType } from 'type-graphql';
import type { SignedInUser } from '../../../platform/auth/viewer.js';
import { unauthenticated } from '../../../platform/errors/errors.js';
import { addRequestFacts } from '../../../platform/log/request-scope.js';
import type { Deps } from '../../../platform/service/service.js';
import { User } from '../user.entity.js';
import { insertSession, replaceSession } from './sessions.store.js';

/** Lifetime of a session: seven days. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

@ObjectType({ description: 'A session: the bearer token and its user.' })
export class Session {
  @Field({ description: 'Token for "Authorization: Bearer …"; valid for seven days.' }) token: string;
  @Field(() => User, { description: 'The signed-in user.' }) user: User;
}

/** Begins a session of seven days for a user who has proved to be the owner; a raised session version ends it early. */
export async function startSession(
  { em, tokens, now }: Deps<'em' | 'tokens' | 'now'>,
  user: User,
  { isProved = false } = {},
): Promise<Session> {
  const facts = sessionFacts(user, now());
  await insertSession(em, { ...facts, isProved });
  addRequestFacts({ userId: user.id });
  return { token: tokens.issue(facts, facts.now), user };
}

/**
 * Continues the caller's session, in the transaction that ends all others, under a new token: for seven days, or the
 * rest of it. Throws UNAUTHENTICATED when it has ended meanwhile.
 */
export async function continueSession(
  tx: EntityManager,
  { tokens, now }: Deps<'tokens' | 'now'>,
  { id: userId, sessionId }: SignedInUser,
  endsAt?: Date,
): Promise<Session> {
  const user = await tx.findOneOrFail(User, { id: userId }, { refresh: true });
  const facts = { ...sessionFacts(user, now()), ...(endsAt && { endsAt }) };
  if (!sessionId || !(await replaceSession(tx, sessionId, facts))) throw unauthenticated();
  return { token: tokens.issue(facts, facts.now), user };
}

function sessionFacts({ id: userId, sessionVersion }: User, now: Date) {
  return { id: randomUUID(), userId, sessionVersion, now, endsAt: new Date(now.getTime() + LIFETIME_MS) };
}
