import type { FragmentType } from '@apollo/client/masking';
import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Button } from '../../../design/Button';
import { useToast } from '../../../design/feedback/toast';
import { FlatPanels } from '../../../design/Panel';
import { Columns } from '../../../design/page/Columns';
import { Section } from '../../../design/page/Section';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { LeaveGuard } from '../../../lib/forms/LeaveGuard';
import { useUnsavedForms } from '../../../lib/forms/unsaved-forms';
import type { SavedAddressPartsFragment } from '../../addresses/saved-address.generated';
import { useFileDownload } from '../../files/FileButton';
import { AccountScreenFragmentDoc } from './AccountScreen.generated';
import { AccountSummary } from './AccountSummary';
import { Agreements } from './Agreements';
import { MyDataDocument } from './account.generated';
import { CloseAccount } from './CloseAccount';
import { NewsletterSection } from './NewsletterSection';
import { ProfileSection } from './profile/ProfileSection';
import { SavedAddresses } from './SavedAddresses';

interface AccountScreenProps {
  account: FragmentType<typeof AccountScreenFragmentDoc>;
  order?: ReactNode;
  addresses: readonly SavedAddressPartsFragment[];
  onAddressesChange: () => Promise<unknown>;
}

/** Latest order, profile, figures, addresses and choices of one customer. */
export function AccountScreen({ order, addresses, onAddressesChange, ...props }: AccountScreenProps) {
  const account = useFragmentData(AccountScreenFragmentDoc, props.account);
  const { isUnsaved, guarded } = useUnsavedForms();
  return guarded(
    <>
      <Columns beside="17rem">
        <Stack gap={6}>
          {order}
          <ProfileSection account={account} />
        </Stack>
        {account.summary && <AccountSummary summary={account.summary} memberSince={account.createdAt} />}
        <FlatPanels>
          <SavedAddresses addresses={addresses} onChange={onAddressesChange} />
          {account.newsletter && <NewsletterSection newsletter={account.newsletter} />}
          <DataSection />
          <CloseAccount obstacle={account.closingObstacle} />
        </FlatPanels>
      </Columns>
      <LeaveGuard isOn={isUnsaved} asksBeforeUnload={false}>
        You haven't saved your changes.
      </LeaveGuard>
    </>,
  );
}

/** Everything we hold about the customer as a file, and what they agreed to. */
function DataSection() {
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
