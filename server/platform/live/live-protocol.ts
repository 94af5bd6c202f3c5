import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExecutionArgs, GraphQLSchema } from 'graphql';
import { MessageType, makeServer } from 'graphql-ws';
import pLimit from 'p-limit';
import type { WebSocket } from 'ws';
import { isDatabaseUnavailable } from '../errors/database-faults.js';
import { graphqlError } from '../errors/error-responses.js';
import { AppError } from '../errors/errors.js';
import { mapApolloErrors } from '../graphql/map-apollo-errors.js';
import type { AppDeps } from '../http/app-deps.js';
import type { LiveContext } from '../http/context.js';
import type { Log } from '../log/log.js';
import { addRequestFacts, currentFacts, currentRequestId, inRequest } from '../log/request-scope.js';
import type { Changes, Watch } from './changes.js';
import { asGraphqlError, type LiveSession, openSession, readSubscription } from './live-session.js';

export interface LiveEndpointOptions {
  readonly deps: AppDeps;
  readonly http: Server;
  readonly schema: GraphQLSchema;
  /** Whether a text may be executed. */
  readonly accepts: (text: string) => boolean;
  /** Changes of orders, by id. */
  readonly orders: Changes;
  /** Changes of users and their sessions, by the user's id. */
  readonly sessions: Changes;
}

/** Subscriptions of one connection. */
const SUBSCRIPTIONS_MAX = 20;
/** Reads at once, of the ten database connections of a process: when much changes, requests still find one. */
const READS_AT_ONCE = 4;
/** Time for a connection to authenticate. */
const INIT_WITHIN_MS = 3_000;
/** Close code for a token that is over: the client does not reconnect. The reason is the code of the refusal. */
const NOT_SIGNED_IN = 4401;
const PONG = JSON.stringify({ type: MessageType.Pong });

/** Close code for a fault of ours, such as an unavailable database. */
const TRY_AGAIN_LATER = 1013;

interface Caller {
  readonly ip: string;
  readonly agent: string;
}

interface Extra {
  readonly socket: WebSocket;
  readonly ip: string;
  session: LiveSession | null;
}

/** Speaks graphql-transport-ws over accepted connections: authentication, subscriptions, messages. */
export function liveProtocol(options: LiveEndpointOptions) {
  const { deps, schema, accepts, orders, sessions } = options;
  const followers = new Followers();
  const inTurn = pLimit(READS_AT_ONCE);
  const asked = { schema, accepts, schemaIsOpen: deps.env.graphql.explorer };

  const server = makeServer<{ Authorization?: unknown }, Extra>({
    connectionInitWaitTimeout: INIT_WITHIN_MS,
    async onConnect({ extra, connectionParams }) {
      const end = ({ code }: AppError) => extra.socket.close(NOT_SIGNED_IN, code);
      try {
        const session = await openSession({ deps, sessions, inTurn, end }, connectionParams?.Authorization);
        if (extra.socket.readyState === extra.socket.OPEN) extra.session = session;
        else session.stop();
      } catch (fault) {
        if (!(fault instanceof AppError)) throw fault;
        end(fault);
      }
    },
    async onSubscribe({ extra, subscriptions }, _id, payload) {
      try {
        deps.requestLimits.countPlace();
        if (Object.keys(subscriptions).length > SUBSCRIPTIONS_MAX)
          throw new AppError(
            'TOO_MANY_ATTEMPTS',
            429,
            `At most ${SUBSCRIPTIONS_MAX} subscriptions on one connection`,
          );
        const context = await contextOf(extra);
        const args = readSubscription(asked, payload);
        return 'schema' in args ? { ...args, contextValue: context } : args;
      } catch (fault) {
        return [asGraphqlError(fault)];
      }
    },
    onNext: (_connection, _id, _payload, _args: ExecutionArgs, { data, errors, extensions }) => {
      if (!errors) return;
      const refusals = errors.map((error) => graphqlError(deps.log, error.toJSON(), mapApolloErrors(error)));
      return { data, errors: refusals, extensions };
    },
    onError: (_connection, _id, _payload, errors) =>
      errors.map((error) => graphqlError(deps.log, { message: error.message }, mapApolloErrors(error))),
    onComplete: ({ extra }) => {
      const { operation, refusal, caller, userId: user } = currentFacts();
      const line = { requestId: currentRequestId(), operation, refusal, caller, user, from: extra.ip };
      deps.log.info({ event: 'live.subscription_ended', ...line }, 'Live subscription ended');
    },
    onClose({ extra }) {
      extra.session?.stop();
    },
  });

  async function contextOf({ session }: Extra): Promise<LiveContext> {
    if (!session) throw new AppError('UNAUTHENTICATED', 401, 'Not authorized, please log in');
    const viewer = { user: await inTurn(session.user), guestId: null };
    addRequestFacts({ caller: viewer.user.role, userId: viewer.user.id });
    deps.requestLimits.countCaller(viewer);
    return {
      viewer,
      services: deps.servicesFor(viewer),
      deps,
      follow(id, read) {
        const readNow = async () => {
          const now = { user: await session.user(), guestId: null };
          return read(deps.servicesFor(now));
        };
        const leave = followers.enter(viewer.user.id);
        return liveReads(orders.watch(id.toLowerCase(), leave), () => inTurn(readNow), deps.log);
      },
    };
  }

  return (socket: WebSocket, caller: Caller): void => {
    const extra: Extra = { socket, ip: caller.ip, session: null };
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (text) => send(socket, text),
        close: (code, reason) => socket.close(code, reason),
        // Sends back no payload, and does not answer a stranger.
        onPing: async () => {
          if (extra.session) await send(socket, PONG);
        },
        onMessage: (read) =>
          socket.on('message', (data) => {
            if (socket.readyState !== socket.OPEN) return;
            void inRequest(caller, () => read(String(data))).catch((fault: unknown) => {
              const level = isDatabaseUnavailable(fault) ? 'warn' : 'error';
              deps.log[level]({ event: 'live.connection_failed', err: fault }, 'A live connection failed');
              socket.close(TRY_AGAIN_LATER);
            });
          }),
      },
      extra,
    );
    socket.once('close', (code, reason) => void closed(code, String(reason)));
  };
}

