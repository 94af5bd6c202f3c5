import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/Stack';

/** Skeleton of the orders. */
export function MyOrdersLoading() {
  return (
    <Loading label="Loading orders...">
      <Stack gap={6}>
        <Skeleton height="4.75rem" />
        <Skeleton height="4.25rem" />
        <Stack gap={4}>
          <Skeleton height="11.5rem" />
          <Skeleton height="11.5rem" />
          <Skeleton height="11.5rem" />
        </Stack>
      </Stack>
    </Loading>
  );
}
