import type { FragmentType } from '@apollo/client/masking';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { RefundDecision, RefundRequestState } from '../../../../data/schema.generated';
import { useFragmentData } from '../../../../data/use-fragment-data';
import { Badge, type BadgeTone } from '../../../../design/Badge';
import { Button } from '../../../../design/Button';
import { useToast } from '../../../../design/feedback/toast';
import { Heading } from '../../../../design/Heading';
import { Row } from '../../../../design/Stack';
import { Text } from '../../../../design/Text';
import { space } from '../../../../design/theme/tokens';
import { formatDateTime, formatPounds } from '../../../../lib/formats/formats';
import { ConfirmActionDialog } from '../../../ui/forms/ConfirmActionDialog';
import { useOrderAction } from '../actions/use-order-action';
import { useDecideRefundRequestMutation } from '../details.generated';
import { type RefundRequestsFragment, RefundRequestsFragmentDoc } from './RefundRequests.generated';

type Request = NonNullable<RefundRequestsFragment['refundRequests']>[number];

const STATES: Readonly<Record<RefundRequestState, { label: string; tone: BadgeTone }>> = {
  WAITING: { label: 'Waiting for a second person', tone: 'warn' },
  APPROVED: { label: 'Approved', tone: 'good' },
  REFUSED: { label: 'Refused', tone: 'neutral' },
};

interface RefundRequestsProps {
  order: FragmentType<typeof RefundRequestsFragmentDoc>;
}

/** Refunds above the limit of who asked for them; a colleague makes or refuses each. */
export function RefundRequests(props: RefundRequestsProps) {
  const { id, refundRequests } = useFragmentData(RefundRequestsFragmentDoc, props.order);
  const [asked, setAsked] = useState<{ request: Request; decision: RefundDecision } | null>(null);
  if (!refundRequests?.length) return null;
  return (
    <div>
      <Heading level={3} size="small">
        Refunds that needed a second person
      </Heading>
      <List>
        {refundRequests.map((request) => (
          <li key={request.id}>
            <Row gap={2} justify="space-between">
              <b>{formatPounds(request.amount.minorUnits)}</b>
              <Badge tone={STATES[request.state].tone}>{STATES[request.state].label}</Badge>
            </Row>
            <Text size="small">{request.reason}</Text>
            <Text size="caption" tone="textMuted">
              Asked for by {request.askedBy}, {formatDateTime(request.askedAt)}
              {request.decidedAt && `. Decided by ${request.decidedBy}, ${formatDateTime(request.decidedAt)}`}
            </Text>
            {request.canDecide && (
              <Row gap={2}>
                <Button variant="secondary" onClick={() => setAsked({ request, decision: 'APPROVED' })}>
                  Refund {formatPounds(request.amount.minorUnits)}
                </Button>
                <Button variant="quiet" onClick={() => setAsked({ request, decision: 'REFUSED' })}>
                  Refuse
                </Button>
              </Row>
            )}
          </li>
        ))}
      </List>
      {asked && <Decision {...asked} orderId={id} onClose={() => setAsked(null)} />}
    </div>
  );
}

interface DecisionProps {
  orderId: string;
  request: Request;
  decision: RefundDecision;
  onClose: () => void;
}

function Decision({ orderId, request, decision, onClose }: DecisionProps) {
  const [decide] = useDecideRefundRequestMutation();
  const { run } = useOrderAction(orderId);
  const toast = useToast();
  const sum = formatPounds(request.amount.minorUnits);
  const isApproved = decision === 'APPROVED';
  return (
    <ConfirmActionDialog
      title={isApproved ? `Refund ${sum}?` : `Refuse the refund of ${sum}?`}
      confirmLabel={isApproved ? `Refund ${sum}` : 'Refuse'}
      action={() =>
        run(async () => {
          await decide({ variables: { id: request.id, decision } });
          toast(isApproved ? `Refund of ${sum} started` : `Refund of ${sum} refused`, 'good');
        })
      }
      onClose={onClose}
    >
      {isApproved
        ? `${request.askedBy} asked for it: ${request.reason}. We'll send the refund at once. You can't undo this.`
        : `${request.askedBy} asked for it: ${request.reason}. Nothing will be refunded.`}
    </ConfirmActionDialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(2)};
  overflow-wrap: anywhere;
`;
