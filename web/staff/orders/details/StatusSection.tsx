import type { FragmentType } from '@apollo/client/masking';
import { styled } from 'styled-components';
import type { OrderStatus, PaymentStatus } from '../../../data/schema.generated';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Section } from '../../../design/page/Section';
import { Text } from '../../../design/Text';
import { space } from '../../../design/theme/tokens';
import { markLocalChange } from '../../../features/orders/live/local-echo';
import { orderBadge } from '../../../features/orders/order-labels';
import { useBusy } from '../../../lib/hooks/use-busy';
import { usePermission } from '../../../session/permissions';
import { STATUSES } from '../filters/orders-filters';
import { StatusDialog } from '../status/StatusDialog';
import { useStatusChange } from '../status/use-status-change';
import type { OpenAction } from './actions/open-action';
import { useReadOrder } from './actions/use-order-action';
import type { OrderMoneyPartsFragment } from './details.generated';
import { paymentChoices } from './payments/payment-text';
import { StateField } from './StateField';
import { StatusSectionFragmentDoc } from './StatusSection.generated';

interface StatusSectionProps {
  order: FragmentType<typeof StatusSectionFragmentDoc>;
  /** Undefined while loading. */
  money: OrderMoneyPartsFragment | undefined;
  onOpen: (action: OpenAction) => void;
}

/** Order status and payment status, both editable. */
export function StatusSection({ money, onOpen, ...props }: StatusSectionProps) {
  const order = useFragmentData(StatusSectionFragmentDoc, props.order);
  const [hasOrders, hasMoney] = [usePermission('orders'), usePermission('money')];
  const { question, choose, confirm, close } = useStatusChange(useReadOrder(order.id));
  const [isBusy, chooseStatus] = useBusy(async (status: OrderStatus) => {
    if (status === 'CANCELLED') return onOpen({ what: 'cancel' });
    markLocalChange(order.id);
    await choose(order, status);
  });

  function choosePayment(status: PaymentStatus): void {
    if (status === 'REFUNDED') onOpen({ what: 'refund' });
    else if (status === 'PAID') onOpen({ what: 'payment' });
    else onOpen({ what: 'correct', status });
  }

  return (
    <Section title="Status" gap={3}>
      <Beside>
        <StateField
          label="Status"
          value={order.status}
          choices={STATUSES.map((value) => ({ value, ...orderBadge(value) }))}
          isBusy={isBusy}
          isReadOnly={!hasOrders}
          onChoose={chooseStatus}
        />
        <StateField
          label="Payment status"
          value={order.paymentStatus}
          choices={paymentChoices(money, order.paymentStatus)}
          isReadOnly={!hasMoney}
          onChoose={choosePayment}
        />
      </Beside>
      {hasOrders && (
        <Text size="caption" tone="textMuted">
          The customer sees a new status at once, and we email them.
        </Text>
      )}
      {question && (
        <StatusDialog
          question={question}
          onClose={close}
          onConfirm={(reason) => {
            markLocalChange(order.id);
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
