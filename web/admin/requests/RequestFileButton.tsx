import { useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { currentSession } from '../../apollo/session/session';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/feedback/toast';
import { saveBlob } from '../../ui/save-blob';

const FAILED = "We couldn't download the file. Please try again.";

interface RequestFileButtonProps {
  id: string;
  reference: string;
  file: { readonly name: string; readonly type: string };
}

/** Downloads the file that came with a request; nothing of it is opened in the page. */
export function RequestFileButton({ id, reference, file }: RequestFileButtonProps) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function download(): Promise<void> {
    setIsBusy(true);
    try {
      const headers = { Authorization: `Bearer ${currentSession().token}` };
      const response = await fetch(`/api/admin/requests/${id}/file`, { headers });
      if (!response.ok) throw new Error(FAILED);
      saveBlob(await response.blob(), `${reference}.${file.type === 'application/pdf' ? 'pdf' : 'webp'}`);
    } catch (error) {
      toast(errorMessage(error, FAILED), 'bad');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void download()}>
      Download {file.name}
    </Button>
  );
}
