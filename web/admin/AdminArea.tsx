import { Outlet, useNavigation } from 'react-router-dom';
import { useSession } from '../apollo/session/session';
import { AdminFrame } from './AdminFrame';
import { useAdminTaskCountsQuery } from './task-counts.generated';

const REFRESH_EVERY_MS = 30_000;

/** Around every page of staff. */
export function AdminArea() {
  const { user } = useSession();
  const isLoadingPage = useNavigation().state === 'loading';
  const { data } = useAdminTaskCountsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_EVERY_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  return (
    <AdminFrame isBusy={isLoadingPage} counts={data?.adminTaskCounts}>
      {/* Remounts the page when somebody else signs in in another tab. */}
      <Outlet key={user?.id} />
    </AdminFrame>
  );
}
