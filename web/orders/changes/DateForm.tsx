import { useForm } from 'react-hook-form';
import { checkCollectionDate } from '../../../rules/collection-date';
import { CollectionDateField } from '../../shipments/CollectionDateField';
import { refundDeadlineText } from '../../shipments/refund-text';
import { Button } from '../../ui/Button';
import { formatDay } from '../../ui/formats';
import { useSubmit } from '../../ui/forms/use-submit';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { ChangeFormProps } from './change-form-props';

/** A new collection date. */
export function DateForm({
  order,
  onContinue,
  sameDayCutOffHour,
}: ChangeFormProps & { sameDayCutOffHour: number }) {
  const form = useForm({ defaultValues: { date: '' } });
  const { handleSubmit, errorNotice } = useSubmit(form);
  const { errors, isSubmitting } = form.formState;
  const problem = problemOf(form.watch('date'));

  function problemOf(date: string): string | null {
    if (date === order.collectionDate) return 'This is your collection date already. Choose another day.';
    return checkCollectionDate(date, new Date(), sameDayCutOffHour);
  }

  return (
    <form noValidate onSubmit={handleSubmit(({ date }) => onContinue({ collectionDate: date }))}>
      <Stack gap={4}>
        <Text size="small">
          {order.collectionDate
            ? `Now: ${formatDay(order.collectionDate)}.`
            : 'Your collection date is still to be agreed; you can choose it here.'}
        </Text>
        <CollectionDateField
          {...form.register('date', { validate: (date) => problemOf(date) ?? true })}
          label="New collection date"
          hint={refundDeadlineText(problem ? null : form.watch('date'), new Date())}
          error={errors.date?.message}
          sameDayCutOffHour={sameDayCutOffHour}
        />
        {errorNotice}
        <Button type="submit" isBusy={isSubmitting}>
          Continue
        </Button>
      </Stack>
    </form>
  );
}
