import type { ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { NO_ADDRESS } from '../../../../rules/people/addresses/address-parts';
import { Checkbox } from '../../../design/forms/Checkbox';
import { Field } from '../../../design/forms/Field';
import { WholeRow } from '../../../design/forms/FormGroup';
import { Select } from '../../../design/forms/inputs';
import type { CheckoutForm } from './checkout-form';
import { findTyped, type SavedAddress, toTyped } from './saved-addresses';

interface SavedAddressChoiceProps {
  of: 'collection' | 'delivery' | 'billing';
  /** Those in the right country. */
  saved: readonly SavedAddress[];
}

/** Fills in a saved address; empty when none fits. */
export function SavedAddressChoice({ of, saved }: SavedAddressChoiceProps) {
  const { control, setValue } = useFormContext<CheckoutForm>();
  const typed = useWatch({ control, name: of });
  if (saved.length === 0) return null;

  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const chosen = saved.find(({ id }) => id === target.value);
    const parts = chosen ? toTyped(chosen) : NO_ADDRESS;
    const options = { shouldDirty: true, shouldValidate: Boolean(chosen) };
    if (of === 'billing') setValue(of, { ...parts, country: chosen?.countryCode ?? typedCountry() }, options);
    else setValue(of, parts, options);
  }

  function typedCountry(): string {
    return 'country' in typed ? typed.country : '';
  }

  return (
    <WholeRow>
      <Field label="Use a saved address">
        <Select value={findTyped(typed, saved)?.id ?? ''} onChange={choose}>
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
  if (saved.length >= MOST || typed.every((address) => findTyped(address, saved))) return null;
  return (
    <WholeRow>
      <Checkbox label="Save my addresses for next time" {...register('keepsAddresses')} />
    </WholeRow>
  );
}
