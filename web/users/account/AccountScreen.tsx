import type { FragmentType } from '@apollo/client/masking';
import { type ReactNode, useState } from 'react';
import type { SavedAddressPartsFragment } from '../../addresses/saved-address.generated';
import { useFragmentData } from '../../apollo/use-fragment-data';
import { LeaveQuestion } from '../../ui/dialogs/LeaveQuestion';
import { Quiet } from '../../ui/Panel';
import { Columns } from '../../ui/page/Columns';
import { Stack } from '../../ui/Stack';
import { AccountScreenFragmentDoc } from './AccountScreen.generated';
import { AccountSummary } from './AccountSummary';
import { CloseAccount } from './CloseAccount';
import { DataSection } from './DataSection';
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
  const [isProfileUnsaved, setIsProfileUnsaved] = useState(false);
  const [isAddressUnsaved, setIsAddressUnsaved] = useState(false);
  return (
    <>
      <Columns beside="17rem">
        <Stack gap={6}>
          {order}
          <ProfileSection account={account} onUnsaved={setIsProfileUnsaved} />
        </Stack>
        <AccountSummary summary={account.summary} />
        <Quiet>
          <SavedAddresses
            addresses={addresses}
            onChange={onAddressesChange}
            onUnsaved={setIsAddressUnsaved}
          />
          <NewsletterSection newsletter={account.newsletter} />
          <DataSection />
          <CloseAccount obstacle={account.closingObstacle ?? null} />
        </Quiet>
      </Columns>
      <LeaveQuestion isOn={isProfileUnsaved || isAddressUnsaved}>
        You haven't saved your changes.
      </LeaveQuestion>
    </>
  );
}
