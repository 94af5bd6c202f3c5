import { checkCollectionDate } from '../../../../rules/collection-date';
import type { DestinationKey } from '../../../../rules/destinations';
import { type CutOffs, cutOffHourAt } from '../../../../rules/orders/area-cut-offs';
import { isStreetOpen } from '../../../../rules/people/addresses/address-parts';
import type { CollectionRegion } from '../../../../rules/people/collection-regions';
import { emailProblem, phoneProblem } from '../../../../rules/people/contact-rules';
import { foundProblems } from '../../../lib/forms/found-problems';
import { addressProblemsAt, collectionProblemsAt } from '../../addresses/address-values';
import { destinationCountry } from '../../addresses/countries';
import { receiverProblemsAt } from '../../addresses/handover-values';
import type { CheckoutForm } from './checkout-form';

/** The terms that the form is checked against. */
export interface CheckTerms {
  readonly destination: DestinationKey;
  readonly cutOffs: CutOffs;
  /** Where collections are made beyond the mainland. */
  readonly served?: readonly CollectionRegion[];
  readonly now: Date;
}

/** Every invalid field with its message, by path ("delivery.postcode"), in the order of the page. */
export function checkForm(
  form: CheckoutForm,
  { destination, cutOffs, served = [], now }: CheckTerms,
): Map<string, string> {
  return foundProblems<string>([
    ['name', form.name.trim() ? null : 'Name is required'],
    ['email', emailProblem(form.email)],
    ['phone', phoneProblem(form.phone)],
    ...collectionProblemsAt(form.collection, served),
    [
      'collectionDate',
      form.agreesDateLater
        ? null
        : checkCollectionDate(form.collectionDate, now, cutOffHourAt(form.collection.postcode, cutOffs)),
    ],
    ...addressProblemsAt('delivery.', form.delivery, destinationCountry(destination)).filter(
      ([path]) => path === 'delivery.city' || !mayFollow(form),
    ),
    ...receiverProblemsAt(form.receiver),
    ...(form.billingAs === 'another'
      ? addressProblemsAt('billing.', form.billing, form.billing.country)
      : []),
    ['hasNoForbiddenGoods', form.hasNoForbiddenGoods ? null : "Tick to confirm you're sending none of these"],
  ]);
}

/** Whether the street of the delivery may be given after the order: nothing of it is typed, and no bill goes there. */
export function mayFollow({ delivery, billingAs }: Pick<CheckoutForm, 'delivery' | 'billingAs'>): boolean {
  return billingAs !== 'delivery' && isStreetOpen(delivery);
}
