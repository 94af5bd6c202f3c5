import { useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import type { RequestFileSafety } from '../../apollo/schema.generated';
import { currentSession } from '../../apollo/session/session';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/feedback/toast';
import { Stack } from '../../ui/Stack';
import { saveBlob } from '../../ui/save-blob';
import { Text } from '../../ui/Text';

const FAILED = "We couldn't download the file. Please try again.";

/** Shown to staff beside a file, before they open it. */
const SAFETY_NOTES: Readonly<Record<RequestFileSafety, string | null>> = {
  REPAINTED: null,
  CLEAN: 'The virus scanner found nothing.',
  WAITING: 'Not checked for viruses yet. Try again in a few minutes.',
  UNSCANNED: 'Not scanned for viruses. Open it only if you trust who sent it.',
  HARMFUL: 'Removed: the virus scanner found something in it.',
};

interface RequestFileButtonProps {
  id: string;
  reference: string;
  file: { readonly name: string; readonly type: string; readonly safety: RequestFileSafety };
}

/** Downloads the file that came with a request, and says how far it was checked; nothing of it is opened in the page. */
export function RequestFileButton({ id, reference, file }: RequestFileButtonProps) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const note = SAFETY_NOTES[file.safety];

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
    <Stack gap={1}>
      {file.safety === 'WAITING' || file.safety === 'HARMFUL' ? (
        <Text>{file.name}</Text>
      ) : (
        <Button variant="secondary" isBusy={isBusy} onClick={() => void download()}>
          Download {file.name}
        </Button>
      )}
      {note && (
        <Text size="small" tone="textMuted">
          {note}
        </Text>
      )}
    </Stack>
  );
}
