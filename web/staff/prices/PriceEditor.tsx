import { useEffect } from 'react';
import { styled } from 'styled-components';
import { DESTINATION_KEYS, destinationName } from '../../../rules/destinations';
import { evictFields } from '../../data/cache/evict';
import { fromGraphqlEnum } from '../../data/enums';
import { errorMessageOr, requireData } from '../../data/error-message';
import { Button } from '../../design/Button';
import { Field } from '../../design/forms/Field';
import { Select } from '../../design/forms/inputs';
import { MoneyInput } from '../../design/forms/MoneyInput';
import { Stack } from '../../design/Stack';
import { from, space } from '../../design/theme/tokens';
import { formatPounds } from '../../lib/formats/formats';
import { useRecordForm } from '../ui/forms/use-record-form';
import type { FormStatus } from '../ui/forms/use-versioned-form';
import { evictMinimumCharges } from './evict-minimum-charges';
import { currentPrice, PRICE_TEXTS } from './price-conflict';
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
  onStatus: (status: FormStatus) => void;
}

/** The form of a minimum charge. */
export function PriceEditor(props: PriceEditorProps) {
  const { edited, prices, onTakeOver, onSaved, onCancel, onStatus } = props;
  const [add] = useCreatePriceMutation({
    update(cache) {
      evictMinimumCharges(cache);
      evictFields('adminPrices')(cache);
    },
  });
  const [change] = useUpdatePriceMutation({ update: evictMinimumCharges });
  const { form, status, onSubmit, notices } = useRecordForm({
    thing: 'price',
    called: 'minimum charge',
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
    fragment: ManagedPriceFragmentDoc,
    listField: 'adminPrices',
    currentOf: currentPrice,
    fieldTexts: PRICE_TEXTS,
    firstField: 'price',
    ...{ onSaved, onStatus, onTakeOver },
  });
  const { register, setFocus, watch } = form;
  const { errors } = form.formState;
  const editedId = edited?.id;
  const taken = prices.find(
    ({ id, destination }) => fromGraphqlEnum(destination) === watch('country') && id !== editedId,
  );

  // The form is above the list and takes the focus from the pressed Edit.
  useEffect(() => {
    if (editedId) setFocus('price', { shouldSelect: true });
  }, [editedId, setFocus]);

  return (
    <form noValidate onSubmit={onSubmit} aria-label={edited ? 'Edit price' : 'Add price'}>
      <Stack gap={4}>
        {notices}
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
          <Buttons>
            <Button type="submit" isBusy={status === 'saving'}>
              {edited ? 'Update' : 'Add'}
            </Button>
            {edited && (
              <Button variant="secondary" onClick={onCancel}>
                Cancel
              </Button>
            )}
          </Buttons>
        </Fields>
      </Stack>
    </form>
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
