import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { currentSession, subscribeSession } from '../session/session';
import { createCache } from './cache/cache';
import { apiUrl } from './links/api-url';
import { persistedLinks } from './links/persisted-link';
import { retryLink } from './links/retry-link';
import { expiryLink, identifyLink } from './links/session-links';
import { liveLink } from './live/live-link';
import { outdatedLink } from './live/outdated-link';
import { loadedClient } from './loaded-client';

const TIME_OUT_MS = 10_000;

/** The app's one client, created on first use. */
export function apolloClient(): ApolloClient {
  loadedClient.current ??= createApolloClient();
  return loadedClient.current;
}

/**
 * A client for /graphql: identified calls, 10 s time-out, retries while the server is busy, subscriptions over a socket.
 * Signing in or out resets its store; a new token of the same user only refetches the queries that are shown.
 */
export function createApolloClient(): ApolloClient {
  const http = new HttpLink({ uri: apiUrl('/graphql'), fetch: fetchInTime });
  const calls = ApolloLink.from([
    outdatedLink,
    expiryLink,
    retryLink,
    identifyLink,
    ...persistedLinks(),
    http,
  ]);
  const client = new ApolloClient({
    link: ApolloLink.split(({ operationType }) => operationType === 'subscription', liveLink, calls),
    cache: createCache(),
    dataMasking: true,
  });
  let { token, user } = currentSession();
  subscribeSession(() => {
    const before = { token, user };
    ({ token, user } = currentSession());
    if (token === before.token) return;
    if (token && before.token && user?.id === before.user?.id) refreshActive(client);
    else if (token) resetCache(client);
    else afterUnmount(() => resetCache(client));
  });
  return client;
}

/** Once React has unmounted the account's pages, and `useQuery` has unsubscribed, which it does in a timer set then. */
function afterUnmount(act: () => void): void {
  setTimeout(() => setTimeout(act));
}

function resetCache(client: ApolloClient): void {
  client.resetStore().catch(ignore);
}

function refreshActive(client: ApolloClient): void {
  client.refetchObservableQueries().catch(ignore);
}

/** Each screen shows the error of its own query. */
function ignore(): void {}

function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const inTime = AbortSignal.timeout(TIME_OUT_MS);
  return fetch(input, { ...init, signal: init.signal ? AbortSignal.any([init.signal, inTime]) : inTime });
}
