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
  awaiting_payment: 'A payment is in progress.',
  finalized: 'Its order is created.',
  cancelled: 'Closed by the customer, unpaid.',
  expired: 'Not paid in time.',
  review: 'Staff are checking its payment.',
  refunded: 'Paid, and refunded.',
});

@ObjectType({ description: 'The order change that a checkout pays for.' })
export class CheckoutAmendment {
  @Field(() => ID, { description: 'Id of the order.' }) orderId: string;
  @Field({ description: 'Number of the order.' }) orderNumber: string;
  @Field(() => [String], {
    description: 'The changes as sentences; for a charge that changes nothing, its subject.',
  })
  changes: string[];
  @Field({ description: 'Whether it pays for a charge only, without a change.' }) isCharge: boolean;
}

@ObjectType({ description: 'A shipment frozen for payment, or an extra payment for an order change.' })
export class Checkout {
  @Field(() => ID, { description: 'The id.' }) id: string;
  @Field(() => CheckoutStatuses, { description: 'The status.' }) status: CheckoutStatus;
  @Field(() => DestinationKeys, { description: 'Destination of the shipment.' }) destination: DestinationKey;
  @Field(() => [PlacedLine], { description: 'The lines, frozen with their prices.' })
  lines: LineSnapshot[];
  @Field(() => Quote, { description: 'Parts of the total.' }) quote: Sums;
  @Field(() => ServiceLevels, { description: 'The service.' }) service: ServiceLevel;
  @Field({ description: 'The UK city of collection.' }) fromCity: string;
  @Field({ description: 'City of delivery.' }) toCity: string;
  @Field(() => CalendarDate, { nullable: true, description: 'Collection day; null until agreed.' })
  collectionDate: string | null;
  @Field(() => Address, { description: 'The collection address, in the UK.' }) collectionAddress: Address;
  @Field(() => Address, { description: 'The delivery address.' }) deliveryAddress: Address;
  @Field(() => Address, { description: 'The name and address on the invoice.' }) billingAddress: Address;
  @Field(() => Contact, { description: "The customer's contact details." }) contact: Contact;
  @Field(() => CheckoutAmendment, {
    nullable: true,
    description: 'The order change or charge that it pays for, without lines; null for a shipment.',
  })
  amends: CheckoutAmendment | null;
  @Field(() => Date, { description: 'When the prices were frozen.' }) createdAt: Date;
}

@ObjectType({ description: 'The data that the browser needs for a payment.' })
export class PaymentIntent {
  @Field({ description: 'Lets the browser confirm this one payment; never stored.' }) clientSecret: string;
  @Field(() => ID, { description: "The provider's id of the payment, pi_…." }) paymentIntentId: string;
  @Field(() => Money, { description: 'The amount to charge.' }) amount: Money;
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
