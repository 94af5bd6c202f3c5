import type { ApolloClient, InMemoryCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type DocumentNode, Kind } from 'graphql';
import { useEffect } from 'react';
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router-dom';
import { errorDetails } from '../data/error-message';
import { stepUpLink } from '../features/users/second-factor/step-up-link';
import { addressOf } from '../lib/page/pages';
import { Redirect } from '../lib/page/Redirect';
import { useSession } from '../session/session';
import { AdminFrame } from './AdminFrame';
import { useAdminTaskCountsQuery } from './task-counts.generated';
import { useStaffPages } from './ui/staff-pages';

const REFRESH_EVERY_MS = 30_000;

/** Two kinds of task may be about one order. */
const STAFF_POLICIES = { TaskItem: { keyFields: ['id', 'at', 'detail'] } };

/** Around every page of staff. */
export function AdminArea() {
  const { user } = useSession();
  const client = useApolloClient();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each navigation
  useEffect(() => evictLists(client), [client, key]);
  useEffect(() => (client.cache as InMemoryCache).policies.addTypePolicies(STAFF_POLICIES), [client]);
  const isLoadingPage = useNavigation().state === 'loading';
  useEffect(() => askAgain(client), [client]);
  const { data, previousData, error } = useAdminTaskCountsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_EVERY_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  // Staff who need a second factor and have none do nothing before they set it up.
  if (errorDetails(error, 'FACTOR_NEEDED')?.ways.length === 0) return <Redirect to="/user/password" />;
  return (
    <AdminFrame isBusy={isLoadingPage} counts={(data ?? previousData)?.adminTaskCounts}>
      {/* Remounts the page when somebody else signs in in another tab. */}
      <PermittedPage key={user?.id} />
    </AdminFrame>
  );
}

/** Lets the calls of staff ask for a login code while their area is open. Returns the function that ends it. */
function askAgain(client: ApolloClient): () => void {
  const { link } = client;
  client.setLink(stepUpLink.concat(link));
  return () => client.setLink(link);
}

/** The page, if the visitor may open it. A dashboard that they may not see gives way to the first page of their menu. */
function PermittedPage() {
  const page = useMatches().at(-1)?.handle;
  const pages = useStaffPages();
  const { pathname } = useLocation();
  if (pages.some((permitted) => permitted === page)) return <Outlet />;
  const [first] = pages;
  return <Redirect to={pathname === '/admin' && first ? addressOf(first) : '/unauthorized'} />;
}

/** The number of lists and objects that stay in memory, the ones shown last. */
const CACHED_LISTS_MAX = 30;

/** Keys in the order in which they were shown. */
const recentLists = new Set<string>();

/** Drops the answers that were not shown lately: a desk is open all day, and each filter and search has an answer of its own. */
export function evictLists(client: ApolloClient): void {
  const cache = client.cache as InMemoryCache;
  for (const { query, variables } of client.getObservableQueries('active'))
    for (const field of rootFields(query)) {
      const name = cache.policies.getStoreFieldName({
        ...{ typename: 'Query', fieldName: field.name.value, field, variables },
      });
      recentLists.delete(name);
      recentLists.add(name);
    }
  for (const name of [...recentLists].slice(0, -CACHED_LISTS_MAX)) recentLists.delete(name);
  cache.modify({
    fields: (value, { storeFieldName, DELETE }) =>
      storeFieldName.includes('(') && !recentLists.has(storeFieldName) ? DELETE : value,
  });
  cache.gc();
}

function rootFields({ definitions }: DocumentNode) {
  return definitions.flatMap((part) =>
    part.kind === Kind.OPERATION_DEFINITION
      ? part.selectionSet.selections.filter((one) => one.kind === Kind.FIELD)
      : [],
  );
}
