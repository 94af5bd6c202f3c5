import { Loading, Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';

/** What stands in for the totals and the orders. */
export function DashboardLoading() {
  return (
    <Loading label="Loading dashboard...">
      <Stack gap={6}>
        <Skeleton height="5.5rem" />
        <Skeleton height="20rem" />
      </Stack>
    </Loading>
  );
}
