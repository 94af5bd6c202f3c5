import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { currentSession, subscribeSession } from '../../session/session';
import { backOffMs } from '../back-off';
import { apiUrl } from '../links/api-url';
import { setLive } from './live-state';

/** Interval of pings, and the time allowed for the pong. */
const PING_MS = 15_000;
const PONG_WITHIN_MS = 5_000;
/** Back-off between reconnects. */
const BACK_OFF = { firstMs: 1_000, longestMs: 30_000 };

let sentToken: string | null = null;
let pongIsLate: ReturnType<typeof setTimeout> | undefined;

const socket = createClient({
  url: () => new URL(apiUrl('/graphql'), window.location.origin).href.replace('http', 'ws'),
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

/** After a sign-in or sign-out no subscription goes on with the old token. */
subscribeSession(() => {
  if (sentToken === null || currentSession().token === sentToken) return;
  sentToken = null;
  socket.terminate();
});

/** Subscriptions over one connection: opened with the first, closed with the last, reconnected automatically. */
export const socketLink = new GraphQLWsLink(socket);

/** A server that stops drops all clients at once; jitter spreads their reconnects. */
async function retryWait(retries: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, backOffMs(retries, BACK_OFF)));
}
