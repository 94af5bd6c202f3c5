import { isEmail, isPhoneNumber, isUkPostcode, postcodeRequired } from '../../rules/contact-rules.js';
import type { DestinationKey } from '../../rules/destinations.js';
import { badInput, type FieldError } from '../shared/errors.js';
import type { CheckoutInput } from './checkout.inputs.js';

/** Checks that people and addresses can be reached. Throws BAD_INPUT with every wrong field, first sentence first. */
export function checkContactAndAddresses(input: CheckoutInput, destination: DestinationKey): void {
  const wrong: FieldError[] = [];
  const check = (isRight: boolean, field: string, message: string) => {
    if (!isRight) wrong.push({ field, message });
  };

  check(input.contactName.trim() !== '', 'contactName', 'Name is required');
  check(isEmail(input.contactEmail.trim()), 'contactEmail', 'Please enter a valid email address');
  const phone = input.contactPhone?.trim() ?? '';
  check(phone === '' || isPhoneNumber(phone), 'contactPhone', 'Please enter a valid phone number');

  for (const place of ['collectionAddress', 'deliveryAddress', 'billingAddress'] as const) {
    check(input[place].line1.trim() !== '', `${place}.line1`, 'Address is required');
    check(input[place].city.trim() !== '', `${place}.city`, 'City is required');
    check(input[place].country.trim() !== '', `${place}.country`, 'Country is required');
  }
  check(
    isUkPostcode(input.collectionAddress.postcode ?? ''),
    'collectionAddress.postcode',
    'Please enter a UK postcode',
  );
  const deliveryPostcode = input.deliveryAddress.postcode?.trim() ?? '';
  check(
    !postcodeRequired(destination) || deliveryPostcode !== '',
    'deliveryAddress.postcode',
    'Postal code is required',
  );

  const [first] = wrong;
  if (first) throw badInput(first.message, wrong);
}
