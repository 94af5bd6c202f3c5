import { errorMessage } from '../../apollo/error-message';
import { useSession } from '../../apollo/session/session';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Stack } from '../../ui/Stack';
import { AccountScreen } from './AccountScreen';
import { useMyAccountQuery } from './account.generated';
import { Columns } from './account-layout';

/** /user/account: the customer's profile and settings. */
export function AccountPage() {
  const { user } = useSession();
  const { data, error, refetch } = useMyAccountQuery({ fetchPolicy: 'cache-and-network' });

  return (
    <Page>
      <Stack gap={6}>
        <PageHeading title="My Account" />
        {data && (
          <AccountScreen
            key={user?.id}
            account={data.myAccount}
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
      <Columns>
        <Skeleton height="14rem" />
        <Stack gap={6}>
          <Skeleton height="20rem" />
          <Skeleton height="10rem" />
          <Skeleton height="8rem" />
        </Stack>
      </Columns>
    </Loading>
  );
}
