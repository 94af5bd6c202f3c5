import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/feedback/toast';
import { saveBlob } from '../../ui/save-blob';
import { Text } from '../../ui/Text';
import { MyDataDocument } from './account.generated';
import { Section } from './account-layout';

/** Downloads everything we hold about the customer. */
export function DataSection() {
  const client = useApolloClient();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      // Personal data goes into a file, not into the cache.
      const { data } = await client.query({ query: MyDataDocument, fetchPolicy: 'no-cache' });
      const { fileName, json } = data?.myData ?? {};
      if (fileName && json) saveBlob(new Blob([json], { type: 'application/json' }), fileName);
      toast('Your data was downloaded', 'good');
    } catch (error) {
      toast(errorMessage(error, 'Your data could not be put together. Please try again.'), 'bad');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Section title="Your data">
      <Text size="small" tone="textMuted">
        Your profile, addresses, orders, payments, quotes, messages and security events in one JSON file that
        people and programs can read.
      </Text>
      <div>
        <Button variant="secondary" isBusy={isBusy} onClick={() => void download()}>
          {isBusy ? 'Putting it together...' : 'Download my data'}
        </Button>
      </div>
    </Section>
  );
}
