import { type FormEvent, useRef, useState } from 'react';
import {
  checkCollectionDate,
  earliestCollectionDate,
  latestCollectionDate,
} from '../../../rules/collection-date';
import { refundDeadlineText } from '../../shipments/refund-text';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { formatDay } from '../../ui/formats';
import { Field } from '../../ui/forms/Field';
import { DateInput } from '../../ui/forms/inputs';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { ChangeFormProps } from './change-form-props';

/** A new collection date. */
export function DateForm({
  order,
  isBusy,
  refusal,
  onContinue,
  sameDayCutOffHour,
}: ChangeFormProps & { sameDayCutOffHour: number }) {
  const now = new Date();
  const [date, setDate] = useState('');
  const [wasAsked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const problem =
    date === order.collectionDate
      ? 'This is your collection date already. Please choose another day.'
      : checkCollectionDate(date, now, sameDayCutOffHour);

  function send(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (problem) input.current?.focus();
    else void onContinue({ collectionDate: date });
  }

  return (
    <form noValidate onSubmit={send}>
      <Stack gap={4}>
        <Text size="small">
          {order.collectionDate
            ? `Now: ${formatDay(order.collectionDate)}.`
            : 'Your collection date is still to be agreed; you can choose it here.'}
        </Text>
        <Field
          label="New collection date"
          hint={refundDeadlineText(problem ? null : date, now)}
          error={wasAsked && problem ? problem : undefined}
        >
          <DateInput
            ref={input}
            required
            min={earliestCollectionDate(now, sameDayCutOffHour)}
            max={latestCollectionDate(now)}
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        </Field>
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        <Button type="submit" isBusy={isBusy}>
          See what it costs
        </Button>
      </Stack>
    </form>
  );
}
