import { LinkButton } from '../ui/Button';
import { Page } from '../ui/page/Page';
import { PageHeading } from '../ui/page/PageHeading';
import { Row, Stack } from '../ui/Stack';
import { Text } from '../ui/Text';

/** For unknown addresses. */
export function NotFoundPage() {
  return (
    <Page measure="column">
      <Stack gap={5}>
        <PageHeading title="Page not found" />
        <Text>We can't find this page. Check the address, or start again from the home page.</Text>
        <Row>
          <LinkButton to="/">Back to Home</LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}
