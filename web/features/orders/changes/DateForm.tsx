import { useForm } from 'react-hook-form';
import { checkCollectionDate } from '../../../../rules/collection-date';
import { type CutOffs, cutOffHourAt } from '../../../../rules/orders/area-cut-offs';
import { Button } from '../../../design/Button';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { formatDate, formatDay } from '../../../lib/formats/formats';
import { useSubmit } from '../../../lib/forms/use-submit';
import { CollectionDateField } from '../../shipments/CollectionDateField';
import { refundDeadlineText } from '../../shipments/refund-text';
import type { ChangeFormProps } from './change-form-props';
import { NO_CHARGE } from './change-messages';

/** A new collection date; the button makes the change, which is free. */
export function DateForm({ order, onSubmit, cutOffs }: ChangeFormProps & { cutOffs: CutOffs }) {
  const sameDayCutOffHour = cutOffHourAt(order.origin.postcode, cutOffs);
  const form = useForm({ defaultValues: { date: '' } });
  const { handleSubmit, errorNotice } = useSubmit(form);
  const { errors, isSubmitting } = form.formState;
  const day = form.watch('date');
  const problem = problemOf(day);

  function problemOf(date: string): string | null {
    if (date === order.collectionDate) return 'This is already your collection date. Choose another day.';
    return checkCollectionDate(date, new Date(), sameDayCutOffHour);
  }

  return (
    <form noValidate onSubmit={handleSubmit(({ date }) => onSubmit({ collectionDate: date }))}>
      <Stack gap={4}>
        <Text size="small">
          {order.collectionDate
            ? `Now: ${formatDay(order.collectionDate)}.`
            : "We haven't agreed a collection date yet. Choose one here."}
        </Text>
        <CollectionDateField
          {...form.register('date', { validate: (date) => problemOf(date) ?? true })}
          label="New collection date"
          hint={refundDeadlineText(problem ? null : day, new Date())}
          error={errors.date?.message}
          sameDayCutOffHour={sameDayCutOffHour}
        />
        {errorNotice}
        <Text size="small">{NO_CHARGE}</Text>
        <Button type="submit" isBusy={isSubmitting}>
          {`${order.collectionDate ? 'Move collection' : 'Set collection date'}${problem ? '' : ` to ${dayAndMonth(day)}`}`}
        </Button>
      </Stack>
    </form>
  );
}

/** "13 December": the year stands beside the field. */
function dayAndMonth(day: string): string {
  return formatDate(day).replace(/ \d{4}$/, '');
}
