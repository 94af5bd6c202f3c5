import { Field, ID, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../rules/destinations.js';
import type { ServiceLevel } from '../../../rules/prices/quote.js';
import { DestinationKeys, registerEnum, ServiceLevels } from '../../platform/api/enums.js';
import { CalendarDate } from '../../platform/api/scalars.js';
import { Address } from '../../platform/values/address.js';
import { Contact } from '../../platform/values/contact.js';
import { Money } from '../../platform/values/money.js';
import { type LineSnapshot, PlacedLine } from '../quotes/placed-line.js';
import { Quote, type Sums } from '../quotes/quote.types.js';
import type { CheckoutRecord } from './checkout.entity.js';
import { type CheckoutStatus } from './status/checkout-status.js';

export const CheckoutStatuses = registerEnum<CheckoutStatus>('CheckoutStatus', 'The status of a checkout.', {
  awaiting_payment: 'A payment has begun.',
  finalized: 'Its order is created.',
  cancelled: 'Closed by the customer, unpaid.',
  expired: 'Not paid in time.',
  review: 'Staff are checking its payment.',
  refunded: 'Paid, and refunded.',
});

@ObjectType({ description: 'The order change that a checkout pays for.' })
export class CheckoutAmendment {
  @Field(() => ID, { description: 'The order that is changed once it is paid.' }) orderId: string;
  @Field({ description: 'Its number.' }) orderNumber: string;
  @Field(() => [String], {
    description: 'What changes, in sentences; of a charge that changes nothing, what it is for.',
  })
  changes: string[];
  @Field({ description: 'Whether it pays a charge that changes nothing of the shipment.' }) isCharge: boolean;
}

@ObjectType({
  description: 'A frozen shipment that is being paid, or an extra payment for a change of an order.',
})
export class Checkout {
  @Field(() => ID, { description: 'Its id.' }) id: string;
  @Field(() => CheckoutStatuses, { description: 'Its status.' }) status: CheckoutStatus;
  @Field(() => DestinationKeys, { description: 'The country it goes to.' }) destination: DestinationKey;
  @Field(() => [PlacedLine], { description: 'What is shipped, frozen with its prices.' })
  lines: LineSnapshot[];
  @Field(() => Quote, { description: 'The parts of the total.' }) quote: Sums;
  @Field(() => ServiceLevels, { description: 'The service.' }) service: ServiceLevel;
  @Field({ description: 'Where it comes from, in the UK.' }) fromCity: string;
  @Field({ description: 'Where it goes.' }) toCity: string;
  @Field(() => CalendarDate, { nullable: true, description: 'Null: not agreed with the customer yet.' })
  collectionDate: string | null;
  @Field(() => Address, { description: 'The collection address, in the UK.' }) collectionAddress: Address;
  @Field(() => Address, { description: 'Where we deliver.' }) deliveryAddress: Address;
  @Field(() => Address, { description: 'The name and address on the invoice.' }) billingAddress: Address;
  @Field(() => Contact, { description: "The customer's contact details." }) contact: Contact;
  @Field(() => CheckoutAmendment, {
    nullable: true,
    description: 'Set for an extra payment, which covers the dearer service only and has no lines.',
  })
  amends: CheckoutAmendment | null;
  @Field(() => Date, { description: 'When the prices were frozen.' }) createdAt: Date;
}

@ObjectType({ description: 'What the browser needs to pay.' })
export class PaymentIntent {
  @Field({ description: 'Lets the browser confirm this one payment; never stored.' }) clientSecret: string;
  @Field(() => ID, { description: "The provider's id of the payment, pi_…." }) paymentIntentId: string;
  @Field(() => Money, { description: 'What the card will be charged.' }) amount: Money;
}

/** The checkout as GraphQL shows it. */
export function toCheckout(checkout: CheckoutRecord): Checkout {
  const { id, status, shipment, createdAt, contact } = checkout;
  return {
    ...shipment,
    ...{ id, status, createdAt, contact },
    lines: checkout.lines,
    quote: shipment,
    amends: toAmendment(checkout),
  };
}

/** The purpose of an extra payment; null for a checkout that books a shipment. */
export function toAmendment({ amendsOrderId, change, chargeId }: CheckoutRecord): CheckoutAmendment | null {
  if (!amendsOrderId || !change) return null;
  const isCharge = chargeId !== null && Object.keys(change.change).length === 0;
  return { orderId: amendsOrderId, orderNumber: change.orderNumber, changes: [...change.words], isCharge };
}
