import { styled } from 'styled-components';
import type { OrderStatus, PaymentStatus } from '../../../apollo/schema.generated';
import { noteOwnDeed } from '../../../orders/live/own-deed';
import { orderLook } from '../../../orders/order-words';
import { space } from '../../../theme/tokens';
import { Text } from '../../../ui/Text';
import { STATUSES } from '../filters/orders-filters';
import { StatusDialog } from '../status/StatusDialog';
import { useStatusChange } from '../status/use-status-change';
import type { OpenDeed } from './actions/open-deed';
import type { OrderMoneyPartsFragment, StaffOrderPartsFragment } from './details.generated';
import { paymentChoices } from './payments/payment-words';
import { Section } from './Section';
import { StateField } from './StateField';

interface StatusSectionProps {
  order: StaffOrderPartsFragment;
  /** Undefined while it is on its way. */
  money: OrderMoneyPartsFragment | undefined;
  readAgain: () => Promise<unknown>;
  onOpen: (deed: OpenDeed) => void;
}

/** How far the order has come and how its payment stands; either is changed here. */
export function StatusSection({ order, money, readAgain, onOpen }: StatusSectionProps) {
  const { pending, question, choose, confirm, close } = useStatusChange(readAgain);
  const change = pending.find(({ id }) => id === order.id);

  function chooseStatus(status: OrderStatus): void {
    if (status === 'CANCELLED') {
      onOpen({ what: 'cancel' });
      return;
    }
    noteOwnDeed(order.id);
    void choose(order, status);
  }

  function choosePayment(status: PaymentStatus): void {
    if (status === 'REFUNDED') onOpen({ what: 'refund' });
    else if (status === 'PAID') onOpen({ what: 'payment' });
    else onOpen({ what: 'correct', status });
  }

  return (
    <Section title="Status">
      <Beside>
        <StateField
          label="Status"
          value={change?.status ?? order.status}
          choices={STATUSES.map((value) => ({ value, ...orderLook(value) }))}
          isBusy={Boolean(change)}
          onChoose={chooseStatus}
        />
        <StateField
          label="Payment status"
          value={order.paymentStatus}
          choices={paymentChoices(money)}
          onChoose={choosePayment}
        />
      </Beside>
      <Text size="caption" tone="textMuted">
        The customer is told of a new status by e-mail, and sees it at once.
      </Text>
      {question && (
        <StatusDialog
          question={question}
          onClose={close}
          onConfirm={(reason) => {
            noteOwnDeed(order.id);
            return confirm(reason);
          }}
        />
      )}
    </Section>
  );
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${space(4)};
`;
