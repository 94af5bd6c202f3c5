import type { InMemoryCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useSession } from '../session/session';
import { AdminFrame } from './AdminFrame';
import { evictLists } from './evict-lists';
import { useAdminTaskCountsQuery } from './task-counts.generated';

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
  const { data, previousData } = useAdminTaskCountsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_EVERY_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  return (
    <AdminFrame isBusy={isLoadingPage} counts={(data ?? previousData)?.adminTaskCounts}>
      {/* Remounts the page when somebody else signs in in another tab. */}
      <Outlet key={user?.id} />
    </AdminFrame>
  );
}
