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
        <Text>There is nothing at this address. It may have been mistyped, or the page has moved.</Text>
        <Row>
          <LinkButton to="/">Back to Home</LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}
