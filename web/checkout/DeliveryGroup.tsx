import { Link } from 'react-router-dom';
import { type DestinationKey, destinationName } from '../../rules/destinations';
import { Field } from '../ui/Field';
import { TextInput } from '../ui/inputs';
import { AddressFields } from './AddressFields';
import { destinationCountry } from './checkout-form';
import { FormGroup } from './FormGroup';

/** Where abroad we deliver; the country is that of the quote. */
export function DeliveryGroup({ destination }: { destination: DestinationKey }) {
  return (
    <FormGroup title="Delivery address" hint="Where we deliver to, door to door.">
      <AddressFields
        of="delivery"
        country={destinationCountry(destination)}
        autoComplete="section-delivery"
        labels={{
          line1: 'Street address',
          line2: 'Apartment, floor or building',
          city: 'City or suburb',
          postcode: 'Postal code',
        }}
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
    </FormGroup>
  );
}
