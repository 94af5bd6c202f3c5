import type { FragmentType } from '@apollo/client/masking';
import type { ComponentProps } from 'react';
import { useFragmentData } from '../../data/use-fragment-data';
import { Button } from '../../design/Button';
import { Heading } from '../../design/Heading';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { formatDateTime } from '../../lib/formats/formats';
import { Money } from '../../lib/formats/Money';
import { refundStatusText } from '../ui/refund-status-text';
import { UnlinkedRefunds } from '../ui/UnlinkedRefunds';
import { evictPaymentIssues } from './evict-payment-issues';
import { ReviewRefundsFragmentDoc } from './ReviewRefunds.generated';
import { useLinkIssueRefundMutation } from './reviews.generated';

interface ReviewRefundsProps {
  refunds: readonly FragmentType<typeof ReviewRefundsFragmentDoc>[];
  unlinked: ComponentProps<typeof UnlinkedRefunds>['made'];
  onSent: (refundId: string) => void;
}

/** Refunds of a payment without an order; manual ones can be recorded as sent. */
export function ReviewRefunds({ unlinked, onSent, ...props }: ReviewRefundsProps) {
  const refunds = useFragmentData(ReviewRefundsFragmentDoc, props.refunds);
  const [linkRefund] = useLinkIssueRefundMutation({ update: evictPaymentIssues });
  return (
    <Stack gap={2}>
      <Heading level={3} size="body">
        Refund
      </Heading>
      {refunds.map((refund) => (
        <Row key={refund.id} gap={3} justify="space-between">
          <div>
            <Text size="small">
              <Money pence={refund.amount.minorUnits} />: {refundStatusText(refund)}
            </Text>
            {refund.sentAt && (
              <Text size="caption" tone="textMuted">
                {refund.sentBy}, {formatDateTime(refund.sentAt)}: {refund.sentNote}
              </Text>
            )}
          </div>
          {refund.canBeSent && (
            <Button variant="secondary" onClick={() => onSent(refund.id)}>
              Record as sent
              <VisuallyHidden>
                {' '}
                (<Money pence={refund.amount.minorUnits} />)
              </VisuallyHidden>
            </Button>
          )}
        </Row>
      ))}
      <UnlinkedRefunds
        made={unlinked}
        refunds={refunds}
        onLink={(id, refundId) => linkRefund({ variables: { id, refundId } })}
      />
    </Stack>
  );
}
