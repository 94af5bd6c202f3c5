import { Loading, Skeleton } from '../feedback/Skeleton';
import { Stack } from '../Stack';
import { Page } from './Page';

/** Shown until a page's code has loaded. */
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
