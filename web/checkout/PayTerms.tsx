import { freeCancellationText } from '../shipments/refund-text';
import { formatPounds } from '../ui/formats';
import { Text } from '../ui/Text';

interface PayTermsProps {
  totalPence: number;
  /** Who charges the card, as registered. */
  companyName: string;
  /** Empty while none is chosen. */
  collectionDate: string;
}

/** What a press of the pay button means: the sum, who charges it, and until when it can be undone. */
export function PayTerms({ totalPence, companyName, collectionDate }: PayTermsProps) {
  const free = freeCancellationText(collectionDate || null, new Date());
  return (
    <Text size="small" tone="textMuted">
      {formatPounds(totalPence)} in total, charged once by {companyName}. {free}
    </Text>
  );
}
