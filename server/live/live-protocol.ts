import type { ExecutionArgs } from 'graphql';
import { MessageType, makeServer } from 'graphql-ws';
import pLimit from 'p-limit';
import type { WebSocket } from 'ws';
import { mapApolloErrors } from '../graphql/map-apollo-errors.js';
import { isDatabaseUnavailable } from '../shared/errors/database-faults.js';
import { graphqlError } from '../shared/errors/error-responses.js';
import { AppError } from '../shared/errors/errors.js';
import { currentFacts, currentRequestId, inRequest, noteOnRequest } from '../shared/request-scope.js';
import type { LiveContext } from '../start/context.js';
import { createServices } from '../start/services.js';
import { Followers } from './followers.js';
import type { LiveEndpointOptions } from './live-endpoint-options.js';
import { asGraphqlError, readSubscription } from './live-operations.js';
import { liveReads } from './live-reads.js';
import { type LiveSession, openSession } from './live-session.js';

/** How many subscriptions one connection may have. */
const SUBSCRIPTIONS_MAX = 20;
/** Of the ten database connections of a process: when much changes at once, requests still find one. */
const READS_AT_ONCE = 4;
/** How long a connection may be open without saying whose it is. */
const INIT_WITHIN_MS = 3_000;
/** Closed with this code a client does not come back: its token is over. The reason is the code of the refusal. */
const NOT_SIGNED_IN = 4401;
const PONG = JSON.stringify({ type: MessageType.Pong });

/** A fault of ours, such as a database that is away. */
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

/** Speaks graphql-transport-ws over connections that were let in: authentication, subscriptions, messages. */
export function liveProtocol(options: LiveEndpointOptions) {
  const { parts, schema, accepts, orders, sessions } = options;
  const followers = new Followers();
  const inTurn = pLimit(READS_AT_ONCE);
  const asked = { schema, accepts, schemaIsOpen: parts.env.graphql.explorer };

  const server = makeServer<{ Authorization?: unknown }, Extra>({
    connectionInitWaitTimeout: INIT_WITHIN_MS,
    async onConnect({ extra, connectionParams }) {
      const end = ({ code }: AppError) => extra.socket.close(NOT_SIGNED_IN, code);
      try {
        const session = await openSession({ parts, sessions, inTurn, end }, connectionParams?.Authorization);
        if (extra.socket.readyState === extra.socket.OPEN) extra.session = session;
        else session.stop();
      } catch (fault) {
        if (!(fault instanceof AppError)) throw fault;
        end(fault);
      }
    },
    async onSubscribe({ extra, subscriptions }, _id, payload) {
      try {
        parts.requestLimits.countPlace();
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
      const refusals = errors.map((error) => graphqlError(parts.log, error.toJSON(), mapApolloErrors(error)));
      return { data, errors: refusals, extensions };
    },
    onError: (_connection, _id, _payload, errors) =>
      errors.map((error) => graphqlError(parts.log, { message: error.message }, mapApolloErrors(error))),
    onComplete: ({ extra }) => {
      const { operation, refusal, caller, userId: user } = currentFacts();
      const line = { requestId: currentRequestId(), operation, refusal, caller, user, from: extra.ip };
      parts.log.info({ event: 'live.subscription_ended', ...line }, 'Live subscription ended');
    },
    onClose({ extra }) {
      extra.session?.stop();
    },
  });

  async function contextOf({ session }: Extra): Promise<LiveContext> {
    if (!session) throw new AppError('UNAUTHENTICATED', 401, 'Not authorized, please log in');
    const viewer = { user: await inTurn(session.user), guestId: null };
    noteOnRequest({ caller: viewer.user.role, userId: viewer.user.id });
    parts.requestLimits.countCaller(viewer);
    return {
      viewer,
      services: createServices(parts, viewer),
      parts,
      follow(id, read) {
        const readNow = async () => {
          const now = { user: await session.user(), guestId: null };
          return read(createServices(parts, now));
        };
        const leave = followers.enter(viewer.user.id);
        return liveReads(orders.watch(id.toLowerCase(), leave), () => inTurn(readNow), parts.log);
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
        // Nothing that was sent is sent back, and a stranger is not answered.
        onPing: async () => {
          if (extra.session) await send(socket, PONG);
        },
        onMessage: (read) =>
          socket.on('message', (data) => {
            if (socket.readyState !== socket.OPEN) return;
            void inRequest(caller, () => read(String(data))).catch((fault: unknown) => {
              const level = isDatabaseUnavailable(fault) ? 'warn' : 'error';
              parts.log[level]({ event: 'live.connection_failed', err: fault }, 'A live connection failed');
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
