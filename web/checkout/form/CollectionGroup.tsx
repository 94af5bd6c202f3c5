import { useFormContext } from 'react-hook-form';
import { checkCollectionDate } from '../../../rules/collection-date';
import { AddressFields } from '../../addresses/AddressFields';
import { CollectionDateField } from '../../shipments/CollectionDateField';
import { refundDeadlineText } from '../../shipments/refund-text';
import { FormGroup } from '../../ui/forms/FormGroup';
import type { CheckoutForm } from './checkout-form';
import { SavedAddressChoice } from './SavedAddressChoice';
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
    <FormGroup title="Collection address">
      <SavedAddressChoice of="collection" saved={savedIn('GB', saved)} />
      <AddressFields kind="collection" country="GB" />
      <CollectionDateField
        {...register('collectionDate', { onChange: (event) => onDateChange(event.target.value) })}
        error={formState.errors.collectionDate?.message}
        hint={refundDeadlineText(isPossible ? date : null, now)}
        sameDayCutOffHour={sameDayCutOffHour}
      />
    </FormGroup>
  );
}
