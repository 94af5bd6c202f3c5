import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/feedback/toast';
import { Section } from '../../ui/page/Section';
import { saveBlob } from '../../ui/save-blob';
import { Text } from '../../ui/Text';
import { Agreements } from './Agreements';
import { MyDataDocument } from './account.generated';

/** Everything we hold about the customer as a file, and what they agreed to. */
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
      toast(errorMessage(error, "We couldn't prepare your data. Please try again."), 'bad');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Section title="Your data">
      <Text size="small" tone="textMuted">
        Your profile, addresses, orders, payments, quotes, messages and security events in one JSON file.
      </Text>
      <div>
        <Button variant="secondary" isBusy={isBusy} onClick={() => void download()}>
          {isBusy ? 'Preparing your data...' : 'Download my data'}
        </Button>
      </div>
      <Agreements />
    </Section>
  );
}
