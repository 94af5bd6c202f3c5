import type { ReactNode } from 'react';
import { errorMessage } from '../../../data/error-message';
import { ErrorPanel } from '../../../design/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../../design/feedback/Skeleton';
import { Columns } from '../../../design/page/Columns';
import { Page } from '../../../design/page/Page';
import { Stack } from '../../../design/Stack';
import { PageHeading } from '../../../lib/page/PageHeading';
import { useSession } from '../../../session/session';
import { AccountScreen } from './AccountScreen';
import { useMyAccountQuery } from './account.generated';

interface AccountPageProps {
  /** The latest order; it may come before the account does, or not at all. */
  order?: ReactNode;
  isOrderAwaited: boolean;
  /** Shown above everything else. */
  notices: ReactNode;
}

/** The customer's latest order, profile and settings. */
export function AccountPage({ order, isOrderAwaited, notices }: AccountPageProps) {
  const { user } = useSession();
  const { data: account, error, refetch } = useMyAccountQuery({ fetchPolicy: 'cache-and-network' });
  const data = isOrderAwaited ? undefined : account;

  return (
    <Page>
      <Stack gap={6}>
        <PageHeading />
        {notices}
        {data?.me && (
          <AccountScreen
            key={user?.id}
            order={order}
            account={data.me}
            addresses={data.savedAddresses}
            onAddressesChange={() => refetch()}
          />
        )}
        {!data && error && (
          <ErrorPanel
            message={errorMessage(error, 'Failed to load your account')}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <AccountLoading />}
      </Stack>
    </Page>
  );
}

function AccountLoading() {
  return (
    <Loading label="Loading your account...">
      <Columns beside="17rem">
        <Stack gap={6}>
          <Skeleton height="10rem" />
          <Skeleton height="20rem" />
        </Stack>
        <Skeleton height="14rem" />
        <Skeleton height="10rem" />
      </Columns>
    </Loading>
  );
}
