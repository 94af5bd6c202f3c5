import { useForm } from 'react-hook-form';
import { requireData } from '../../../data/error-message';
import type { BulkPriceInput } from '../../../data/schema.generated';
import { useToast } from '../../../design/feedback/toast';
import { Text } from '../../../design/Text';
import { formatDateTime } from '../../../lib/formats/formats';
import { useSubmit } from '../../../lib/forms/use-submit';
import { RecordActionDialog } from '../../ui/forms/RecordActionDialog';
import { evictPlans } from './evict-plans';
import { MomentFields, type MomentForm, NO_MOMENT } from './MomentFields';
import { usePlanBulkPriceChangeMutation } from './planned.generated';

interface PlanBulkProps {
  input: BulkPriceInput;
  onClose: () => void;
}

/** Plans a change by per cent for a moment in UK time. */
export function PlanBulk({ input, onClose }: PlanBulkProps) {
  const form = useForm({ defaultValues: NO_MOMENT });
  const { handleSubmit, errorNotice } = useSubmit(form);
  const [plan] = usePlanBulkPriceChangeMutation({ update: evictPlans });
  const toast = useToast();
  const verb = input.percent > 0 ? 'Raise' : 'Lower';

  async function send(at: MomentForm) {
    const { data } = await plan({ variables: { input, at } });
    const { runsAt } = requireData(data).adminPlanBulkPriceChange;
    toast(`Planned for ${formatDateTime(runsAt)}`, 'good');
    onClose();
  }

  return (
    <RecordActionDialog
      title={`${verb} prices by ${Math.abs(input.percent)}% from a date`}
      form={form}
      onSubmit={handleSubmit(send)}
      errorNotice={errorNotice}
      lossWarning="You haven't planned this change."
      submitLabel="Plan the change"
      onClose={onClose}
    >
      <Text size="small">
        It changes the prices of that moment, whatever changes before. You can withdraw it until then. Saved
        quotes keep their prices.
      </Text>
      <MomentFields register={form.register} errors={form.formState.errors} />
    </RecordActionDialog>
  );
}
