import { FileDown } from 'lucide-react';
import { useOrderDocument } from '../../../documents/use-order-document';
import { FileButton } from '../../../files/FileButton';
import { useToast } from '../../../ui/feedback/toast';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { OrderRow } from './row-text';

/** Downloads an order's invoice; a failure is shown as a toast. Disabled while nothing is paid. */
export function DownloadInvoice({ order }: { order: Pick<OrderRow, 'id' | 'number' | 'invoiceNumber'> }) {
  const { id, number, invoiceNumber } = order;
  const toast = useToast();
  const invoice = useOrderDocument(id, invoiceNumber ?? '', (message) =>
    toast(`${number}: ${message}`, 'bad'),
  );
  return (
    <FileButton
      icon={FileDown}
      variant="quiet"
      title={invoiceNumber ? 'Download Invoice' : 'No invoice until the order is paid'}
      disabled={!invoiceNumber}
      {...invoice}
    >
      <span>Download Invoice</span>
      <VisuallyHidden> of {number}</VisuallyHidden>
    </FileButton>
  );
}
