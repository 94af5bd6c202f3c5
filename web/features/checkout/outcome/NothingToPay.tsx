import type { CheckoutStatus } from '../../../data/schema.generated';
import { LinkButton } from '../../../design/Button';
import { Page } from '../../../design/page/Page';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { PageHeading } from '../../../lib/page/PageHeading';
import { useCart } from '../../cart/use-cart';
import { FocusedBox } from './FocusedBox';

interface Ending {
  readonly title: string;
  readonly text: string;
}

const NOTHING: Ending = { title: 'Nothing to pay', text: 'You have no unpaid booking at the moment.' };

const ENDINGS: Partial<Record<CheckoutStatus, Ending>> = {
  REVIEW: {
    title: "We've received a payment",
    text: "We're checking your payment. Don't pay again: we'll email you.",
  },
  CANCELLED: {
    title: 'Payment cancelled',
    text: "You haven't been charged, and your cart is saved.",
  },
  EXPIRED: {
    title: 'This checkout is closed',
    text: "It was open for too long. You haven't been charged, and your cart is saved.",
  },
  REFUNDED: {
    title: 'Payment returned',
    text: "This checkout was closed, and we've refunded your card.",
  },
};

const UNCHANGED: Ending = {
  title: 'Change discarded',
  text: "You haven't been charged, and your order stays as it is.",
};

interface NothingToPayProps {
  status?: CheckoutStatus;
  /** The order that the checkout would have changed. */
  amendedOrderId?: string;
}

/** Nothing is to be paid; `status` is that of the requested checkout. */
export function NothingToPay({ status, amendedOrderId }: NothingToPayProps) {
  const isEmpty = useCart(({ lines }) => lines.length === 0);
  const { title, text } = amendedOrderId ? UNCHANGED : ((status && ENDINGS[status]) ?? NOTHING);
  return (
    <Page measure="column">
      <Stack gap={5}>
        <PageHeading title={title} />
        <FocusedBox label={title}>
          <Text>{text}</Text>
        </FocusedBox>
        <Row>
          {amendedOrderId && (
            <LinkButton to={`/user/orders/${amendedOrderId}`}>Back to your order</LinkButton>
          )}
          {!isEmpty && <LinkButton to="/checkout">Check out your cart</LinkButton>}
          <LinkButton to="/new-quote" variant={isEmpty ? 'primary' : 'secondary'}>
            {isEmpty ? 'Build your order' : 'Change your order'}
          </LinkButton>
          <LinkButton to="/" variant="quiet">
            Back to Home
          </LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}
