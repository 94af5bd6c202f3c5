import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/feedback/toast';
import { AdminSettingsDocument, useUpdateStoreSettingsMutation } from '../settings/settings.generated';

/** Keeps areas and cut-off of collections as they are, on purpose, with what they are in words. */
export function KeepCollections() {
  const client = useApolloClient();
  const [update] = useUpdateStoreSettingsMutation({ refetchQueries: ['ShopSetup'] });
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();

  async function keep() {
    setBusy(true);
    try {
      const { data } = await client.query({ query: AdminSettingsDocument, fetchPolicy: 'network-only' });
      const { version, store } = data!.adminSettings;
      const { sameDayCutOffHour } = store;
      await update({ variables: { input: { version, sameDayCutOffHour } } });
      const until = `${String(sameDayCutOffHour).padStart(2, '0')}:00`;
      const areas = store.collectionRegions.length === 0 ? 'mainland Great Britain only' : 'the areas as set';
      toast(`Kept: ${areas}, same-day collection until ${until}`, 'good');
    } catch (failure) {
      toast(errorMessage(failure), 'bad');
      setBusy(false);
    }
  }

  return (
    <Button variant="quiet" isBusy={isBusy} onClick={() => void keep()}>
      Keep as they are
    </Button>
  );
}
