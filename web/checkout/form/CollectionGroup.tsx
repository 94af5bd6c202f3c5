import { useFormContext } from 'react-hook-form';
import { checkCollectionDate } from '../../../rules/collection-date';
import { type CollectionRegion, collectionPlaces } from '../../../rules/people/collection-regions';
import { AddressFields } from '../../addresses/AddressFields';
import { CollectionDateField } from '../../shipments/CollectionDateField';
import { refundDeadlineText } from '../../shipments/refund-text';
import { FormGroup } from '../../ui/forms/FormGroup';
import type { CheckoutForm } from './checkout-form';
import { SaveAddressCheckbox, SavedAddressChoice } from './SavedAddressChoice';
import { type SavedAddress, savedIn } from './saved-addresses';

interface CollectionGroupProps {
  saved: readonly SavedAddress[];
  sameDayCutOffHour: number;
  served: readonly CollectionRegion[];
  onDateChange: (date: string) => void;
}

/** Where and when we collect, in the United Kingdom. */
export function CollectionGroup({ saved, sameDayCutOffHour, served, onDateChange }: CollectionGroupProps) {
  const { register, watch, formState } = useFormContext<CheckoutForm>();
  const date = watch('collectionDate');
  const now = new Date();
  const isPossible = !checkCollectionDate(date, now, sameDayCutOffHour);
  return (
    <FormGroup title="Collection address" hint={`An address in ${collectionPlaces(served)}.`}>
      <SavedAddressChoice of="collection" saved={savedIn('GB', saved)} />
      <AddressFields kind="collection" country="GB" />
      <SaveAddressCheckbox of="collection" saved={saved} />
      <CollectionDateField
        {...register('collectionDate', { onChange: (event) => onDateChange(event.target.value) })}
        error={formState.errors.collectionDate?.message}
        hint={refundDeadlineText(isPossible ? date : null, now)}
        sameDayCutOffHour={sameDayCutOffHour}
      />
    </FormGroup>
  );
}
