import type { ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { checkCollectionDate } from '../../../../rules/collection-date';
import { type CutOffs, cutOffHourAt } from '../../../../rules/orders/area-cut-offs';
import { Checkbox } from '../../../design/forms/Checkbox';
import { FormGroup, WholeRow } from '../../../design/forms/FormGroup';
import { Text } from '../../../design/Text';
import { AccessFields } from '../../addresses/AccessFields';
import { AddressFields } from '../../addresses/AddressFields';
import { CollectionDateField } from '../../shipments/CollectionDateField';
import { DAY_LATER, DAY_LATER_HINT, storeDayLater } from '../../shipments/day-later';
import { refundDeadlineText } from '../../shipments/refund-text';
import type { CheckoutForm } from './checkout-form';
import { SavedAddressChoice } from './SavedAddressChoice';
import { type SavedAddress, savedAddressesIn } from './saved-addresses';

interface CollectionGroupProps {
  saved: readonly SavedAddress[];
  cutOffs: CutOffs;
  onDateChange: (date: string) => void;
}

/** Where and when we collect, in the United Kingdom. */
export function CollectionGroup({ saved, cutOffs, onDateChange }: CollectionGroupProps) {
  const { register, watch, setValue, formState } = useFormContext<CheckoutForm>();
  const [date, isLater, postcode] = watch(['collectionDate', 'agreesDateLater', 'collection.postcode']);
  const sameDayCutOffHour = cutOffHourAt(postcode, cutOffs);
  const now = new Date();
  const isPossible = !checkCollectionDate(date, now, sameDayCutOffHour);

  function decideDay({ target }: ChangeEvent<HTMLInputElement>) {
    storeDayLater(target.checked);
    if (!target.checked) return;
    setValue('collectionDate', '');
    onDateChange('');
  }

  return (
    <FormGroup title="Collection address">
      <SavedAddressChoice kind="collection" saved={savedAddressesIn('GB', saved)} />
      <AddressFields kind="collection" country="GB" />
      <AccessFields path="collectionAccess" />
      {!isLater && (
        <CollectionDateField
          {...register('collectionDate', { onChange: (event) => onDateChange(event.target.value) })}
          error={formState.errors.collectionDate?.message}
          hint={refundDeadlineText(isPossible ? date : null, now)}
          sameDayCutOffHour={sameDayCutOffHour}
        />
      )}
      <WholeRow>
        <Checkbox label={DAY_LATER} {...register('agreesDateLater', { onChange: decideDay })} />
        {isLater && (
          <Text size="small" tone="textMuted">
            {DAY_LATER_HINT}
          </Text>
        )}
      </WholeRow>
    </FormGroup>
  );
}
