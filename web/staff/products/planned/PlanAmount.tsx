import { type UseFormRegister, useForm } from 'react-hook-form';
import { DESTINATIONS, type DestinationKey } from '../../../../rules/destinations';
import { toGraphqlEnum } from '../../../data/enums';
import { requireData } from '../../../data/error-message';
import type { PriceAmountInput, PricePart, ServiceLevel } from '../../../data/schema.generated';
import { useToast } from '../../../design/feedback/toast';
import { Field } from '../../../design/forms/Field';
import { Select } from '../../../design/forms/inputs';
import { MoneyInput } from '../../../design/forms/MoneyInput';
import { Options } from '../../../design/forms/Options';
import { formatDateTime } from '../../../lib/formats/formats';
import { poundsProblem, readPounds } from '../../../lib/forms/pounds';
import { useSubmit } from '../../../lib/forms/use-submit';
import { RecordActionDialog } from '../../ui/forms/RecordActionDialog';
import { BOX_RATES } from '../bulk/bulk-text';
import { evictPlans } from './evict-plans';
import { MomentFields, type MomentForm, NO_MOMENT } from './MomentFields';
import { usePlanPriceAmountMutation } from './planned.generated';

interface AmountForm extends MomentForm {
  part: PricePart;
  destination: DestinationKey;
  service: ServiceLevel;
  amount: string;
}

const PARTS = {
  MINIMUM: 'Minimum charge',
  PER_CUBIC_METRE: `Custom boxes, ${BOX_RATES.PER_CUBIC_METRE}`,
  HANDLING: `Custom boxes, ${BOX_RATES.HANDLING}`,
  HEAVY_SURCHARGE: `Custom boxes, ${BOX_RATES.HEAVY_SURCHARGE}`,
  SURCHARGE: 'Surcharge of a service',
};
const SERVICES = { EXPRESS: 'Express', WHITEGLOVE: 'White glove' };
const AMOUNT = 'Enter an amount from £0.00 to £99,999.99';

/** Plans one new minimum charge, rate or surcharge for a moment in UK time. */
export function PlanAmount({ onClose }: { onClose: () => void }) {
  const form = useForm<AmountForm>({
    defaultValues: {
      part: 'MINIMUM',
      destination: 'australia',
      service: 'EXPRESS',
      amount: '',
      ...NO_MOMENT,
    },
  });
  const { register } = form;
  const { errors } = form.formState;
  const { handleSubmit, errorNotice } = useSubmit(form);
  const [plan] = usePlanPriceAmountMutation({ update: evictPlans });
  const toast = useToast();

  async function send({ date, time, ...amount }: AmountForm) {
    const { data } = await plan({ variables: { input: toInput(amount), at: { date, time } } });
    toast(`Planned for ${formatDateTime(requireData(data).adminPlanPriceAmount.runsAt)}`, 'good');
    onClose();
  }

  return (
    <RecordActionDialog
      title="Plan one amount"
      form={form}
      onSubmit={handleSubmit(send)}
      errorNotice={errorNotice}
      lossWarning="You haven't planned this change."
      submitLabel="Plan the change"
      onClose={onClose}
    >
      <Field label="What changes">
        <Select {...register('part')}>
          <Options choices={PARTS} />
        </Select>
      </Field>
      {form.watch('part') === 'SURCHARGE' ? (
        <Field label="Service">
          <Select {...register('service')}>
            <Options choices={SERVICES} />
          </Select>
        </Field>
      ) : (
        <Field label="Destination">
          <Select {...register('destination')}>
            {DESTINATIONS.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="New amount (£)" error={errors.amount?.message}>
        <MoneyInput {...register('amount', { validate: (typed) => poundsProblem(typed, AMOUNT) ?? true })} />
      </Field>
      <MomentFields register={register as unknown as UseFormRegister<MomentForm>} errors={errors} />
    </RecordActionDialog>
  );
}

function toInput({
  part,
  destination,
  service,
  amount,
}: Omit<AmountForm, keyof MomentForm>): PriceAmountInput {
  const place = part === 'SURCHARGE' ? { service } : { destination: toGraphqlEnum(destination) };
  return { part, ...place, amount: readPounds(amount) ?? 0 };
}
