import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { type DestinationKey, destinationName } from '../../../../rules/destinations';
import { NO_ADDRESS } from '../../../../rules/people/addresses/address-parts';
import { FormGroup } from '../../../design/forms/FormGroup';
import { TextButton } from '../../../design/forms/TextButton';
import { AccessFields } from '../../addresses/AccessFields';
import { AddressFields } from '../../addresses/AddressFields';
import { destinationCountry } from '../../addresses/countries';
import { ReceiverFields } from '../../addresses/ReceiverFields';
import { mayFollow } from './check-form';
import type { CheckoutForm } from './checkout-form';
import { SaveAddressesCheckbox, SavedAddressChoice } from './SavedAddressChoice';
import { type SavedAddress, savedAddressesIn } from './saved-addresses';

interface DeliveryGroupProps {
  destination: DestinationKey;
  saved: readonly SavedAddress[];
}

/** Where we deliver; the country is the quote's. */
export function DeliveryGroup({ destination, saved }: DeliveryGroupProps) {
  const country = destinationCountry(destination);
  const { control, setValue } = useFormContext<CheckoutForm>();
  const [delivery, billingAs] = useWatch({ control, name: ['delivery', 'billingAs'] });
  const [isLater, setLater] = useState(false);
  const isOptional = mayFollow({ delivery, billingAs });
  const isCityOnly = isLater && isOptional;

  function addLater() {
    setLater(true);
    setValue('delivery', { ...NO_ADDRESS, city: delivery.city }, { shouldDirty: true });
    if (billingAs === 'delivery') setValue('billingAs', 'collection');
  }

  return (
    <FormGroup
      title="Delivery address"
      hint={
        <>
          In {destinationName(destination)}. To ship somewhere else,{' '}
          <Link to="/new-quote">change your quote</Link>.{' '}
          {isCityOnly ? (
            <>
              Add the street to your order before we collect.{' '}
              <TextButton onClick={() => setLater(false)}>Add it now</TextButton>
            </>
          ) : (
            <>
              Don't have an address yet? <TextButton onClick={addLater}>Add it later</TextButton>
            </>
          )}
        </>
      }
    >
      <SavedAddressChoice kind="delivery" saved={savedAddressesIn(country, saved)} />
      <AddressFields
        kind="delivery"
        country={country}
        isStreetOptional={isOptional}
        isCityOnly={isCityOnly}
      />
      <AccessFields path="deliveryAccess" />
      <ReceiverFields />
      <SaveAddressesCheckbox saved={saved} />
    </FormGroup>
  );
}
