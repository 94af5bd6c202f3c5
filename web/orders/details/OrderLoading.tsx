import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Stack } from '../../ui/Stack';

/** Skeleton of an order. */
export function OrderLoading() {
  return (
    <Page>
      <Stack gap={5}>
        <PageHeading title="Your order" />
        <Loading label="Loading order...">
          <Stack gap={5}>
            <Skeleton height="3rem" />
            <Skeleton height="27rem" />
            <Skeleton height="35rem" />
          </Stack>
        </Loading>
      </Stack>
    </Page>
  );
}
