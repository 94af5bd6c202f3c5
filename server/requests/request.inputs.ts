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
import { ArgsType, Field, Float, ID, InputType } from 'type-graphql';
import { type DestinationKey } from '../../rules/destinations.js';
import { PHONE_LENGTH_MAX, PHONE_MESSAGE } from '../../rules/people/contact-rules.js';
import { type ServiceLevel } from '../../rules/prices/quote.js';
import { REQUEST_TEXT_MAX, type RequestKind } from '../../rules/requests.js';
import { MessageInput } from '../conversation/message.inputs.js';
import { AsPhone, SeveralLines } from '../shared/api/clean-text.js';
import { DestinationKeys, ServiceLevels } from '../shared/api/enums.js';
import { Pence } from '../shared/api/scalars.js';
import { RequestKinds } from './request.types.js';

const PENCE_MAX = 9_999_999;
/** More than the largest household; in cubic metres. */
const VOLUME_MAX = 500;

const LONG = { message: `Keep your message under ${REQUEST_TEXT_MAX.toLocaleString('en-GB')} characters` };
const PRICE = { message: 'Enter their price in pounds, like 1250 or 1250.50' };
const VOLUME = { message: 'Enter the volume in m³, like 12.5' };
const COMPANY = { message: "Enter the other company's name" };
const WHICH_LINK = { message: 'Send the token of the link: what follows the #' };

@InputType({ description: "Another company's offer for the same shipment." })
export class OtherOfferInput {
  @Field({ description: 'Who made it, 1 to 100 characters.' })
  @Length(1, 100, COMPANY)
  company: string;

  @Field(() => ServiceLevels, { description: 'The service of ours that theirs is like.' })
  service: ServiceLevel;

  @Field(() => Float, { description: `The volume it is for, in m³, up to ${VOLUME_MAX}.` })
  @Max(VOLUME_MAX, VOLUME)
  @Min(0.01, VOLUME)
  @IsNumber({ maxDecimalPlaces: 3 }, VOLUME)
  volumeM3: number;

  @Field(() => Pence, { description: 'Their price in pence, all that they charge included.' })
  @Max(PENCE_MAX, PRICE)
  @Min(1, PRICE)
  totalPence: number;
}

@InputType({ description: 'A request to staff; works without an account.' })
export class RequestInput {
  @Field(() => ID, { description: 'A UUID from the client; a repeat with the same one is the same request.' })
  @IsUUID(undefined, { message: 'The id of a request is a UUID' })
  id: string;

  @Field(() => RequestKinds, { description: 'What is asked for.' })
  kind: RequestKind;

  @Field({ description: '1 to 200 characters.' })
  @MaxLength(200, { message: 'Keep your name under 200 characters' })
  name: string;

  @Field({ description: 'Where the answer goes.' })
  @MaxLength(254, { message: 'Please enter a valid email address' })
  email: string;

  @Field({ nullable: true, description: 'Up to 30 characters.' })
  @MaxLength(PHONE_LENGTH_MAX.stored, { message: PHONE_MESSAGE })
  @AsPhone()
  phone?: string;

  @Field({ description: `Up to ${REQUEST_TEXT_MAX} characters; of a question not empty.` })
  @MaxLength(REQUEST_TEXT_MAX, LONG)
  @SeveralLines()
  message: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether your cart goes with it; of a price match true.',
  })
  attachCart: boolean;

  @Field(() => DestinationKeys, { nullable: true, description: "Where to; a cart's own counts." })
  destination?: DestinationKey | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM, from this month on; of a survey alone.' })
  @MaxLength(7, { message: 'Choose a month' })
  surveyMonth?: string | null;

  @Field(() => OtherOfferInput, { nullable: true, description: 'Of a price match, which needs it.' })
  @ValidateNested()
  otherOffer?: OtherOfferInput | null;

  @Field(() => ID, { nullable: true, description: 'Of a file that POST /api/requests/file has stored.' })
  @IsUUID(undefined, { message: 'Choose the file again' })
  fileId?: string | null;
}

@ArgsType()
export class RequestTokenInput {
  @Field({ description: 'What follows the # in the link of an email about the request.' })
  @MaxLength(1000, WHICH_LINK)
  @IsString(WHICH_LINK)
  token: string;
}

/** A file of the request of a link. */
export class RequestFileInput extends RequestTokenInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the picture is wanted at most 320 pixels wide.',
  })
  @IsOptional()
  @IsBoolean({ message: 'Send true or false' })
  isThumbnail?: boolean;
}

@ArgsType()
export class RequestReplyInput extends RequestTokenInput {
  @Field(() => MessageInput, { description: 'What to write.' })
  @ValidateNested()
  input: MessageInput;
}
