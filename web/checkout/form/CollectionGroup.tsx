import { useFormContext } from 'react-hook-form';
import { checkCollectionDate, earliestCollectionDate } from '../../../rules/collection-date';
import { AddressFields } from '../../addresses/AddressFields';
import { refundDeadlineText } from '../../shipments/refund-text';
import { Field } from '../../ui/forms/Field';
import { FormGroup } from '../../ui/forms/FormGroup';
import { DateInput } from '../../ui/forms/inputs';
import type { CheckoutForm } from './checkout-form';
import { SaveAddressCheckbox, SavedAddressChoice } from './SavedAddressChoice';
import { type SavedAddress, savedIn } from './saved-addresses';

interface CollectionGroupProps {
  saved: readonly SavedAddress[];
  sameDayCutOffHour: number;
  onDateChange: (date: string) => void;
}

/** Where and when we collect, in the United Kingdom. */
export function CollectionGroup({ saved, sameDayCutOffHour, onDateChange }: CollectionGroupProps) {
  const { register, watch, formState } = useFormContext<CheckoutForm>();
  const date = watch('collectionDate');
  const now = new Date();
  const isPossible = !checkCollectionDate(date, now, sameDayCutOffHour);
  return (
    <FormGroup title="Collection address" hint="Where we collect from, in the United Kingdom.">
      <SavedAddressChoice of="collection" saved={savedIn('GB', saved)} />
      <AddressFields
        of="collection"
        country="GB"
        autoComplete="section-collection"
        labels={{
          line1: 'House number and street',
          line2: 'Flat, floor or building',
          city: 'Town or city',
          postcode: 'UK postcode',
        }}
      />
      <SaveAddressCheckbox of="collection" saved={saved} />
      <Field
        label="Collection date"
        error={formState.errors.collectionDate?.message}
        hint={refundDeadlineText(isPossible ? date : null, now)}
      >
        <DateInput
          {...register('collectionDate', { onChange: (event) => onDateChange(event.target.value) })}
          min={earliestCollectionDate(now, sameDayCutOffHour)}
          aria-required
        />
      </Field>
    </FormGroup>
  );
}
