import { styled } from 'styled-components';
import { DESTINATION_KEYS, destinationName } from '../../../rules/destinations';
import { evictFields } from '../../data/cache/evict';
import { fromGraphqlEnum } from '../../data/enums';
import { errorMessageOr, requireData } from '../../data/error-message';
import { Field } from '../../design/forms/Field';
import { Select } from '../../design/forms/inputs';
import { MoneyInput } from '../../design/forms/MoneyInput';
import { from, space } from '../../design/theme/tokens';
import { formatPounds } from '../../lib/formats/formats';
import { RecordForm } from '../ui/records/RecordForm';
import { useEditedRecord } from '../ui/records/use-edited-record';
import { evictMinimumCharges } from './evict-minimum-charges';
import { currentPrice, PRICE_LABELS } from './price-conflict';
import { checkPrice, startPriceForm, toPriceInput } from './price-form';
import {
  type ManagedPriceFragment,
  ManagedPriceFragmentDoc,
  useCreatePriceMutation,
  useUpdatePriceMutation,
} from './prices.generated';

interface PriceEditorProps {
  /** The edited version; null for a new one. */
  edited: ManagedPriceFragment | null;
  prices: readonly ManagedPriceFragment[];
  /** The form goes on from a colleague's version. */
  onTakeOver: (current: ManagedPriceFragment) => void;
  onSaved: (saved: ManagedPriceFragment) => void;
  onCancel: () => void;
}

/** The form of a minimum charge. */
export function PriceEditor({ edited, prices, onTakeOver, onSaved, onCancel }: PriceEditorProps) {
  const [add] = useCreatePriceMutation({
    update(cache) {
      evictMinimumCharges(cache);
      evictFields('adminPrices')(cache);
    },
  });
  const [change] = useUpdatePriceMutation({ update: evictMinimumCharges });
  const editor = useEditedRecord({
    thing: 'price',
    called: 'this minimum charge',
    record: edited,
    valuesOf: startPriceForm,
    check: checkPrice,
    messageOf: errorMessageOr("We couldn't save the price. Please try again."),
    async save(values, base, version) {
      const input = toPriceInput(values);
      if (!base) return requireData((await add({ variables: { input } })).data).adminCreatePrice;
      const variables = { id: base.id, input: { ...input, version } };
      return requireData((await change({ variables })).data).adminUpdatePrice;
    },
    onSaved,
    labels: PRICE_LABELS,
    currentOf: currentPrice,
    list: { field: 'adminPrices', fragment: ManagedPriceFragmentDoc },
  });
  const { register, watch, formState } = editor.form;
  const { errors } = formState;
  const taken = prices.find(
    ({ id, destination }) => fromGraphqlEnum(destination) === watch('country') && id !== edited?.id,
  );

  return (
    <RecordForm
      editor={editor}
      place="list"
      title={edited ? 'Edit price' : 'Add price'}
      submitLabel={edited ? 'Update' : 'Add'}
      firstField="price"
      onTakeOver={onTakeOver}
      onClose={onCancel}
    >
      {(buttons) => (
        <Fields>
          <Field label="Country" error={errors.country?.message} hint={taken && takenMessage(taken)}>
            <Select {...register('country')} aria-required>
              <option value="">Select a country</option>
              {DESTINATION_KEYS.map((key) => (
                <option key={key} value={key}>
                  {destinationName(key)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Price (GBP)" error={errors.price?.message}>
            <MoneyInput {...register('price')} placeholder="0.00" aria-required />
          </Field>
          <Buttons>{buttons}</Buttons>
        </Fields>
      )}
    </RecordForm>
  );
}

function takenMessage({ country, price }: ManagedPriceFragment): string {
  return `${country} already has a minimum charge of ${formatPounds(price.minorUnits)}. Change it with Edit below.`;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  ${from.tablet} { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto; }
`;

/** Aligned with the inputs, below their labels. */
const Buttons = styled.div`
  display: flex;
  gap: ${space(3)};

  ${from.tablet} { padding-block-start: calc(0.875rem * 1.45 + ${space(1.5)}); }
`;
