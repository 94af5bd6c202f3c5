import { type UseFormReturn, useForm } from 'react-hook-form';
import { checkCollectionDate } from '../../../rules/collection-date';
import { errorCode, errorMessage } from '../../apollo/error-message';
import { CollectionDateField } from '../../shipments/CollectionDateField';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { useToast } from '../../ui/feedback/toast';
import { formatDay } from '../../ui/formats';
import { useSubmit } from '../../ui/forms/use-submit';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { FormButtons } from '../ui/forms/FormButtons';
import { FormDialog } from '../ui/forms/FormDialog';
import { useCollectionOfOrderQuery, useSetCollectionDateMutation } from './collection-date.generated';

interface CollectionDateDialogProps {
  orderId: string;
  /** The order number. */
  orderNumber: string;
  /** Called once the date is set. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Sets the collection date agreed with a customer; needs only the order. */
export function CollectionDateDialog({ orderId, orderNumber, onDone, onClose }: CollectionDateDialogProps) {
  const { data, error, refetch } = useCollectionOfOrderQuery({
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
      {error && !data && (
        <ErrorPanel
          title="Error loading the order"
          message={errorMessage(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label="Loading the order...">
          <Skeleton height="8rem" />
        </Loading>
      )}
      {data && (
        <DateForm
          order={data.order}
          cutOffHour={data.store.sameDayCutOffHour}
          form={form}
          onStale={() => refetch().catch(() => {})}
          onDone={onDone}
          onClose={onClose}
        />
      )}
    </FormDialog>
  );
}

interface DateFormProps {
  order: { id: string; version: number; collectionDate: string | null };
  cutOffHour: number;
  form: UseFormReturn<{ date: string }>;
  /** Refetches the order. */
  onStale: () => Promise<unknown>;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

function DateForm({ order, cutOffHour, form, onStale, onDone, onClose }: DateFormProps) {
  const { id, version, collectionDate } = order;
  const [set] = useSetCollectionDateMutation();
  const toast = useToast();
  const { errors, isSubmitting } = form.formState;
  const { handleSubmit, errorNotice } = useSubmit(form, {
    onError(failure) {
      if (errorCode(failure) === 'CONFLICT') void onStale();
      return false;
    },
  });

  async function send({ date }: { date: string }): Promise<void> {
    await set({ variables: { id, date, version } });
    toast(`Collection set for ${formatDay(date)}. We're emailing the customer.`, 'good');
    onClose();
    void onDone();
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
        <FormButtons isBusy={isSubmitting} onCancel={onClose}>
          Set collection date
        </FormButtons>
      </Stack>
    </form>
  );
}
