import { Download } from 'lucide-react';
import { FileButton, useFileDownload } from '../../features/files/FileButton';
import { useExportNewsletterMutation } from './newsletter-export.generated';

/** Downloads everybody who confirmed the newsletter, each with the link that stops it. */
export function NewsletterExportButton() {
  const [make] = useExportNewsletterMutation();
  const file = useFileDownload(
    async () => {
      const { data } = await make();
      const { fileName, csv } = data?.adminExportNewsletterConsents ?? {};
      return fileName && csv ? { fileName, content: new Blob([csv], { type: 'text/csv' }) } : undefined;
    },
    { fallback: "We couldn't export the newsletter. Please try again." },
  );
  return (
    <FileButton icon={Download} {...file}>
      <span>Export newsletter</span>
    </FileButton>
  );
}