/** Resolves when the text is on its way, so that a slow reader gets no more until it has read. */
function send(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve) => {
    if (socket.readyState !== socket.OPEN) resolve();
    else socket.send(text, () => resolve());
  });
}

/** Changes within this time are read once. */
const GAP_MS = 100;
/** Pause after a read that failed without a refusal, such as with an unavailable database. */
const RETRY_MS = 1_000;

/**
 * Results of `read` now, and again after each change. Nothing is buffered for a slow reader: the next read happens at
 * its request. A refusal ends the iteration; any other fault is retried.
 */
function liveReads<T>(watch: Watch, read: () => Promise<T>, log: Log): AsyncIterableIterator<T> {
  let readAt = Number.NEGATIVE_INFINITY;

  const next = async (): Promise<IteratorResult<T>> => {
    while (await watch.due()) {
      const tooSoonMs = readAt + GAP_MS - performance.now();
      if (tooSoonMs > 0) await wait(tooSoonMs);
      readAt = performance.now();
      try {
        return { value: await read(), done: false };
      } catch (fault) {
        if (fault instanceof AppError) {
          watch.end();
          throw fault;
        }
        log.warn({ event: 'live.read_failed', err: fault }, 'A live read failed; retrying');
        setTimeout(() => watch.wake(), RETRY_MS).unref();
      }
    }
    return { value: undefined, done: true };
  };

  return {
    next,
    async return() {
      watch.end();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Subscriptions of one person at one process, on all their connections: three windows full. */
const OF_ONE_PERSON_MAX = 60;

/** Counts subscriptions by person: every change of an order is read once for each follower. */
class Followers {
  readonly #counts = new Map<string, number>();

  /** Counts one more until the returned function is called. Throws TOO_MANY_ATTEMPTS. */
  enter(userId: string): () => void {
    const count = this.#counts.get(userId) ?? 0;
    if (count >= OF_ONE_PERSON_MAX)
      throw new AppError(
        'TOO_MANY_ATTEMPTS',
        429,
        `At most ${OF_ONE_PERSON_MAX} subscriptions for one person`,
      );
    this.#counts.set(userId, count + 1);
    return () => {
      const left = (this.#counts.get(userId) ?? 1) - 1;
      if (left > 0) this.#counts.set(userId, left);
      else this.#counts.delete(userId);
    };
  }
}
