import { useCart } from '../../cart/use-cart';
import { Button } from '../../ui/Button';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Row, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useQuoteStep } from '../steps/use-quote-step';
import { useIsCartKnown } from './use-is-cart-known';

/** In place of the items while there are none: that they load, or what to do next. */
export function NothingYet() {
  const isKnown = useIsCartKnown();
  const hasFailed = useCart(({ error }) => error !== null);
  const { step, goTo } = useQuoteStep();
  if (hasFailed) return <Text tone="textMuted">We can't show your items at the moment.</Text>;
  if (!isKnown) {
    return (
      <Loading label="Loading your shipment">
        <Skeleton height="3rem" />
      </Loading>
    );
  }
  if (step === 1)
    return <Text tone="textMuted">No items yet. Press + to add an item and see your price.</Text>;
  return (
    <Stack gap={3}>
      <Text>No items yet. Go back to Build Order and add what you want to send.</Text>
      <Row>
        <Button variant="secondary" onClick={() => goTo(1)}>
          Back to Build Order
        </Button>
      </Row>
    </Stack>
  );
}
