import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { space, type } from '../../../design/theme/tokens';
import { formatPounds } from '../../../lib/formats/formats';
import { planText } from '../../shipments/plan-text';
import { ChangeRefused } from './ChangeRefused';
import { moneyText } from './change-messages';
import { isLastDay, momentText } from './deadline-text';
import { StaffPreviewStep } from './StaffPreviewStep';
import type { PreviewedChange } from './use-change';

interface PreviewStepProps {
  shown: PreviewedChange;
  isBusy: boolean;
  refusal: string | null;
  /** Asks for a reason, and speaks of the customer. */
  isByStaff: boolean;
  onConfirm: (reason?: string) => void;
  onBack: () => void;
}

/** Previews the change or cancellation, with its sums, and confirms it. */
export function PreviewStep({ shown, isBusy, refusal, isByStaff, onConfirm, onBack }: PreviewStepProps) {
  const { change, preview } = shown;
  const isCancelling = change === null;
  const sums = useRef<HTMLParagraphElement>(null);

  useEffect(() => sums.current?.focus(), []);

  if (isByStaff && preview.kind !== 'REFUSED')
    return <StaffPreviewStep {...{ shown, isBusy, refusal, onConfirm, onBack }} />;
  if (preview.kind === 'REFUSED') {
    return (
      <Stack gap={4}>
        <ChangeRefused reason={preview.reason ?? 'TOO_LATE'} deadline={preview.deadline} />
        <Button variant="secondary" onClick={onBack}>
          Close
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      {isCancelling ? (
        <Text>We won't collect your shipment. You can't undo this.</Text>
      ) : (
        <Changes>
          {preview.changes.map((text) => (
            <li key={text}>{planText(text)}</li>
          ))}
        </Changes>
      )}
      <Sum ref={sums} tabIndex={-1}>
        {moneyText(preview)}
      </Sum>
      {preview.held.minorUnits > 0 && isCancelling && (
        <Text size="small">
          Your bank is deciding on your dispute over {formatPounds(preview.held.minorUnits)}, so we don't
          refund it now. If the bank decides for us, we'll refund it then.
        </Text>
      )}
      {preview.kind === 'REFUND' && (
        <Text size="small" tone="textMuted">
          We send the refund at once. Banks usually show it within 5 to 10 days.
        </Text>
      )}
      {preview.kind === 'EXTRA' && (
        <Text size="small" tone="textMuted">
          You'll pay on the next page. We'll make the change as soon as your payment arrives.
        </Text>
      )}
      {preview.deadline && isLastDay(preview.deadline) && (
        <Text size="small" tone="textMuted">
          You can confirm this until {momentText(preview.deadline)}, UK time.
        </Text>
      )}
      {!isCancelling && <After {...preview} />}
      {refusal && <Notice kind="bad">{refusal}</Notice>}
      <Row gap={3}>
        <Button variant={isCancelling ? 'danger' : 'primary'} isBusy={isBusy} onClick={() => onConfirm()}>
          {confirmLabel(shown)}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {isCancelling ? 'Keep my order' : 'Back'}
        </Button>
      </Row>
    </Stack>
  );
}

/** The new deadline after another date. */
function After({ deadline, deadlineAfter }: PreviewedChange['preview']) {
  if (!deadlineAfter || deadlineAfter === deadline) return null;
  if (new Date(deadlineAfter) > new Date())
    return <Text size="small">You can then change or cancel until {momentText(deadlineAfter)}.</Text>;
  return (
    <Notice kind="warn">
      That day starts within 24 hours. Once you confirm, you can no longer change the order, or cancel it for
      a refund.
    </Notice>
  );
}

function confirmLabel({ change, preview }: PreviewedChange): string {
  if (change === null) {
    const { minorUnits } = preview.refund;
    return minorUnits > 0 ? `Cancel and get ${formatPounds(minorUnits)} back` : 'Cancel order';
  }
  if (preview.kind === 'EXTRA') return `Continue to pay ${formatPounds(preview.extra.minorUnits)}`;
  if (change.service) return 'Change service';
  return change.items ? 'Change items' : 'Change order';
}

const Changes = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-inline-start: ${space(5)};
  list-style: disc;
`;

const Sum = styled.p`
  ${type('title', 650)}
  overflow-wrap: anywhere;

  &:focus { outline: none; }
`;
