import { Skeleton } from '../../../design/feedback/Skeleton';
import { Page } from '../../../design/page/Page';
import { Stack } from '../../../design/Stack';
import { PageHeading } from '../../../lib/page/PageHeading';
import { PartsLoading } from './PartsLayout';

/** Skeleton of an order. */
export function OrderLoading() {
  return (
    <Page>
      <Stack gap={5}>
        <PageHeading title="Your order" />
        <Skeleton height="3rem" />
        <Skeleton height="27rem" />
        <PartsLoading />
      </Stack>
    </Page>
  );
}
