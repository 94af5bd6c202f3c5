import { checkCollectionDate } from '../../../rules/collection-date';
import type { DestinationKey } from '../../../rules/destinations';
import { addressProblems } from '../../../rules/people/address-rules';
import { isEmail, isPhoneNumber } from '../../../rules/people/contact-rules';
import { destinationCountry } from '../../addresses/countries';
import type { TypedAddress } from '../../addresses/typed-address';
import type { CheckoutForm } from './checkout-form';

/** What the form is checked against. */
export interface CheckTerms {
  readonly destination: DestinationKey;
  readonly sameDayCutOffHour: number;
  readonly now: Date;
}

/** Every invalid field with its message, by path ("delivery.postcode"), in the order of the page. */
export function checkForm(
  form: CheckoutForm,
  { destination, sameDayCutOffHour, now }: CheckTerms,
): Map<string, string> {
  const problems = new Map<string, string | null>([
    ['name', form.name.trim() ? null : 'Name is required'],
    ['email', checkEmail(form.email.trim())],
    ['phone', !form.phone.trim() || isPhoneNumber(form.phone) ? null : 'Please enter a valid phone number'],
    ...problemsIn('collection', form.collection, 'GB'),
    ['collectionDate', checkCollectionDate(form.collectionDate, now, sameDayCutOffHour)],
    ...problemsIn('delivery', form.delivery, destinationCountry(destination)),
    ...(form.billingAs === 'another' ? problemsIn('billing', form.billing, form.billing.country) : []),
  ]);
  return new Map([...problems].filter((entry): entry is [string, string] => entry[1] !== null));
}

function checkEmail(email: string): string | null {
  if (!email) return 'Email is required';
  return isEmail(email) ? null : 'Please enter a valid email address';
}

function problemsIn(of: string, address: TypedAddress, country: string): [string, string | null][] {
  return Object.entries(addressProblems(address, country)).map(([part, message]) => [
    `${of}.${part}`,
    message,
  ]);
}
