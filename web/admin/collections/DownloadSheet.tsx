import { useApolloClient } from '@apollo/client/react';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { refusalMessage, saveFile } from '../../documents/save-file';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/feedback/toast';
import { CollectionSheetFileDocument } from './collections.generated';

/** Downloads a day's printable sheet; a failure is shown as a toast. */
export function DownloadSheet({ date }: { date: string }) {
  const client = useApolloClient();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  /** Fetches a link first, because it expires soon. */
  async function save(): Promise<void> {
    setIsBusy(true);
    try {
      const { data } = await client.query({
        query: CollectionSheetFileDocument,
        variables: { date },
        // The link goes into a file, not into the cache.
        fetchPolicy: 'no-cache',
      });
      if (data) await saveFile(data.adminCollectionSheetFile.url, data.adminCollectionSheetFile.fileName);
    } catch (error) {
      toast(`We couldn't download the sheet. ${refusalMessage(error) ?? errorMessage(error)}`, 'bad');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void save()}>
      {!isBusy && <FileDown aria-hidden="true" size={18} />}
      <span>Download PDF</span>
    </Button>
  );
}
