import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../design/Button';
import { useToast } from '../../design/feedback/toast';
import { type FileToSave, fileMessage, saveFile } from './save-file';

interface DownloadOptions {
  /** Leads the message of a failure. */
  readonly failed?: string;
  /** Said when the failure has no words of its own. */
  readonly fallback?: string;
  /** Shows the message of a failure; a toast when absent. */
  readonly onFailure?: ((message: string) => void) | undefined;
}

/** Fetches a file, or a link to it as that may expire, and has the browser save it. */
export function useFileDownload(
  fetchFile: () => Promise<FileToSave | undefined>,
  { failed, fallback, onFailure }: DownloadOptions = {},
) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function download(): Promise<void> {
    setIsBusy(true);
    try {
      const file = await fetchFile();
      if (file) await saveFile(file);
    } catch (error) {
      const message = [failed, fileMessage(error, fallback)].filter(Boolean).join(' ');
      if (onFailure) onFailure(message);
      else toast(message, 'bad');
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, download: () => void download() };
}

interface FileButtonProps extends ComponentProps<typeof Button> {
  icon: LucideIcon;
  download: () => void;
}

/** A button that downloads a file: `<FileButton icon={FileText} {...useFileDownload(fetchFile)}>Save</FileButton>`. */
export function FileButton({ icon: Icon, isBusy, download, children, ...rest }: FileButtonProps) {
  return (
    <Button variant="secondary" {...rest} isBusy={isBusy} onClick={download}>
      {!isBusy && <Icon aria-hidden="true" size={18} />}
      {children}
    </Button>
  );
}
