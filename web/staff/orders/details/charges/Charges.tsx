import { useState } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '../../../../data/error-message';
import { Badge } from '../../../../design/Badge';
import { Button } from '../../../../design/Button';
import { ConfirmDialog } from '../../../../design/dialogs/ConfirmDialog';
import { Notice } from '../../../../design/feedback/Notice';
import { useToast } from '../../../../design/feedback/toast';
import { Heading } from '../../../../design/Heading';
import { Row } from '../../../../design/Stack';
import { Text } from '../../../../design/Text';
import { space, type } from '../../../../design/theme/tokens';
import { formatDateTime, formatPounds } from '../../../../lib/formats/formats';
import type { OpenAction } from '../actions/open-action';
import { useOrderAction } from '../actions/use-order-action';
import type { StaffOrderPartsFragment } from '../details.generated';
import { useWithdrawOrderChargeMutation } from './charges.generated';
import type { StaffChargeFragment } from './staff-charge.generated';

interface ChargesProps {
  order: StaffOrderPartsFragment;
  onOpen: (action: OpenAction) => void;
}

/** The charges of an order, each with its state. */
export function Charges({ order, onOpen }: ChargesProps) {
  const { charges, status, paymentStatus } = order;
  const isPaid = paymentStatus === 'PAID' || paymentStatus === 'REFUNDED';
  return (
    <>
      {charges.length > 0 && (
        <div>
          <Heading level={3} size="small">
            Charges
          </Heading>
          <List>
            {charges.map((charge) => (
              <ChargeItem key={charge.id} orderId={order.id} charge={charge} />
            ))}
          </List>
        </div>
      )}
      {status !== 'CANCELLED' && isPaid && (
        <Row gap={2}>
          <Button variant="secondary" onClick={() => onOpen({ what: 'charge' })}>
            Add a charge
          </Button>
        </Row>
      )}
    </>
  );
}

interface ChargeItemProps {
  orderId: string;
  charge: StaffChargeFragment;
}

function ChargeItem({ orderId, charge }: ChargeItemProps) {
  const { id, name, reason, amount, state, isBeingPaid, createdAt } = charge;
  const [withdraw, { loading }] = useWithdrawOrderChargeMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, messageOf } = useOrderAction(orderId);
  const toast = useToast();
  const sum = formatPounds(amount.minorUnits);

  async function confirm(): Promise<void> {
    setRefusal(null);
    try {
      await run(() => withdraw({ variables: { id } }));
      toast(`${sum} withdrawn. The customer gets an email.`, 'good');
    } catch (error) {
      setRefusal(messageOf(error) || errorMessage(error));
    }
    setIsAsking(false);
  }

  return (
    <li>
      <Row gap={2} justify="space-between">
        <span>
          <b>{sum}</b> for {name}
        </span>
        <Badge {...BADGES[state]} />
      </Row>
      <Text size="caption" tone="textMuted">
        {reason}
      </Text>
      <Text size="caption" tone="textMuted">
        Added on {formatDateTime(createdAt)}
        {state === 'OPEN' && isBeingPaid && '. The customer has begun to pay.'}
      </Text>
      {state === 'OPEN' && (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          Withdraw {name}
        </Button>
      )}
      {refusal && <Notice kind="bad">{refusal}</Notice>}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Withdraw ${sum} for ${name}?`}
        confirmLabel="Withdraw"
        cancelLabel="Keep it"
        isBusy={loading}
        onConfirm={() => void confirm()}
      >
        Nobody can pay it any more. We’ll email the customer that there’s nothing to pay.
      </ConfirmDialog>
    </li>
  );
}

const BADGES = {
  OPEN: { tone: 'warn', children: 'To pay' },
  PAID: { tone: 'good', children: 'Paid' },
  WITHDRAWN: { tone: 'neutral', children: 'Withdrawn' },
} as const;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  ${type('small')}
  overflow-wrap: anywhere;
`;
