import { Loading, Skeleton } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/Stack';

/** The shape of the list while it is on its way. */
export function OrdersLoading() {
  return (
    <Loading label="Loading orders...">
      <Stack gap={2}>
        <Skeleton height="2.5rem" />
        {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
          <Skeleton key={row} height="4.75rem" />
        ))}
      </Stack>
    </Loading>
  );
}
