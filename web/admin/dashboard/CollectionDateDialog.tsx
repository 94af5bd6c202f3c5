import { type FormEvent, useRef, useState } from 'react';
import {
  checkCollectionDate,
  earliestCollectionDate,
  latestCollectionDate,
} from '../../../rules/collection-date';
import { errorCode, errorMessage } from '../../apollo/error-message';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Notice } from '../../ui/feedback/Notice';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { useToast } from '../../ui/feedback/toast';
import { formatDay } from '../../ui/formats';
import { Field } from '../../ui/forms/Field';
import { DateInput } from '../../ui/forms/inputs';
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
  const [date, setDate] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  return (
    <FormDialog
      title={`Collection date of ${orderNumber}`}
      isDirty={date !== ''}
      isBusy={isBusy}
      lossWarning="The date you chose is not set yet, and would be lost."
      onClose={onClose}
    >
      {error && !data && (
        <ErrorPanel
          title="Error loading the order"
          message={errorMessage(error)}
          onRetry={() => void refetch().catch(() => {})}
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
          date={date}
          isBusy={isBusy}
          onDate={setDate}
          onBusy={setIsBusy}
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
  date: string;
  isBusy: boolean;
  onDate: (date: string) => void;
  onBusy: (isBusy: boolean) => void;
  /** Refetches the order. */
  onStale: () => Promise<unknown>;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

function DateForm(props: DateFormProps) {
  const { order, cutOffHour, date, isBusy, onDate, onBusy, onStale, onDone, onClose } = props;
  const { id, version, collectionDate } = order;
  const now = new Date();
  const [wasAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [set] = useSetCollectionDateMutation();
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const problem = checkCollectionDate(date, now, cutOffHour);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    setRefusal('');
    if (problem) return field.current?.focus();
    onBusy(true);
    try {
      await set({ variables: { id, date, version } });
      toast(`Collection on ${formatDay(date)}; the customer gets an e-mail`, 'good');
      onClose();
      await onDone();
    } catch (failure) {
      onBusy(false);
      setRefusal(errorMessage(failure));
      if (errorCode(failure) === 'CONFLICT') await onStale();
    }
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={4}>
        <Text size="small">
          {collectionDate ? `Now: ${formatDay(collectionDate)}. ` : 'There is none yet. '}
          Agree the day with the customer first: they get an e-mail with it at once.
        </Text>
        <Field label="Collection date" error={wasAsked && problem ? problem : undefined}>
          <DateInput
            ref={field}
            required
            min={earliestCollectionDate(now, cutOffHour)}
            max={latestCollectionDate(now)}
            value={date}
            onChange={({ target }) => onDate(target.value)}
          />
        </Field>
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        <FormButtons isBusy={isBusy} onCancel={onClose}>
          Set collection date
        </FormButtons>
      </Stack>
    </form>
  );
}
