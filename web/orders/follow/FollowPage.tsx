import { useLocation } from 'react-router-dom';
import { errorCode, errorMessage } from '../../apollo/error-message';
import { loginPath } from '../../apollo/session/login-path';
import { useSession } from '../../apollo/session/session';
import { LinkButton } from '../../ui/Button';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Notice } from '../../ui/feedback/Notice';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Redirect } from '../../ui/page/Redirect';
import { Row, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { OrderLoading } from '../details/OrderLoading';
import { FollowedScreen } from './FollowedScreen';
import { useFollowOrderQuery, useOwnOrderQuery } from './follow.generated';

/** /follow#{token}: the link in a message. Its signed-in owner is redirected to the order. */
export function FollowPage() {
  const token = useLocation().hash.slice(1);
  const { user } = useSession();
  const { data, error, refetch } = useFollowOrderQuery({
    variables: { token },
    fetchPolicy: 'cache-and-network',
  });
  const id = data?.followedOrder.id ?? '';
  const own = useOwnOrderQuery({ variables: { id }, skip: !user || !id });

  if (own.data) return <Redirect to={`/user/orders/${id}`} />;
  if (own.loading) return <OrderLoading />;
  if (data) return <FollowedScreen order={data.followedOrder} />;
  if (!error) return <OrderLoading />;
  const isOver = ['BAD_INPUT', 'NOT_FOUND'].includes(errorCode(error) ?? '');
  return (
    <Page measure="column">
      <Stack gap={5}>
        <PageHeading title="Follow your order" />
        {isOver ? (
          <ExpiredLink message={errorMessage(error)} isSignedIn={Boolean(user)} />
        ) : (
          <ErrorPanel message={errorMessage(error, 'Failed to fetch order')} onRetry={() => void refetch()} />
        )}
      </Stack>
    </Page>
  );
}

/** For an invalid or expired link. */
function ExpiredLink({ message, isSignedIn }: { message: string; isSignedIn: boolean }) {
  return (
    <>
      <Notice kind="warn">{message}</Notice>
      <Text>All your orders are in your account, and so is everything you can do with them.</Text>
      <Row>
        <LinkButton to={isSignedIn ? '/user/orders' : loginPath('/user/orders')}>
          {isSignedIn ? 'My orders' : 'Sign in'}
        </LinkButton>
        <LinkButton to="/" variant="secondary">
          Back to Home
        </LinkButton>
      </Row>
    </>
  );
}
