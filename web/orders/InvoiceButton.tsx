import { FileText } from 'lucide-react';
import { useEffect } from 'react';
import { useDownload } from '../documents/use-download';
import { Button } from '../ui/Button';
import { useToast } from '../ui/feedback/toast';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Downloads an order's invoice. */
export function InvoiceButton({ orderId, invoiceNumber }: { orderId: string; invoiceNumber: string }) {
  const { busyName, failure, download } = useDownload(orderId);
  const toast = useToast();

  useEffect(() => {
    if (failure) toast(failure.message, 'bad');
  }, [failure, toast]);

  return (
    <Button variant="quiet" isBusy={busyName === invoiceNumber} onClick={() => void download(invoiceNumber)}>
      {busyName !== invoiceNumber && <FileText aria-hidden="true" size={18} />}
      Invoice<VisuallyHidden> {invoiceNumber}</VisuallyHidden>
    </Button>
  );
}
