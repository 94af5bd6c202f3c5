import { useCart } from '../cart/use-cart';
import type { CheckoutStatus } from '../gql';
import { LinkButton } from '../ui/Button';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { Row, Stack } from '../ui/Stack';
import { Text } from '../ui/Text';

const WORDS: Partial<Record<CheckoutStatus, string>> = {
  paid: 'We have your payment for this checkout and your order is being written. You can close this page.',
  review:
    'We have received a payment for this checkout and are looking into it. Please do not pay again; we will write to you.',
  cancelled: 'This payment was cancelled. You have not been charged, and your cart is kept.',
  expired:
    'This checkout was open for too long and is closed. You have not been charged, and your cart is kept.',
  refunded: 'This checkout was closed and the money for it has been returned to your card.',
};

/** There is no checkout waiting for money; `status` says what became of the one asked for. */
export function NothingToPay({ status }: { status?: CheckoutStatus }) {
  const { lines } = useCart();
  return (
    <Page measure="column">
      <Stack gap={5}>
        <PageHeading title="Nothing to pay" />
        <Text>{(status && WORDS[status]) ?? 'You have no unpaid checkout at the moment.'}</Text>
        <Row>
          {lines.length > 0 && <LinkButton to="/checkout">Check out your cart</LinkButton>}
          <LinkButton to="/new-quote" variant={lines.length > 0 ? 'secondary' : 'primary'}>
            {lines.length > 0 ? 'Change your order' : 'Build your order'}
          </LinkButton>
          <LinkButton to="/" variant="quiet">
            Back to Home
          </LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}
