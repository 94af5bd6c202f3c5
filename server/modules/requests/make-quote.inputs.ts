import { IsInt, IsOptional, IsUUID, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { PHONE_LENGTH_MAX, PHONE_MESSAGE } from '../../../rules/people/contact-rules.js';
import { STAFF_QUOTE_DAYS } from '../../../rules/prices/quote-validity.js';
import { REQUEST_TEXT_MAX } from '../../../rules/requests.js';
import { AsPhone, SeveralLines } from '../../platform/api/clean-text.js';
import { Pence } from '../../platform/api/scalars.js';
import { QuoteContentInput } from '../quotes/by-staff/quote-content.inputs.js';

const { min, max } = STAFF_QUOTE_DAYS;
const DAYS = { message: `A quote holds for ${min} to ${max} days` };

@InputType({ description: 'A quote by staff, and the customer who gets it by email.' })
export class StaffQuoteInput {
  @Field(() => ID, {
    description: 'A UUID from the client for the request of the quote; a repeat makes no second quote.',
  })
  @IsUUID(undefined, { message: 'The id of a quote is a UUID' })
  id: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was read of the request `id`, which the quote answers; null makes a new request.',
  })
  version?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The account that owns the quote; found by a proved email address when left out.',
  })
  @IsUUID(undefined, { message: 'The id of an account is a UUID' })
  @IsOptional()
  customerId?: string | null;

  @Field({ description: "The customer's name, 1 to 200 characters." })
  @MaxLength(200, { message: 'Keep the name under 200 characters' })
  name: string;

  @Field({ description: "The customer's email address: the quote goes there." })
  @MaxLength(254, { message: 'Please enter a valid email address' })
  email: string;

  @Field({ description: "The customer's phone number, up to 30 characters; may be empty." })
  @MaxLength(PHONE_LENGTH_MAX.stored, { message: PHONE_MESSAGE })
  @AsPhone()
  phone: string;

  @Field(() => QuoteContentInput, { description: 'The shipment.' })
  @ValidateNested()
  content: QuoteContentInput;

  @Field(() => Pence, {
    description: 'The total in pence that staff saw. Refused when the server calculates another one.',
  })
  expectedTotal: number;

  @Field(() => Int, { description: `Days the price holds after today: ${min} to ${max}.` })
  @Max(max, DAYS)
  @Min(min, DAYS)
  @IsInt(DAYS)
  days: number;

  @Field({ description: 'The message to the customer, up to 4,000 characters; may be empty.' })
  @MaxLength(REQUEST_TEXT_MAX, { message: 'Keep your message under 4,000 characters' })
  @SeveralLines()
  message: string;
}
