import { LinkButton } from '../../design/Button';
import { Page } from '../../design/page/Page';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { PageHeading } from '../../lib/page/PageHeading';
import { useSession } from '../../session/session';

/** Access denied, with links to go on. */
export function UnauthorizedPage() {
  const { user } = useSession();
  return (
    <Page measure="column">
      <Stack gap={5}>
        <PageHeading />
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
