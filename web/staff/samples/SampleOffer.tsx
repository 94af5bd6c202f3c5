import { useApolloClient } from '@apollo/client/react';
import { errorMessage } from '../../data/error-message';
import { Button } from '../../design/Button';
import { useToast } from '../../design/feedback/toast';
import { Section } from '../../design/page/Section';
import { Text } from '../../design/Text';
import { useAddSampleOrdersMutation, useSampleOrdersQuery } from './samples.generated';

/** Offers staff of an empty shop a month of sample orders; nothing elsewhere. */
export function SampleOffer() {
  const { data } = useSampleOrdersQuery();
  const [add, { loading }] = useAddSampleOrdersMutation();
  const client = useApolloClient();
  const toast = useToast();
  if (!data?.adminSampleOrders.isOffered) return null;

  async function fill(): Promise<void> {
    try {
      await add();
      toast('Here is a month of sample orders. The bar below removes all of it.', 'good');
    } catch (failure) {
      toast(errorMessage(failure), 'bad');
    }
    // Each part of the page shows the error of its own query.
    await client.resetStore().catch(() => {});
  }

  return (
    <Section title="See it with a month of sample orders" gap={3}>
      <Text>
        40 orders in every stage, with quotes, requests, messages and a few things that went wrong. Each is
        marked Sample, nothing is charged and no email is sent. You can remove all of it with one press.
      </Text>
      <div>
        <Button variant="secondary" isBusy={loading} onClick={() => void fill()}>
          Add sample orders
        </Button>
      </div>
    </Section>
  );
}
