import type { ApolloCache, Reference } from '@apollo/client';
import type { UseFormReturn } from 'react-hook-form';
import type { DestinationKey } from '../../../../rules/destinations';
import type { SavedAddressInput } from '../../../data/schema.generated';
import { useToast } from '../../../design/feedback/toast';
import { countryName, destinationCountry } from '../../addresses/countries';
import { useSaveAddressMutation } from '../../addresses/saved-address.generated';
import type { CheckoutForm } from './checkout-form';
import { findSaved, type SavedAddress } from './saved-addresses';

/** Saves both addresses where that is ticked, concurrently with the payment: neither waits for the other or fails with it. */
export function useSaveAddresses(
  form: UseFormReturn<CheckoutForm>,
  destination: DestinationKey,
  saved: readonly SavedAddress[],
): () => Promise<void> {
  const [save] = useSaveAddressMutation({
    update: (cache, { data }) => data && offerNextTime(cache, data.createSavedAddress.id),
  });
  const toast = useToast();

  return async () => {
    const { keepsAddresses, collection, delivery } = form.getValues();
    if (!keepsAddresses) return;
    const wanted: SavedAddressInput[] = [];
    if (collection.line1.trim() && !findSaved(collection, saved))
      wanted.push({ address: { ...collection, country: countryName('GB') } });
    if (delivery.line1.trim() && !findSaved(delivery, saved))
      wanted.push({ address: { ...delivery, country: countryName(destinationCountry(destination)) } });
    try {
      for (const input of wanted) await save({ variables: { input } });
    } catch {
      toast("We couldn't save your address for next time. This doesn't affect your payment.", 'warn');
    }
  };
}

/** Adds the address to those that a checkout offers. */
function offerNextTime(cache: ApolloCache, id: string): void {
  cache.modify<{ savedAddresses: readonly Reference[] }>({
    fields: {
      savedAddresses(known, { toReference }) {
        const saved = toReference({ __typename: 'SavedAddress', id });
        return saved ? [...(known as readonly Reference[]), saved] : known;
      },
    },
  });
}
