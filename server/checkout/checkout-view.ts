import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { DestinationKey } from '../../rules/destinations.js';
import type { ServiceLevel } from '../../rules/quote.js';
import { PlacedLine, toPlacedLine } from '../orders/placed-line.js';
import { Quote, toQuote } from '../quotes/quote.types.js';
import { Address } from '../shared/address.js';
import { Contact } from '../shared/contact.js';
import { DestinationKeys, enumOf, ServiceLevels } from '../shared/enums.js';
import { Money } from '../shared/money.js';
import { CalendarDate } from '../shared/scalars.js';
import { CHECKOUT_STATUSES, type CheckoutRecord, type CheckoutStatus } from './checkout.entity.js';

export const CheckoutStatuses = enumOf<CheckoutStatus>(CHECKOUT_STATUSES);
registerEnumType(CheckoutStatuses, { name: 'CheckoutStatus', description: 'How far a checkout has come.' });

@ObjectType({ description: 'A frozen shipment that is being paid.' })
export class Checkout {
  @Field(() => ID) id: string;
  @Field(() => CheckoutStatuses) status: CheckoutStatus;
  @Field(() => DestinationKeys) destination: DestinationKey;
  @Field(() => [PlacedLine]) lines: PlacedLine[];
  @Field(() => Quote) quote: Quote;
  @Field(() => ServiceLevels) service: ServiceLevel;
  @Field() fromCity: string;
  @Field() toCity: string;
  @Field(() => CalendarDate, { nullable: true }) collectionDate: string | null;
  @Field(() => Address) collectionAddress: Address;
  @Field(() => Address) deliveryAddress: Address;
  @Field(() => Address) billingAddress: Address;
  @Field(() => Contact) contact: Contact;
  @Field(() => Date) createdAt: Date;
}

@ObjectType({ description: 'What the browser needs to pay.' })
export class PaymentIntent {
  @Field({ description: 'Lets the browser confirm this one payment; never stored.' }) clientSecret: string;
  @Field(() => ID) paymentIntentId: string;
  @Field(() => Money) amount: Money;
}

/** The checkout as GraphQL shows it. */
export function toCheckout(checkout: CheckoutRecord): Checkout {
  const { id, status, destination, service, fromCity, toCity, collectionDate, createdAt, contact } = checkout;
  const { collectionAddress, deliveryAddress, billingAddress } = checkout;
  return {
    ...{ id, status, destination, service, fromCity, toCity, collectionDate, createdAt, contact },
    ...{ collectionAddress, deliveryAddress, billingAddress },
    lines: checkout.lines.map(toPlacedLine),
    quote: toQuote(checkout),
  };
}
