import { Download } from 'lucide-react';
import { errorMessage } from '../../apollo/error-message';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/feedback/toast';
import { saveBlob } from '../../ui/save-blob';
import { useExportNewsletterMutation } from './newsletter-export.generated';

/** Downloads everybody who confirmed the newsletter, each with the link that stops it. */
export function NewsletterExportButton() {
  // Personal data goes into a file, not into the cache.
  const [make, { loading }] = useExportNewsletterMutation({ fetchPolicy: 'no-cache' });
  const toast = useToast();

  async function save() {
    try {
      const { data } = await make();
      const { fileName, csv } = data?.exportNewsletterConsents ?? {};
      if (fileName && csv) saveBlob(new Blob([csv], { type: 'text/csv' }), fileName);
    } catch (error) {
      toast(errorMessage(error, "We couldn't export the newsletter. Please try again."), 'bad');
    }
  }

  return (
    <Button variant="secondary" isBusy={loading} onClick={() => void save()}>
      {!loading && <Download aria-hidden="true" size={18} />}
      <span>Export newsletter</span>
    </Button>
  );
}
