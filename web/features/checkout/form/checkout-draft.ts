/** The checkout's form values, stored in this tab until paid; never the card. */

import { DESTINATION_KEYS } from '../../../../rules/destinations';
import {
  type AddressValues,
  eachOf,
  NO_ADDRESS,
  TYPED_PARTS,
} from '../../../../rules/people/addresses/address-parts';
import { formatPostcode, isUkPostcode } from '../../../../rules/people/postcode';
import { tabStorage } from '../../../session/tab-storage';
import { isBoolean, isString, objectOf, oneOf, optional } from '../../../session/type-guards';
import { defaultBillingCountry, destinationCountry } from '../../addresses/countries';
import { type AccessValues, MYSELF, NO_ACCESS, type ReceiverValues } from '../../addresses/handover-values';
import type { Shipment } from '../../cart/cart-types';
import { isDayLater } from '../../shipments/day-later';
import type { CheckoutSetupQuery } from '../checkout.generated';
import type { CheckoutForm } from './checkout-form';
import { defaultAddressFor, type SavedAddress } from './saved-addresses';
import { DRAFT_KEY } from './stored-draft';

/** The shipment to book: the cart, or the saved quote of this reference. */
type Booked = Shipment & { readonly quote?: string };
type Route = Pick<Booked, 'destination' | 'fromCity' | 'toCity' | 'quote'>;
type Customer = NonNullable<CheckoutSetupQuery['me']>;

interface Draft {
  owner: string;
  route: Route;
  form: CheckoutForm;
}

/** The initial form: this customer's draft as far as it still fits the shipment, else what we know of them. */
export function startForm(
  customer: Customer,
  shipment: Booked,
  saved: readonly SavedAddress[] = [],
): CheckoutForm {
  const draft = readDraft(customer.id);
  const { destination, fromCity, toCity, quote } = shipment;
  const fresh = newForm(customer, shipment, saved);
  if (!draft) return fresh;
  const { form, route } = draft;
  const collectionDate = quote && route.quote === quote ? form.collectionDate : fresh.collectionDate;
  return {
    ...fresh,
    ...form,
    // Said again before each payment.
    hasNoForbiddenGoods: false,
    // The cart has its own date, a saved quote has none.
    collectionDate,
    agreesDateLater: !collectionDate && (form.agreesDateLater ?? false),
    collection:
      route.fromCity === fromCity ? form.collection : { ...form.collection, ...placeFrom(fromCity) },
    delivery: deliveryOf(),
  };

  function deliveryOf() {
    if (route.destination !== destination) return fresh.delivery;
    return route.toCity === toCity ? form.delivery : { ...form.delivery, city: toCity };
  }
}

export function saveDraft(owner: string, booked: Route, form: CheckoutForm): void {
  const { destination, fromCity, toCity, quote } = booked;
  stored.write({ owner, route: { destination, fromCity, toCity, quote }, form });
}

function newForm(
  { name, email, phone, address }: Customer,
  { destination, fromCity, toCity, collectionDate }: Shipment,
  saved: readonly SavedAddress[],
): CheckoutForm {
  const deliveryCountry = destinationCountry(destination);
  return {
    name,
    email,
    phone,
    collectionDate: collectionDate ?? '',
    agreesDateLater: !collectionDate && isDayLater(),
    collection: defaultAddressFor(fromCity, 'GB', saved) ?? { ...NO_ADDRESS, ...placeFrom(fromCity) },
    delivery: defaultAddressFor(toCity, deliveryCountry, saved) ?? { ...NO_ADDRESS, city: toCity },
    billingAs: 'collection',
    billing: { ...NO_ADDRESS, ...address, country: defaultBillingCountry(address?.country) },
    hasNoForbiddenGoods: false,
    ...{ collectionAccess: NO_ACCESS, deliveryAccess: NO_ACCESS, receiver: MYSELF },
  };
}

/** The quote asks for "city, town or postcode" in one field. */
function placeFrom(fromCity: string) {
  return isUkPostcode(fromCity) ? { postcode: formatPostcode(fromCity), city: '' } : { city: fromCity };
}

function readDraft(owner: string): Draft | null {
  const draft = stored.read();
  return draft?.owner === owner ? draft : null;
}

const address = eachOf(TYPED_PARTS, () => isString);
const isAddress = objectOf<AddressValues>(address);
const isAccess = objectOf<AccessValues>({
  floor: isString,
  lift: isString,
  carryMetres: isString,
  parking: isString,
});

const isDraft = objectOf<Draft>({
  owner: isString,
  route: objectOf<Route>({
    destination: oneOf(DESTINATION_KEYS),
    fromCity: isString,
    toCity: isString,
    quote: optional(isString),
  }),
  form: objectOf<CheckoutForm>({
    ...{ name: isString, email: isString, phone: isString, collectionDate: isString },
    ...{ collection: isAddress, delivery: isAddress, agreesDateLater: optional(isBoolean) },
    ...{ collectionAccess: optional(isAccess), deliveryAccess: optional(isAccess) },
    receiver: optional(
      objectOf<ReceiverValues>({ isMe: isBoolean, name: isString, phone: isString, email: isString }),
    ),
    billingAs: oneOf(['delivery', 'collection', 'another']),
    hasNoForbiddenGoods: optional(isBoolean),
    billing: objectOf<CheckoutForm['billing']>({ ...address, country: isString }),
    keepsAddresses: optional(isBoolean),
  }),
});

const stored = tabStorage(DRAFT_KEY, isDraft);
