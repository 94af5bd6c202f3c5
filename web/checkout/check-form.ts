import { checkCollectionDate } from '../../rules/collection-date';
import { isEmail, isPhoneNumber, isUkPostcode } from '../../rules/contact-rules';
import type { DestinationKey } from '../../rules/destinations';
import { hasPostcodes, needsState } from './address-rules';
import { type CheckoutForm, destinationCountry, type TypedAddress } from './checkout-form';

/** What the form is checked against. */
export interface CheckTerms {
  readonly destination: DestinationKey;
  readonly sameDayCutOffHour: number;
  readonly now: Date;
}

/** Every wrong field and the words for it, by path ("delivery.postcode"), in the order of the page. */
export function checkForm(
  form: CheckoutForm,
  { destination, sameDayCutOffHour, now }: CheckTerms,
): Map<string, string> {
  const problems = new Map<string, string | null>([
    ['name', form.name.trim() ? null : 'Name is required'],
    ['email', checkEmail(form.email.trim())],
    ['phone', !form.phone.trim() || isPhoneNumber(form.phone) ? null : 'Please enter a valid phone number'],
    ...addressProblems('collection', form.collection, 'GB'),
    ['collectionDate', checkCollectionDate(form.collectionDate, now, sameDayCutOffHour)],
    ...addressProblems('delivery', form.delivery, destinationCountry(destination)),
    ...(form.billingAs === 'another' ? addressProblems('billing', form.billing, form.billing.country) : []),
  ]);
  return new Map([...problems].filter((entry): entry is [string, string] => entry[1] !== null));
}

function checkEmail(email: string): string | null {
  if (!email) return 'Email is required';
  return isEmail(email) ? null : 'Please enter a valid email address';
}

function addressProblems(of: string, address: TypedAddress, country: string): [string, string | null][] {
  return [
    [`${of}.line1`, address.line1.trim() ? null : 'Address is required'],
    [`${of}.city`, address.city.trim() ? null : 'City is required'],
    [`${of}.state`, address.state.trim() || !needsState(country) ? null : 'State is required'],
    [`${of}.postcode`, checkPostcode(address.postcode.trim(), country)],
  ];
}

function checkPostcode(postcode: string, country: string): string | null {
  if (!hasPostcodes(country)) return null;
  if (!postcode) return 'Postal code is required';
  return country !== 'GB' || isUkPostcode(postcode) ? null : 'Please enter a UK postcode';
}
