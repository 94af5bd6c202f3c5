import { Skeleton } from '../../ui/feedback/Skeleton';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Stack } from '../../ui/Stack';
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
