import { checkCollectionDate } from '../../../rules/collection-date';
import type { DestinationKey } from '../../../rules/destinations';
import { emailProblem, phoneProblem } from '../../../rules/people/contact-rules';
import { destinationCountry } from '../../addresses/countries';
import { addressProblemsAt } from '../../addresses/typed-address';
import { foundProblems } from '../../ui/forms/found-problems';
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
  return foundProblems<string>([
    ['name', form.name.trim() ? null : 'Name is required'],
    ['email', emailProblem(form.email)],
    ['phone', phoneProblem(form.phone)],
    ...addressProblemsAt('collection.', form.collection, 'GB'),
    ['collectionDate', checkCollectionDate(form.collectionDate, now, sameDayCutOffHour)],
    ...addressProblemsAt('delivery.', form.delivery, destinationCountry(destination)),
    ...(form.billingAs === 'another'
      ? addressProblemsAt('billing.', form.billing, form.billing.country)
      : []),
  ]);
}
