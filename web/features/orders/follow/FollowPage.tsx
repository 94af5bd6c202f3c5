import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { errorCode, errorMessage } from '../../../data/error-message';
import { ErrorPanel } from '../../../design/feedback/ErrorPanel';
import { Notice } from '../../../design/feedback/Notice';
import { Page } from '../../../design/page/Page';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { PageHeading } from '../../../lib/page/PageHeading';
import { Redirect } from '../../../lib/page/Redirect';
import { loginPath } from '../../../session/login-path';
import { useSession } from '../../../session/session';
import { writeStored } from '../../../session/stored';
import { OrderLoading } from '../details/OrderLoading';
import { FollowedScreen } from './FollowedScreen';
import { useFollowOrderQuery, useOwnOrderQuery } from './follow.generated';
import { OrderLinkForm } from './OrderLinkForm';

/**
 * /follow#{token}: the link in a message; without a token, the form that sends one. A link's signed-in owner is redirected to the
 * order.
 */
export function FollowPage() {
  const token = useLocation().hash.slice(1);
  return token ? <LinkedOrder token={token} /> : <LinkForm />;
}

/** Guests cannot subscribe. */
const REFRESH_EVERY_MS = 60_000;

function LinkedOrder({ token }: { token: string }) {
  const { user } = useSession();
  const { data, error, refetch } = useFollowOrderQuery({
    variables: { token },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_EVERY_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const id = data?.followedOrder.id ?? '';
  const own = useOwnOrderQuery({ variables: { id }, skip: !user || !id });

  const isFound = Boolean(id);
  useEffect(() => {
    if (isFound) writeStored('followToken', token);
  }, [isFound, token]);

  if (own.data) return <Redirect to={`/user/orders/${id}`} />;
  if (own.loading) return <OrderLoading />;
  if (data) return <FollowedScreen order={data.followedOrder} />;
  if (!error) return <OrderLoading />;
  if (['BAD_INPUT', 'NOT_FOUND'].includes(errorCode(error) ?? ''))
    return (
      <LinkForm title="Follow your order">
        <Notice kind="warn">{errorMessage(error)}</Notice>
      </LinkForm>
    );
  return (
    <Page measure="column">
      <Stack gap={5}>
        <PageHeading title="Follow your order" />
        <ErrorPanel message={errorMessage(error, 'Failed to fetch order')} onRetry={() => void refetch()} />
      </Stack>
    </Page>
  );
}

/** Asks for a link, and leads to the orders of an account. */
function LinkForm({ title, children }: { title?: string; children?: ReactNode }) {
  const { user } = useSession();
  return (
    <Page measure="form">
      <Stack gap={5}>
        <PageHeading title={title} />
        {children}
        <OrderLinkForm />
        <Text size="small">
          All your orders are also in your account.{' '}
          <Link to={user ? '/user/orders' : loginPath('/user/orders')}>{user ? 'My orders' : 'Log in'}</Link>
        </Text>
      </Stack>
    </Page>
  );
}
