import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { CHARGE_REASON_MAX } from '../../../../rules/orders/order-charge';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Field } from '../../../design/forms/Field';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { formatPounds } from '../../../lib/formats/formats';
import { TextArea } from '../../../lib/forms/form-fields';
import { planText } from '../../shipments/plan-text';
import type { PreviewedChange } from './use-change';

interface StaffPreviewStepProps {
  shown: PreviewedChange;
  isBusy: boolean;
  refusal: string | null;
  onConfirm: (reason: string) => void;
  onBack: () => void;
}

/** The preview of a change by staff: what it does and costs, and a field for its reason. */
export function StaffPreviewStep({ shown, isBusy, refusal, onConfirm, onBack }: StaffPreviewStepProps) {
  const { preview } = shown;
  const form = useForm({ defaultValues: { reason: '' } });
  const sums = useRef<HTMLDivElement>(null);
  useEffect(() => sums.current?.focus(), []);
  const isExtra = preview.kind === 'EXTRA';
  const problemOf = (typed: string) => (typed.trim() ? true : 'Write down why you change this order');
  return (
    <form noValidate onSubmit={form.handleSubmit(({ reason }) => onConfirm(reason.trim()))}>
      <Stack gap={4}>
        <div ref={sums} tabIndex={-1} style={{ outline: 'none' }}>
          {preview.changes.map((text) => (
            <Text key={text} weight={600}>
              {planText(text)}
            </Text>
          ))}
          <Text>{staffMoneyText(preview)}</Text>
        </div>
        <Field
          label="Reason"
          error={form.formState.errors.reason?.message}
          hint={isExtra ? 'The customer reads it.' : 'Saved with your name. Only staff see it.'}
        >
          <TextArea
            rows={2}
            maxLength={CHARGE_REASON_MAX}
            {...form.register('reason', { validate: problemOf })}
          />
        </Field>
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        <Row gap={3}>
          <Button type="submit" isBusy={isBusy}>
            {isExtra ? `Ask for ${formatPounds(preview.extra.minorUnits)}` : 'Change order'}
          </Button>
          <Button variant="secondary" onClick={onBack}>
            Back
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

function staffMoneyText({ kind, refund, extra }: PreviewedChange['preview']): string {
  if (kind === 'EXTRA')
    return `The customer pays ${formatPounds(extra.minorUnits)} more by a link that we email. We make the change once it's paid.`;
  if (kind === 'REFUND')
    return `The customer gets ${formatPounds(refund.minorUnits)} back at once, and an email.`;
  return 'There is no charge for this change. The customer gets an email.';
}
