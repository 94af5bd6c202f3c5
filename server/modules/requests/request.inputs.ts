import {
  IsBoolean,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ArgsType, Field, Float, ID, InputType, Int } from 'type-graphql';
import type { DestinationKey } from '../../../rules/destinations.js';
import { PHONE_LENGTH_MAX, PHONE_MESSAGE } from '../../../rules/people/contact-rules.js';
import type { ServiceLevel } from '../../../rules/prices/quote.js';
import { REQUEST_TEXT_MAX, type RequestKind, type RequestState } from '../../../rules/requests.js';
import { AsPhone, SeveralLines } from '../../platform/api/clean-text.js';
import { CustomerIdField } from '../../platform/api/customer-id.js';
import { DestinationKeys, ServiceLevels } from '../../platform/api/enums.js';
import { PageArgs } from '../../platform/api/pagination.js';
import { Pence } from '../../platform/api/scalars.js';
import { IsVersion } from '../../platform/api/version.js';
import { MessageInput } from '../orders/conversation/message.inputs.js';
import { RequestKinds, RequestStates } from './request.types.js';

const PENCE_MAX = 9_999_999;
/** More than the largest household, in cubic metres. */
const VOLUME_MAX = 500;

const LONG = { message: `Keep your message under ${REQUEST_TEXT_MAX.toLocaleString('en-GB')} characters` };
const PRICE = { message: 'Enter their price in pounds, like 1250 or 1250.50' };
const VOLUME = { message: 'Enter the volume in m³, like 12.5' };
const COMPANY = { message: "Enter the other company's name" };
const WHICH_LINK = { message: 'Send the secret of the link: what follows the #' };
const DAYS = { message: 'Days are a whole number from 0 to 365' };
const OFFER = { message: 'Enter a price from £0.30 to £99,999.99' };

@InputType({ description: "Another company's offer for the same shipment." })
export class OtherOfferInput {
  @Field({ description: 'Name of the company, 1 to 100 characters.' })
  @Length(1, 100, COMPANY)
  company: string;

  @Field(() => ServiceLevels, { description: 'Our service that is comparable.' })
  service: ServiceLevel;

  @Field(() => Float, { description: `Volume of the offer in m³, up to ${VOLUME_MAX}.` })
  @Max(VOLUME_MAX, VOLUME)
  @Min(0.01, VOLUME)
  @IsNumber({ maxDecimalPlaces: 3 }, VOLUME)
  volumeM3: number;

  @Field(() => Pence, { description: "The company's full price in pence." })
  @Max(PENCE_MAX, PRICE)
  @Min(1, PRICE)
  totalPence: number;
}

@InputType({ description: 'A request to staff; works without an account.' })
export class RequestInput {
  @Field(() => ID, { description: 'A UUID from the client; a repeat makes no second request.' })
  @IsUUID(undefined, { message: 'The id of a request is a UUID' })
  id: string;

  @Field(() => RequestKinds, { description: 'Kind of request.' })
  kind: RequestKind;

  @Field({ description: "The customer's name, 1 to 200 characters." })
  @MaxLength(200, { message: 'Keep your name under 200 characters' })
  name: string;

  @Field({ description: 'The email address for the answer.' })
  @MaxLength(254, { message: 'Please enter a valid email address' })
  email: string;

  @Field({ nullable: true, description: "The customer's phone number, up to 30 characters." })
  @MaxLength(PHONE_LENGTH_MAX.stored, { message: PHONE_MESSAGE })
  @AsPhone()
  phone?: string;

  @Field({ description: `The message, up to ${REQUEST_TEXT_MAX} characters; required for a question.` })
  @MaxLength(REQUEST_TEXT_MAX, LONG)
  @SeveralLines()
  message: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether your cart is attached; true for a price match.',
  })
  attachCart: boolean;

  @Field(() => DestinationKeys, { nullable: true, description: 'Destination, unless a cart is attached.' })
  destination?: DestinationKey | null;

  @Field(() => String, { nullable: true, description: 'Month of a survey, YYYY-MM, not past.' })
  @MaxLength(7, { message: 'Choose a month' })
  surveyMonth?: string | null;

  @Field(() => OtherOfferInput, { nullable: true, description: 'Required for a price match.' })
  @ValidateNested()
  otherOffer?: OtherOfferInput | null;

  @Field(() => ID, { nullable: true, description: 'Id of a file that POST /api/requests/file has stored.' })
  @IsUUID(undefined, { message: 'Choose the file again' })
  fileId?: string | null;
}

@ArgsType()
export class RequestSecretInput {
  @Field({ description: 'Secret of the request: the part after the # in the link of an email about it.' })
  @MaxLength(1000, WHICH_LINK)
  @IsString(WHICH_LINK)
  secret: string;
}

/** A file of the request that a link opens. */
export class RequestFileInput extends RequestSecretInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the picture is wanted at most 320 pixels wide.',
  })
  @IsOptional()
  @IsBoolean({ message: 'Send true or false' })
  isThumbnail?: boolean;
}

@ArgsType()
export class RequestReplyInput extends RequestSecretInput {
  @Field(() => MessageInput, { description: 'The message.' })
  @ValidateNested()
  input: MessageInput;
}

/** Filter of staff's list of requests. */
@ArgsType()
export class RequestFilter extends PageArgs {
  @CustomerIdField('Only requests of this account.') customerId?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Number of a request, or words of a name or address; up to 100 characters.',
  })
  search?: string | null;
  @Field(() => RequestKinds, { nullable: true, description: 'Only this kind.' }) kind?: RequestKind | null;
  @Field(() => RequestStates, { nullable: true, description: 'Only this state.' })
  state?: RequestState | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Only requests that have waited this many days for an answer, 0 to 365.',
  })
  @Max(365, DAYS)
  @Min(0, DAYS)
  waitingDays?: number | null;
}

@InputType({ description: 'A new state of a request.' })
export class RequestMoveInput {
  @Field(() => RequestStates, { description: 'New state; the current one marks that nobody waits.' })
  state: RequestState;

  @Field(() => Int, { description: 'The version that was read; CONFLICT when it has changed since.' })
  @IsVersion()
  version: number;
}

@InputType()
abstract class OfferInput {
  @Field(() => Pence, { description: 'The total in pence, service included: 30 to 9,999,999.' })
  // The bounds of a payment: the provider takes no less, and no order costs more.
  @Max(PENCE_MAX, OFFER)
  @Min(30, OFFER)
  totalPence: number;

  @Field({ description: 'The message to the customer, up to 4,000 characters; may be empty.' })
  @MaxLength(REQUEST_TEXT_MAX, { message: 'Keep your message under 4,000 characters' })
  @SeveralLines()
  message: string;
}

@InputType({ description: 'An offer of a price for the shipment of a request.' })
export class RequestOfferInput extends OfferInput {
  @Field(() => Int, { description: 'The version that was read; CONFLICT when it has changed since.' })
  @IsVersion()
  version: number;
}

@InputType({ description: 'An offer of another price for the shipment of a saved quote.' })
export class QuoteOfferInput extends OfferInput {
  @Field(() => ID, { description: 'A UUID from the client; a repeat makes no second offer.' })
  @IsUUID(undefined, { message: 'The id of an offer is a UUID' })
  id: string;

  @Field({ description: 'Name of the recipient, 1 to 200 characters.' })
  @MaxLength(200, { message: 'Keep the name under 200 characters' })
  name: string;

  @Field({ description: 'Email address of the recipient.' })
  @MaxLength(254, { message: 'Please enter a valid email address' })
  email: string;
}
