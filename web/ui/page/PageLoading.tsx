import { Loading, Skeleton } from '../feedback/Skeleton';
import { Stack } from '../Stack';
import { Page } from './Page';

/** What stands in for a page until its code has arrived. */
export function PageLoading() {
  return (
    <Page>
      <Loading label="Loading page...">
        <Stack gap={6}>
          <Skeleton width="18rem" height="2.5rem" />
          <Skeleton height="16rem" />
        </Stack>
      </Loading>
    </Page>
  );
}
