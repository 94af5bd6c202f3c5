import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { FormGroup, WholeRow } from '../../../design/forms/FormGroup';
import { color } from '../../../design/theme/colors';
import { space, touchTarget, type } from '../../../design/theme/tokens';
import { AddressFields } from '../../addresses/AddressFields';
import { CountryField } from '../../addresses/CountryField';
import type { CheckoutForm } from './checkout-form';
import { SavedAddressChoice } from './SavedAddressChoice';
import type { SavedAddress } from './saved-addresses';

const CHOICES: readonly { value: CheckoutForm['billingAs']; label: string }[] = [
  { value: 'collection', label: 'Same as collection' },
  { value: 'delivery', label: 'Same as delivery' },
  { value: 'another', label: 'Another address' },
];

/** The card holder's address, as the bank knows it. */
export function BillingGroup({ saved }: { saved: readonly SavedAddress[] }) {
  const { register, watch } = useFormContext<CheckoutForm>();
  const billingAs = watch('billingAs');
  const country = watch('billing.country');
  return (
    <FormGroup title="Billing address" hint="The address your card is registered to.">
      <WholeRow>
        <Choices>
          {CHOICES.map(({ value, label }) => (
            <Choice key={value}>
              <input type="radio" value={value} {...register('billingAs')} />
              {label}
            </Choice>
          ))}
        </Choices>
      </WholeRow>
      {billingAs === 'another' && (
        <>
          <SavedAddressChoice kind="billing" saved={saved} />
          <CountryField kind="billing" />
          <AddressFields kind="billing" country={country} />
        </>
      )}
    </FormGroup>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(6)};
`;

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${touchTarget};
  ${type('small', 500)}
  cursor: pointer;

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.accent};
  }
`;
