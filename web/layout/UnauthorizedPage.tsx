import { useSession } from '../apollo/session/session';
import { LinkButton } from '../ui/Button';
import { Page } from '../ui/page/Page';
import { PageHeading } from '../ui/page/PageHeading';
import { Row, Stack } from '../ui/Stack';
import { Text } from '../ui/Text';

/** Access denied, with links to go on. */
export function UnauthorizedPage() {
  const { user } = useSession();
  return (
    <Page measure="column">
      <Stack gap={5}>
        <PageHeading title="Access denied" />
        <Text>You don't have permission to access this page.</Text>
        <Row>
          {user ? (
            <LinkButton to={user.role === 'admin' ? '/admin' : '/user/account'}>Go to Dashboard</LinkButton>
          ) : (
            <LinkButton to="/login">Sign In</LinkButton>
          )}
          <LinkButton to="/" variant="secondary">
            Back to Home
          </LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}
