import { Loading, Skeleton } from '../../../design/feedback/Skeleton';
import { Stack } from '../../../design/Stack';

/** In place of an order that is not there yet. */
export function DetailsLoading() {
  return (
    <Loading label="Loading order...">
      <Stack gap={4}>
        <Skeleton width="24rem" height="2.5rem" />
        <Skeleton height="9rem" />
        <Skeleton height="16rem" />
        <Skeleton height="12rem" />
      </Stack>
    </Loading>
  );
}
