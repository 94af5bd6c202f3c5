import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { checkCollectionDate } from '../../../rules/collection-date';
import { readConflict } from '../../data/read-conflict';
import { Skeleton } from '../../design/feedback/Skeleton';
import { useToast } from '../../design/feedback/toast';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { CollectionDateField } from '../../features/shipments/CollectionDateField';
import { formatDay } from '../../lib/formats/formats';
import { useSubmit } from '../../lib/forms/use-submit';
import { QueryStates } from '../../lib/queries/QueryStates';
import { FormButtons } from '../ui/forms/FormButtons';
import { FormDialog } from '../ui/forms/FormDialog';
import {
  type CollectionOfOrderQuery,
  useCollectionOfOrderQuery,
  useSetCollectionDateMutation,
} from './collection-date.generated';
import { evictTasks } from './task-done';

interface CollectionDateDialogProps {
  orderId: string;
  /** The order number. */
  orderNumber: string;
  onClose: () => void;
}

/** Sets the collection date agreed with a customer; needs only the order. */
export function CollectionDateDialog({ orderId, orderNumber, onClose }: CollectionDateDialogProps) {
  const query = useCollectionOfOrderQuery({
    variables: { id: orderId },
    // An older version would be refused when saving.
    fetchPolicy: 'network-only',
  });
  const form = useForm({ defaultValues: { date: '' } });
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormDialog
      title={`Collection date of ${orderNumber}`}
      isDirty={isDirty}
      isBusy={isSubmitting}
      lossWarning="You haven't set the date yet."
      onClose={onClose}
    >
      <QueryStates
        query={query}
        loadingLabel="Loading the order..."
        skeleton={<Skeleton height="8rem" />}
        errorTitle="Error loading the order"
      >
        {({ order, store }) => (
          <DateForm order={order} cutOffHour={store.sameDayCutOffHour} form={form} onClose={onClose} />
        )}
      </QueryStates>
    </FormDialog>
  );
}

interface DateFormProps {
  order: CollectionOfOrderQuery['order'];
  cutOffHour: number;
  form: UseFormReturn<{ date: string }>;
  onClose: () => void;
}

function DateForm({ order, cutOffHour, form, onClose }: DateFormProps) {
  const { id } = order;
  const [{ version, collectionDate }, setNow] =
    useState<Pick<typeof order, 'version' | 'collectionDate'>>(order);
  const [set, { client }] = useSetCollectionDateMutation();
  const toast = useToast();
  const { errors, isSubmitting } = form.formState;
  const { handleSubmit, errorNotice } = useSubmit(form, {
    onError(failure) {
      const now = readConflict(failure, 'order');
      if (now) setNow(now);
      return false;
    },
  });

  async function send({ date }: { date: string }): Promise<void> {
    await set({ variables: { id, date, version } });
    toast(`Collection set for ${formatDay(date)}. We're emailing the customer.`, 'good');
    onClose();
    evictTasks(client.cache);
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)}>
      <Stack gap={4}>
        <Text size="small">
          {collectionDate ? `Now: ${formatDay(collectionDate)}. ` : 'No date yet. '}
          Agree the day with the customer first. We'll email it to them at once.
        </Text>
        <CollectionDateField
          {...form.register('date', {
            validate: (date) => checkCollectionDate(date, new Date(), cutOffHour) ?? true,
          })}
          sameDayCutOffHour={cutOffHour}
          error={errors.date?.message}
        />
        {errorNotice}
        <FormButtons isBusy={isSubmitting}>Set collection date</FormButtons>
      </Stack>
    </form>
  );
}
