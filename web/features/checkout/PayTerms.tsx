import { Text } from '../../design/Text';
import { formatPounds } from '../../lib/formats/formats';
import { freeCancellationText } from '../shipments/refund-text';

interface PayTermsProps {
  totalPence: number;
  /** The registered name of the company that charges the card. */
  companyName: string;
  /** Empty or absent while none is chosen. */
  collectionDate?: string | null;
  /** The day is agreed after the payment. */
  isDayLater?: boolean;
  /** Whether paying agrees to the documents too; a checkout that is resumed has its agreement. */
  agrees?: boolean;
}

/** The terms of the pay button: the sum, the company that charges it, and the deadline of free cancellation. */
export function PayTerms(props: PayTermsProps) {
  const { totalPence, companyName, collectionDate, isDayLater, agrees = false } = props;
  const free = isDayLater
    ? 'Free cancellation until 24 hours before the collection day that we agree with you.'
    : freeCancellationText(collectionDate || null, new Date());
  return (
    <Text size="small" tone="textMuted">
      {formatPounds(totalPence)} in total, charged once by {companyName}.{free && ` ${free}`}
      {agrees && (
        <>
          {' '}
          By paying you agree to our{' '}
          <a href="/terms" target="_blank" rel="noopener">
            terms and conditions
          </a>{' '}
          and{' '}
          <a href="/delivery-and-cancellation" target="_blank" rel="noopener">
            delivery and cancellation terms
          </a>
          , and confirm that none of the{' '}
          <a href="/prohibited-goods" target="_blank" rel="noopener">
            prohibited goods
          </a>{' '}
          are in your shipment.
        </>
      )}
    </Text>
  );
}
