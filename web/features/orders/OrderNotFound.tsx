import { LinkButton } from '../../design/Button';
import { Page } from '../../design/page/Page';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { PageHeading } from '../../lib/page/PageHeading';

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
