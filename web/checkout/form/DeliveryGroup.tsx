import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { type DestinationKey, destinationName } from '../../../rules/destinations';
import { AddressFields } from '../../addresses/AddressFields';
import { destinationCountry } from '../../addresses/countries';
import { Field } from '../../ui/forms/Field';
import { FormGroup } from '../../ui/forms/FormGroup';
import { TextInput } from '../../ui/forms/inputs';
import { mayFollow } from './check-form';
import type { CheckoutForm } from './checkout-form';
import { SaveAddressCheckbox, SavedAddressChoice } from './SavedAddressChoice';
import { type SavedAddress, savedIn } from './saved-addresses';

interface DeliveryGroupProps {
  destination: DestinationKey;
  saved: readonly SavedAddress[];
}

/** Where we deliver; the country is the quote's. */
export function DeliveryGroup({ destination, saved }: DeliveryGroupProps) {
  const country = destinationCountry(destination);
  const { control } = useFormContext<CheckoutForm>();
  const [delivery, billingAs] = useWatch({ control, name: ['delivery', 'billingAs'] });
  return (
    <FormGroup
      title="Delivery address"
      hint="No street yet? Leave it empty and add it to your order before we collect."
    >
      <SavedAddressChoice of="delivery" saved={savedIn(country, saved)} />
      <AddressFields
        kind="delivery"
        country={country}
        isStreetOptional={mayFollow({ delivery, billingAs })}
      />
      <Field
        label="Delivery country"
        hint={
          <>
            To ship somewhere else, <Link to="/new-quote">change your quote</Link>.
          </>
        }
      >
        <TextInput value={destinationName(destination)} readOnly />
      </Field>
      <SaveAddressCheckbox of="delivery" saved={saved} />
    </FormGroup>
  );
}
