import { FileDown } from 'lucide-react';
import { useToast } from '../../../design/feedback/toast';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { useOrderDocument } from '../../../features/documents/use-order-document';
import { FileButton } from '../../../features/files/FileButton';
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
