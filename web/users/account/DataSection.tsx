import { useApolloClient } from '@apollo/client/react';
import { useFileDownload } from '../../files/FileButton';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/feedback/toast';
import { Section } from '../../ui/page/Section';
import { Text } from '../../ui/Text';
import { Agreements } from './Agreements';
import { MyDataDocument } from './account.generated';

/** Everything we hold about the customer as a file, and what they agreed to. */
export function DataSection() {
  const client = useApolloClient();
  const toast = useToast();
  const { isBusy, download } = useFileDownload(
    async () => {
      // Personal data goes into a file, not into the cache.
      const { data } = await client.query({ query: MyDataDocument, fetchPolicy: 'no-cache' });
      if (!data) return;
      toast('Your data was downloaded', 'good');
      const { fileName, json } = data.myData;
      return { fileName, content: new Blob([json], { type: 'application/json' }) };
    },
    { fallback: "We couldn't prepare your data. Please try again." },
  );

  return (
    <Section title="Your data">
      <Text size="small" tone="textMuted">
        Your profile, addresses, orders, payments, quotes, messages and security events in one JSON file.
      </Text>
      <div>
        <Button variant="secondary" isBusy={isBusy} onClick={download}>
          {isBusy ? 'Preparing your data...' : 'Download my data'}
        </Button>
      </div>
      <Agreements />
    </Section>
  );
}
