import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { type UnusualMove, unusualMove } from '../../../../rules/orders/order-status-move';
import { errorMessageOr } from '../../../data/error-message';
import type { OrderStatus } from '../../../data/schema.generated';
import { Notice } from '../../../design/feedback/Notice';
import { Text } from '../../../design/Text';
import { space } from '../../../design/theme/tokens';
import { orderBadge } from '../../../features/orders/order-labels';
import { formatDateTime } from '../../../lib/formats/formats';
import { useSubmit } from '../../../lib/forms/use-submit';
import { RecordActionDialog } from '../../ui/forms/RecordActionDialog';
import { ReasonField } from './ReasonField';
import type { StatusQuestion } from './use-status-change';

interface StatusDialogProps {
  question: StatusQuestion;
  onClose: () => void;
  /** Throws when it is refused. */
  onConfirm: (reason: string) => Promise<void>;
}

/** Confirms a status that goes back or skips a step, and shows changes by others. */
export function StatusDialog({ question, onClose, onConfirm }: StatusDialogProps) {
  const { order, status, now } = question;
  const form = useForm({ defaultValues: { reason: '' } });
  const { handleSubmit, errorNotice } = useSubmit(form, {
    messageOf: errorMessageOr('Failed to update order status'),
  });
  const from = now?.status ?? order.status;
  const [here, there] = [orderBadge(from).label, orderBadge(status).label];
  const isDone = from === status;
  const why = unusualMoveWarning(from, status);

  return (
    <RecordActionDialog
      title={isDone ? `${order.number} is already ${here}` : `${order.number}: ${here} to ${there}`}
      form={form}
      onSubmit={handleSubmit(({ reason }) => onConfirm(reason.trim()))}
      errorNotice={errorNotice}
      lossWarning="The status hasn't changed, and you haven't saved the reason."
      submitLabel={isDone ? undefined : `Set to ${there}`}
      cancelLabel={isDone ? 'Close' : `Keep as ${here}`}
      onClose={onClose}
    >
      {now && (
        <Notice kind="warn" isAnnounced title="Someone else changed this order first.">
          <Changes>
            {now.changes.map(({ at, by, what }) => (
              <li key={`${at} ${what}`}>
                {what}, by <b>{by.name}</b>, {formatDateTime(at)}
              </li>
            ))}
            {from !== order.status && (
              <li>
                Status: {orderBadge(order.status).label} → <b>{here}</b>
              </li>
            )}
          </Changes>
        </Notice>
      )}
      {why && (
        <>
          <Text size="small">{why} We'll email the customer the new status.</Text>
          <ReasonField form={form} />
        </>
      )}
    </RecordActionDialog>
  );
}

const Changes = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(1)};
`;

const WARNINGS: Readonly<Record<UnusualMove, string>> = {
  reopens: 'This reopens a cancelled order.',
  goesBack: 'This moves the order back.',
  skipsStep: 'This skips a step.',
};

/** Why a reason is required; null when it is not. */
export function unusualMoveWarning(from: OrderStatus, to: OrderStatus): string | null {
  const why = unusualMove(from, to);
  return why && WARNINGS[why];
}
