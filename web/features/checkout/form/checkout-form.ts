/** The checkout form's values, and what is sent of them. */

import { type DestinationKey, destinationName } from '../../../../rules/destinations';
import { type AddressValues, eachOf, TYPED_PARTS } from '../../../../rules/people/addresses/address-parts';
import { plainEmail, plainPhone } from '../../../../rules/people/contact-rules';
import { writePostcode, writeState } from '../../../../rules/people/country-addresses';
import type { AddressInput } from '../../../data/schema.generated';
import { visibleParts } from '../../addresses/address-values';
import { countryName, destinationCountry } from '../../addresses/countries';
import {
  type AccessValues,
  type ReceiverValues,
  toAccess,
  toReceiver,
} from '../../addresses/handover-values';
import type { BillingDetails, CheckoutDetails } from '../payment/payment-calls';

export interface CheckoutForm {
  name: string;
  email: string;
  phone: string;
  collectionDate: string;
  /** The day is agreed after the payment. */
  agreesDateLater?: boolean;
  collection: AddressValues;
  collectionAccess?: AccessValues;
  delivery: AddressValues;
  deliveryAccess?: AccessValues;
  receiver?: ReceiverValues;
  billingAs: 'delivery' | 'collection' | 'another';
  /** Used with billingAs "another". */
  billing: AddressValues & {
    /** ISO code. */
    country: string;
  };
  /** Goods that may not be sent are not in it. */
  hasNoForbiddenGoods?: boolean;
  /** Both addresses are to be saved for later shipments. */
  keepsAddresses?: boolean;
}

const COLLECTION_COUNTRY = 'GB';

/** Input of openCheckout. `expectedTotalPence` is the sum on the button. */
export function toDetails(
  form: CheckoutForm,
  destination: DestinationKey,
  expectedTotalPence: number,
): CheckoutDetails {
  const collectionAddress = toAddress(
    visibleParts(form.collection, COLLECTION_COUNTRY),
    COLLECTION_COUNTRY,
    countryName(COLLECTION_COUNTRY),
  );
  const deliveryAddress = toAddress(
    visibleParts(form.delivery, destinationCountry(destination)),
    destinationCountry(destination),
    destinationName(destination),
  );
  const access = toAccess(form.collectionAccess);
  const deliveryAccess = toAccess(form.deliveryAccess);
  const receiver = toReceiver(form.receiver);
  const billingAddress = {
    collection: collectionAddress,
    delivery: deliveryAddress,
    another: toAddress(form.billing, form.billing.country, countryName(form.billing.country)),
  }[form.billingAs];
  return {
    collectionAddress: { ...collectionAddress, ...(access && { access }) },
    deliveryAddress: {
      ...deliveryAddress,
      ...(deliveryAccess && { access: deliveryAccess }),
      ...(receiver && { receiver }),
    },
    billingAddress,
    contactName: form.name.trim(),
    contactEmail: form.email.trim(),
    contactPhone: form.phone.trim(),
    collectionDate: form.agreesDateLater ? null : form.collectionDate || null,
    ...(form.agreesDateLater && { agreesDateLater: true }),
    hasNoForbiddenGoods: form.hasNoForbiddenGoods === true,
    expectedTotal: expectedTotalPence,
  };
}

/** Billing details for the card provider. */
export function toBilling(form: CheckoutForm, destination: DestinationKey): BillingDetails {
  const { name, email, phone, billingAs } = form;
  const { line1, line2, city, state, postcode } = billingAs === 'another' ? form.billing : form[billingAs];
  const country = {
    collection: COLLECTION_COUNTRY,
    delivery: destinationCountry(destination),
    another: form.billing.country,
  }[billingAs];
  return {
    name: name.trim(),
    email: plainEmail(email) ?? email.trim(),
    ...given({ phone: plainPhone(phone) ?? '' }),
    address: { line1, city, country, ...given({ line2, state, postal_code: postcode }) },
  };
}

function toAddress(typed: AddressValues, code: string, country: string): AddressInput {
  return {
    ...eachOf(TYPED_PARTS, (part) => typed[part].trim()),
    state: writeState(typed.state, code),
    postcode: writePostcode(typed.postcode, code),
    country,
  };
}

/** Without empty parts, which the provider rejects. */
function given<T extends Record<string, string>>(parts: T): Partial<T> {
  return Object.fromEntries(Object.entries(parts).filter(([, text]) => text.trim())) as Partial<T>;
}
