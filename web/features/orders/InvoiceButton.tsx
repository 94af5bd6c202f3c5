import { FileText } from 'lucide-react';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { useOrderDocument } from '../documents/use-order-document';
import { FileButton } from '../files/FileButton';

/** Downloads an order's invoice. */
export function InvoiceButton({ orderId, invoiceNumber }: { orderId: string; invoiceNumber: string }) {
  return (
    <FileButton icon={FileText} variant="quiet" {...useOrderDocument(orderId, invoiceNumber)}>
      Invoice<VisuallyHidden> {invoiceNumber}</VisuallyHidden>
    </FileButton>
  );
}
