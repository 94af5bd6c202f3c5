import type { ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { NO_ADDRESS } from '../../../../rules/people/addresses/address-parts';
import { Checkbox } from '../../../design/forms/Checkbox';
import { Field } from '../../../design/forms/Field';
import { WholeRow } from '../../../design/forms/FormGroup';
import { Select } from '../../../design/forms/inputs';
import type { CheckoutForm } from './checkout-form';
import { findSaved, type SavedAddress, toAddressValues } from './saved-addresses';

interface SavedAddressChoiceProps {
  kind: 'collection' | 'delivery' | 'billing';
  /** Those in the right country. */
  saved: readonly SavedAddress[];
}

/** Fills in a saved address; empty when none fits. */
export function SavedAddressChoice({ kind, saved }: SavedAddressChoiceProps) {
  const { control, setValue } = useFormContext<CheckoutForm>();
  const typed = useWatch({ control, name: kind });
  if (saved.length === 0) return null;

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const chosen = saved.find(({ id }) => id === target.value);
    const parts = chosen ? toAddressValues(chosen) : NO_ADDRESS;
    const options = { shouldDirty: true, shouldValidate: Boolean(chosen) };
    if (kind === 'billing')
      setValue(kind, { ...parts, country: chosen?.countryCode ?? typedCountry() }, options);
    else setValue(kind, parts, options);
  }

  function typedCountry(): string {
    return 'country' in typed ? typed.country : '';
  }

  return (
    <WholeRow>
      <Field label="Use a saved address">
        <Select value={findSaved(typed, saved)?.id ?? ''} onChange={choose}>
          <option value="">Type an address</option>
          {saved.map(({ id, label, address }) => (
            <option key={id} value={id}>
              {[label, address.line1, address.city].filter(Boolean).join(', ')}
            </option>
          ))}
        </Select>
      </Field>
    </WholeRow>
  );
}

/** The server's limit. */
const MOST = 20;

/** Offers to save both addresses for later shipments; empty when both are. It is there before anything is typed. */
export function SaveAddressesCheckbox({ saved }: { saved: readonly SavedAddress[] }) {
  const { control, register } = useFormContext<CheckoutForm>();
  const typed = useWatch({ control, name: ['collection', 'delivery'] });
  if (saved.length >= MOST || typed.every((address) => findSaved(address, saved))) return null;
  return (
    <WholeRow>
      <Checkbox label="Save my addresses for next time" {...register('keepsAddresses')} />
    </WholeRow>
  );
}
