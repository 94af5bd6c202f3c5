import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { backOffMs } from '../back-off';
import { currentSession, subscribeSession } from '../session/session';
import { setLive } from './live-state';

/** How often the server is asked whether it is still there, and how long it may take to say so. */
const PING_MS = 15_000;
const PONG_WITHIN_MS = 5_000;
/** Waits between tries to connect. */
const BACK_OFF = { firstMs: 1_000, longestMs: 30_000 };

let sentToken: string | null = null;
let pongIsLate: ReturnType<typeof setTimeout> | undefined;

const socket = createClient({
  url: () => `${window.location.origin.replace('http', 'ws')}/graphql`,
  connectionParams: () => {
    sentToken = currentSession().token;
    return { Authorization: `Bearer ${sentToken}` };
  },
  keepAlive: PING_MS,
  retryAttempts: Number.POSITIVE_INFINITY,
  retryWait,
  shouldRetry: () => currentSession().token !== null,
  on: {
    ping: (isFromServer) => {
      if (!isFromServer) pongIsLate = setTimeout(() => socket.terminate(), PONG_WITHIN_MS);
    },
    pong: (isFromServer) => {
      if (isFromServer) clearTimeout(pongIsLate);
    },
    connected: () => setLive(true),
    closed: () => {
      clearTimeout(pongIsLate);
      setLive(false);
    },
  },
});

/** Whoever signs in or out, nobody listens on with the token of before. */
subscribeSession(() => {
  if (sentToken === null || currentSession().token === sentToken) return;
  sentToken = null;
  socket.terminate();
});

/** Subscriptions over one connection, opened with the first and closed with the last. It comes back by itself. */
export const socketLink = new GraphQLWsLink(socket);

/** A server that stops loses all its visitors at once; they do not all come back in the same moment. */
async function retryWait(retries: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, backOffMs(retries, BACK_OFF)));
}
