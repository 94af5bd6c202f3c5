import { FileDown } from 'lucide-react';
import { useEffect } from 'react';
import { useDownload } from '../../../documents/use-download';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/feedback/toast';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { OrderRow } from './row-text';

/** Downloads an order's invoice; a failure is shown as a toast. Disabled while nothing is paid. */
export function DownloadInvoice({ order }: { order: Pick<OrderRow, 'id' | 'number' | 'invoiceNumber'> }) {
  const { id, number, invoiceNumber } = order;
  const { busyName, failure, download } = useDownload(id);
  const toast = useToast();
  const isBusy = busyName !== undefined;

  useEffect(() => {
    if (failure) toast(`${number}: ${failure.message}`, 'bad');
  }, [failure, number, toast]);

  return (
    <Button
      variant="quiet"
      title={invoiceNumber ? 'Download Invoice' : 'No invoice until the order is paid'}
      isBusy={isBusy}
      disabled={!invoiceNumber}
      onClick={() => invoiceNumber && void download(invoiceNumber)}
    >
      {!isBusy && <FileDown aria-hidden="true" size={18} />}
      <span>Download Invoice</span>
      <VisuallyHidden> of {number}</VisuallyHidden>
    </Button>
  );
}
