import { Button } from '../../../design/Button';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { useQuoteStep } from './use-quote-step';

/** On the later steps of a shipment without items: the way back to them. */
export function BackToItems() {
  const { goTo } = useQuoteStep();
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
