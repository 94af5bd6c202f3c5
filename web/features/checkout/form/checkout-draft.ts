/** The checkout's form values, stored in this tab until paid; never the card. */

import { DESTINATION_KEYS } from '../../../../rules/destinations';
import { formatPostcode, isUkPostcode } from '../../../../rules/people/postcode';
import { isFlag, isText, oneOf, optional, shape } from '../../../session/shape';
import { tabStorage } from '../../../session/tab-storage';
import { defaultBillingCountry, destinationCountry } from '../../addresses/countries';
import { NO_ADDRESS, type TypedAddress } from '../../addresses/typed-address';
import { MYSELF, NO_ACCESS, type TypedAccess, type TypedReceiver } from '../../addresses/typed-handover';
import type { Shipment } from '../../cart/cart-types';
import { isDayLater } from '../../shipments/day-later';
import type { CheckoutSetupQuery } from '../checkout.generated';
import type { CheckoutForm } from './checkout-form';
import { firstFor, type SavedAddress } from './saved-addresses';
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
    collection: firstFor(fromCity, 'GB', saved) ?? { ...NO_ADDRESS, ...placeFrom(fromCity) },
    delivery: firstFor(toCity, deliveryCountry, saved) ?? { ...NO_ADDRESS, city: toCity },
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

const address = { line1: isText, line2: isText, city: isText, state: isText, postcode: isText };
const isAddress = shape<TypedAddress>(address);
const isAccess = shape<TypedAccess>({ floor: isText, lift: isText, carryMetres: isText, parking: isText });

const isDraft = shape<Draft>({
  owner: isText,
  route: shape<Route>({
    destination: oneOf(DESTINATION_KEYS),
    fromCity: isText,
    toCity: isText,
    quote: optional(isText),
  }),
  form: shape<CheckoutForm>({
    ...{ name: isText, email: isText, phone: isText, collectionDate: isText },
    ...{ collection: isAddress, delivery: isAddress, agreesDateLater: optional(isFlag) },
    ...{ collectionAccess: optional(isAccess), deliveryAccess: optional(isAccess) },
    receiver: optional(shape<TypedReceiver>({ isMe: isFlag, name: isText, phone: isText, email: isText })),
    billingAs: oneOf(['delivery', 'collection', 'another']),
    hasNoForbiddenGoods: optional(isFlag),
    billing: shape<CheckoutForm['billing']>({ ...address, country: isText }),
    keepsAddresses: optional(isFlag),
  }),
});

const stored = tabStorage(DRAFT_KEY, isDraft);
