import { Loading, Skeleton } from '../design/feedback/Skeleton';
import { Page } from '../design/page/Page';
import { Stack } from '../design/Stack';
import { PageHeading } from '../lib/page/PageHeading';
import { AdminFrame } from './AdminFrame';

/** A page of staff until its scripts have come: the menu's links work, and the page has its heading. */
export function AdminLoading() {
  return (
    <AdminFrame isVisitorKnown={false} isBusy>
      <Page>
        <Stack gap={3}>
          <PageHeading />
          <Loading label="Loading page...">
            <Skeleton height="16rem" />
          </Loading>
        </Stack>
      </Page>
    </AdminFrame>
  );
}
