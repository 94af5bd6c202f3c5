import { Field, ObjectType } from 'type-graphql';
import { addRequestFacts } from '../../platform/log/request-scope.js';
import type { Tokens } from './tokens.js';
import { User } from './user.entity.js';

@ObjectType({ description: 'A session: the bearer token and its user.' })
export class Session {
  @Field({ description: 'Token for "Authorization: Bearer …"; valid for seven days.' }) token: string;
  @Field(() => User, { description: 'The signed-in user.' }) user: User;
}

/**
 * A session of a user with their current facts: seven days, or the rest of a session that continues without the
 * password; ended early by a raised session version.
 */
export function issueSession(tokens: Tokens, user: User, now: Date, endsAt?: Date): Session {
  const { id: userId, sessionVersion } = user;
  addRequestFacts({ userId });
  const token = tokens.issue({ userId, sessionVersion, ...(endsAt && { endsAt }) }, now);
  return { token, user };
}
