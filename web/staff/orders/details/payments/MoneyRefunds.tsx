import { styled } from 'styled-components';
import type { RefundStatus } from '../../../../data/schema.generated';
import { Badge, type BadgeTone } from '../../../../design/Badge';
import { Button } from '../../../../design/Button';
import { Heading } from '../../../../design/Heading';
import { Row } from '../../../../design/Stack';
import { color } from '../../../../design/theme/colors';
import { space, type } from '../../../../design/theme/tokens';
import { VisuallyHidden } from '../../../../design/VisuallyHidden';
import { markLocalChange } from '../../../../features/orders/live/local-echo';
import { formatDateTime } from '../../../../lib/formats/formats';
import { Money } from '../../../../lib/formats/Money';
import { usePermission } from '../../../../session/permissions';
import { refundStatusText } from '../../../ui/refund-status-text';
import { UnlinkedRefunds } from '../../../ui/UnlinkedRefunds';
import type { OpenAction } from '../actions/open-action';
import {
  type MoneyRefundPartsFragment,
  type OrderMoneyPartsFragment,
  useLinkRefundMutation,
} from '../details.generated';
import { payerText } from './payment-text';

interface MoneyRefundsProps {
  orderId: string;
  money: OrderMoneyPartsFragment;
  onOpen: (action: OpenAction) => void;
}

/** Every refund with its status; manual ones can be recorded as sent. */
export function MoneyRefunds({ orderId, money, onOpen }: MoneyRefundsProps) {
  const { refunds, payments, unlinkedRefunds } = money;
  const [linkRefund] = useLinkRefundMutation();
  const hasMoney = usePermission('money');
  return (
    <div>
      <Heading level={3} size="small">
        Refunds
      </Heading>
      <List>
        {refunds.map((refund) => {
          const payment = payments.find(({ id }) => id === refund.paymentId);
          return (
            <li key={refund.id}>
              <Row gap={2} justify="space-between">
                <span>
                  <b>
                    <Money pence={refund.amount.minorUnits} />
                  </b>
                  {payment &&
                    ` to ${refund.channel === 'BANK_TRANSFER' ? 'bank account' : payerText(payment)}`}
                </span>
                <Badge tone={toneOf(refund)}>{refundStatusText(refund)}</Badge>
              </Row>
              <Detail>
                {refund.reason}
                {refund.note && `: ${refund.note}`}
              </Detail>
              <Detail>
                {refund.askedBy ?? 'Requested'}, {formatDateTime(refund.createdAt)}
              </Detail>
              {refund.sentAt && (
                <Detail>
                  {refund.channel === 'BANK_TRANSFER' ? 'Sent by' : 'Refunded in the card dashboard by'}{' '}
                  {refund.sentBy}, {formatDateTime(refund.sentAt)}
                  {refund.sentNote && `: ${refund.sentNote}`}
                </Detail>
              )}
              {hasMoney && refund.canBeSent && <SentButton refund={refund} onOpen={onOpen} />}
            </li>
          );
        })}
      </List>
      <UnlinkedRefunds
        made={hasMoney ? unlinkedRefunds : []}
        refunds={refunds}
        onLink={(id, refundId) => {
          markLocalChange(orderId);
          return linkRefund({ variables: { id, refundId } });
        }}
      />
    </div>
  );
}

function SentButton({
  refund,
  onOpen,
}: {
  refund: MoneyRefundPartsFragment;
  onOpen: (action: OpenAction) => void;
}) {
  return (
    <Button variant="secondary" onClick={() => onOpen({ what: 'sent', refund })}>
      Record as sent
      <VisuallyHidden>
        {' '}
        (<Money pence={refund.amount.minorUnits} />)
      </VisuallyHidden>
    </Button>
  );
}

const TONES: Readonly<Record<RefundStatus, BadgeTone>> = {
  REQUESTED: 'warn',
  PROCESSING: 'warn',
  SUCCEEDED: 'good',
  REFUSED: 'bad',
  FAILED: 'bad',
  CANCELLED: 'neutral',
};

function toneOf({ status, channel }: Pick<MoneyRefundPartsFragment, 'status' | 'channel'>): BadgeTone {
  return status === 'REQUESTED' && channel === 'BANK_TRANSFER' ? 'bad' : TONES[status];
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(2)};
  ${type('small')}
  overflow-wrap: anywhere;

  button { margin-block-start: ${space(2)}; }
  ${Badge} { white-space: normal; }
`;

const Detail = styled.span`display: block; ${type('caption')} color: ${color.textMuted};`;
