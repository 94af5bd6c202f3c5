import { Loading, Skeleton } from '../../design/feedback/Skeleton';
import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';

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
