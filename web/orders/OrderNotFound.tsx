import { LinkButton } from '../ui/Button';
import { Page } from '../ui/page/Page';
import { PageHeading } from '../ui/page/PageHeading';
import { Row, Stack } from '../ui/Stack';
import { Text } from '../ui/Text';

/** For an order that does not exist or belongs to somebody else. */
export function OrderNotFound() {
  return (
    <Page measure="column">
      <Stack gap={5}>
        <PageHeading title="Order not found" />
        <Text>
          There is no order at this address among yours. The link may be mistyped, or the order belongs to
          another account.
        </Text>
        <Row>
          <LinkButton to="/user/orders">Back to My Orders</LinkButton>
          <LinkButton to="/new-quote" variant="secondary">
            New quote
          </LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}
