import { AppError, unauthenticated } from '../shared/errors/errors.js';
import type { SignedInUser } from '../shared/viewer.js';
import type { AppContainer } from '../start/app-container.js';
import { readBearer } from '../start/context.js';
import { authenticate } from '../users/authenticate.js';
import type { Changes, Watch } from './changes.js';

/** A sign-in that lasts as long as a connection, or ends it. */
export interface LiveSession {
  /** Who it is now. Throws UNAUTHENTICATED or TOKEN_EXPIRED, and ends the connection. */
  user(): Promise<SignedInUser>;
  stop(): void;
}

export interface SessionOptions {
  readonly parts: AppContainer;
  readonly sessions: Changes;
  /** Lets a read wait while many others are done. */
  readonly inTurn: <T>(read: () => Promise<T>) => Promise<T>;
  readonly end: (refusal: AppError) => void;
}

/**
 * Reads the token that a connection begins with. From then on `end` is called as soon as the token is over, the account
 * is closed or its sessions are ended. Throws UNAUTHENTICATED or TOKEN_EXPIRED.
 */
export async function openSession(
  { parts, sessions, inTurn, end }: SessionOptions,
  sent: unknown,
): Promise<LiveSession> {
  if (typeof sent !== 'string') throw unauthenticated();
  const token = readBearer(sent);
  const read = () => authenticate(parts.database.pool, parts.tokens, token, parts.now());
  const { id, sessionEndsAt } = await inTurn(read);

  const user = async () => {
    try {
      return await read();
    } catch (fault) {
      if (fault instanceof AppError) end(fault);
      throw fault;
    }
  };
  const expiry = setTimeout(
    () => void inTurn(user).catch(() => {}),
    sessionEndsAt.getTime() - parts.now().getTime() + 1,
  );
  const watch = sessions.watch(id);
  void watchSession(watch, () => inTurn(user));
  return {
    user,
    stop() {
      clearTimeout(expiry);
      watch.end();
    },
  };
}

async function watchSession(watch: Watch, user: () => Promise<unknown>): Promise<void> {
  // The first look is due at once, and has just been taken.
  await watch.due();
  while (await watch.due()) await user().catch(() => {});
}
