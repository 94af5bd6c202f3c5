import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '../../../apollo/error-message';
import { orderBadge } from '../../../orders/order-labels';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { formatDateTime } from '../../../ui/formats';
import { Row, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { FormDialog } from '../../ui/forms/FormDialog';
import { ReasonField } from './ReasonField';
import { unusualMoveWarning } from './status-moves';
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
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const from = now?.status ?? order.status;
  const [here, there] = [orderBadge(from).label, orderBadge(status).label];
  const isDone = from === status;
  const why = unusualMoveWarning(from, status);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefusal(why && !reason.trim() ? 'Please say why' : undefined);
    if (why && !reason.trim()) return field.current?.focus();
    setBusy(true);
    try {
      await onConfirm(reason.trim());
    } catch (error) {
      setRefusal(errorMessage(error, 'Failed to update order status'));
    }
    setBusy(false);
  }

  return (
    <FormDialog
      title={isDone ? `${order.number} is ${here} already` : `${order.number}: ${here} to ${there}`}
      isDirty={reason !== ''}
      isBusy={isBusy}
      lossWarning="The status is as it was, and the reason you typed would be lost."
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          {now && (
            <Notice kind="warn" isAnnounced title="Somebody else has changed this order in the meantime.">
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
              <Text size="small">{why} The customer is told the new status by e-mail.</Text>
              <ReasonField ref={field} reason={reason} refusal={refusal} onChange={setReason} />
            </>
          )}
          {!why && refusal && <Notice kind="bad">{refusal}</Notice>}
          <Row justify="flex-end">
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {isDone ? 'Close' : `Leave it ${here}`}
            </Button>
            {!isDone && (
              <Button type="submit" isBusy={isBusy}>
                Set to {there}
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </FormDialog>
  );
}

const Changes = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-block-start: ${space(1)};
`;
