import { countryCode } from '../../addresses/countries';
import type { Payable } from '../payment/payment-calls';
import type { ResumableCheckoutFragment } from './resume.generated';

type Frozen = Pick<ResumableCheckoutFragment, 'id' | 'contact' | 'billingAddress'>;

/** The payment of an open checkout, with its original billing address. */
export function resumedPayable({ id, contact, billingAddress }: Frozen): Payable {
  const { line1, line2, city, state, postcode, country } = billingAddress;
  return {
    fingerprint: id,
    checkoutId: id,
    billing: {
      name: contact.name,
      email: contact.email,
      ...(contact.phone && { phone: contact.phone }),
      address: {
        line1,
        city,
        country: countryCode(country),
        ...(line2 && { line2 }),
        ...(state && { state }),
        ...(postcode && { postal_code: postcode }),
      },
    },
  };
}
