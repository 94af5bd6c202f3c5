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
          We can't find this order in your account. Check the link, or log in with the account that booked it.
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
