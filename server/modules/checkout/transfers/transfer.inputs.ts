import { IsInt, IsOptional, IsUUID, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { TRANSFER_DAYS_BOUNDS, type TransferState } from '../../../../rules/orders/bank-transfer.js';
import { PHONE_LENGTH_MAX, PHONE_MESSAGE } from '../../../../rules/people/contact-rules.js';
import { AsPhone } from '../../../platform/api/clean-text.js';
import { PageArgs } from '../../../platform/api/pagination.js';
import { CalendarDate, Pence } from '../../../platform/api/scalars.js';
import { CollectionAddressInput, DeliveryAddressInput } from '../../../platform/values/placed-address.js';
import { NOTE_MAX } from '../admin-payments/payment-input.js';
import { TransferStates } from './transfer.types.js';

const { min, max } = TRANSFER_DAYS_BOUNDS;
const DAYS = { message: `Wait from ${min} to ${max} days for the transfer` };

@ArgsType()
export class TransferFilter extends PageArgs {
  @Field(() => TransferStates, { nullable: true, description: 'Only this state.' })
  state?: TransferState | null;
}

@InputType({ description: 'A booking of a quote for its customer, to be paid by bank transfer.' })
export class TransferBookingInput {
  @Field(() => ID, { description: 'A UUID from the client; a repeat makes no second booking.' })
  @IsUUID(undefined, { message: 'The id of a booking is a UUID' })
  id: string;

  @Field({ description: 'Name of the customer, 1 to 200 characters.' })
  @MaxLength(200, { message: 'Keep the name under 200 characters' })
  name: string;

  @Field({ description: 'Email address of the customer: what to pay goes there.' })
  @MaxLength(254, { message: 'Please enter a valid email address' })
  email: string;

  @Field({ description: 'The phone number for the driver, up to 30 characters; may be empty.' })
  @MaxLength(PHONE_LENGTH_MAX.stored, { message: PHONE_MESSAGE })
  @AsPhone()
  phone: string;

  @Field(() => CollectionAddressInput, {
    description: 'The collection address, in the UK; also the billing address.',
  })
  @ValidateNested()
  collectionAddress: CollectionAddressInput;

  @Field(() => DeliveryAddressInput, {
    description: 'The delivery address. Its street can be left out and given before the shipment arrives.',
  })
  @ValidateNested()
  deliveryAddress: DeliveryAddressInput;

  @Field(() => CalendarDate, { nullable: true, description: 'The collection day; null to agree it later.' })
  @IsOptional()
  collectionDate?: string | null;

  @Field(() => Int, { description: `Days in which the transfer is due: ${min} to ${max}.` })
  @Max(max, DAYS)
  @Min(min, DAYS)
  @IsInt(DAYS)
  days: number;
}

@InputType({ description: 'A bank transfer that arrived, or that staff sent back.' })
export class TransferInput {
  @Field(() => ID, { description: 'A UUID from the client; a repeat records no second transfer.' })
  @IsUUID(undefined, { message: 'The id of a transfer is a UUID' })
  id: string;

  @Field(() => Pence, { description: 'The amount in pence, from 1.' })
  amount: number;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether staff sent it back to the customer.' })
  isReturn: boolean;

  @Field(() => CalendarDate, {
    description: 'The day on which the bank received or sent it, not later than today.',
  })
  movedOn: string;

  @Field({ description: "The bank's reference, or a note; 1 to 500 characters." })
  @MaxLength(NOTE_MAX, { message: 'Keep the note under 500 characters' })
  note: string;
}
