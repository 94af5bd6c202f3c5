import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Length,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { PHONE_LENGTH_MAX, PHONE_MESSAGE } from '../../../rules/people/contact-rules.js';
import { AsPhone } from '../../platform/api/clean-text.js';
import { IsIdempotencyKey } from '../../platform/api/idempotency-key.js';
import { CalendarDate, Pence } from '../../platform/api/scalars.js';
import { AddressInput } from '../../platform/values/address.js';
import { CollectionAddressInput, DeliveryAddressInput } from '../../platform/values/placed-address.js';
import { ACCEPTED_LIST, ACCEPTED_MAX, AcceptedVersionInput } from '../settings/legal/legal.inputs.js';

export const ACCEPTED_AT_CHECKOUT =
  'The terms, delivery terms and prohibited goods that were shown; any version but the current one is refused with CONFLICT. When left out, the current ones are accepted.';

@InputType({ description: 'The data needed to freeze the cart as a checkout.' })
export class CheckoutInput {
  @Field(() => CollectionAddressInput, { description: 'The collection address, in the UK.' })
  @ValidateNested()
  collectionAddress: CollectionAddressInput;

  @Field(() => DeliveryAddressInput, {
    description:
      'The delivery address, in the destination. Its street can be left out and given before the shipment arrives.',
  })
  @ValidateNested()
  deliveryAddress: DeliveryAddressInput;

  @Field(() => AddressInput, { description: 'The address on the invoice, in any country.' })
  @ValidateNested()
  billingAddress: AddressInput;

  @Field({ description: 'Name of the contact, 1 to 200 characters.' })
  @IsString()
  @Length(1, 200, { message: 'Name is required' })
  contactName: string;
  @Field({ description: 'Email address for messages about the order.' })
  @IsString()
  @Length(1, 254, { message: 'Email is required' })
  contactEmail: string;
  @Field({ nullable: true, description: 'The phone number for the driver, up to 30 characters.' })
  @IsOptional()
  @IsString()
  @MaxLength(PHONE_LENGTH_MAX.stored, { message: PHONE_MESSAGE })
  @AsPhone()
  contactPhone?: string;

  @Field(() => CalendarDate, {
    nullable: true,
    description: "The collection day, from today in London; the cart's when left out.",
  })
  @IsOptional()
  @IsString({ message: 'Enter the date as YYYY-MM-DD' })
  collectionDate?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True to book without a collection day and agree on one later. Otherwise a call without a day is refused, unless the cart has one.',
  })
  @IsOptional()
  @IsBoolean({ message: 'Send true or false' })
  agreesDateLater?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Secret of a saved quote to book at its price instead of the cart; the cart does not change.',
  })
  @IsOptional()
  @IsString({ message: 'Send the secret of the quote as text' })
  @MaxLength(200, { message: 'Send the secret of the quote as text' })
  quote?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True when the customer confirms that the shipment has no goods that the destination forbids; stored with the time.',
  })
  @IsOptional()
  @IsBoolean({ message: 'Send true or false' })
  hasNoForbiddenGoods?: boolean | null;

  @Field(() => Pence, {
    description:
      'The total in pence that the page showed. Refused with PRICES_CHANGED when the server calculates another one; it is never charged itself.',
  })
  @IsInt()
  @Min(0)
  expectedTotal: number;

  @Field({
    description:
      'Idempotency key from the client; a repeat returns the same checkout, and other content under the same key is refused with CONFLICT.',
  })
  @IsString()
  @IsIdempotencyKey()
  idempotencyKey: string;

  @Field(() => [AcceptedVersionInput], { nullable: true, description: ACCEPTED_AT_CHECKOUT })
  @ArrayMaxSize(ACCEPTED_MAX, ACCEPTED_LIST)
  @ValidateNested({ each: true })
  @IsArray(ACCEPTED_LIST)
  @IsOptional()
  acceptedVersions?: AcceptedVersionInput[] | null;
}
