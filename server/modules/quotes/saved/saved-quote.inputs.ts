import { IsString, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { CustomerIdField } from '../../../platform/api/customer-id.js';
import { registerEnum } from '../../../platform/api/enums.js';
import { PageArgs } from '../../../platform/api/pagination.js';

export const QUOTE_STATES = ['open', 'expiring', 'expired', 'booked'] as const;
/** Filter by state for staff: `expiring` quotes wait for somebody to remind their customer. */
export type QuoteState = (typeof QUOTE_STATES)[number];

const QuoteStates = registerEnum<QuoteState>('AdminQuoteState', 'A filter of saved quotes for staff.', {
  open: 'Quotes that can be booked.',
  expiring: 'Quotes of accounts that expire within three days and that staff have not followed up.',
  expired: 'Quotes past their last day.',
  booked: 'Quotes that became orders.',
});

/** Filter of quotes for staff. */
@ArgsType()
export class QuoteFilter extends PageArgs {
  @CustomerIdField('Only quotes of this account.') customerId?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      "Reference of a quote, or words of the customer's name, address or phone number; up to 100 characters.",
  })
  search?: string | null;
  @Field(() => QuoteStates, { nullable: true, description: 'Only this state.' }) state?: QuoteState | null;
}

const WHICH_LINK = { message: 'Send the secret of the link: what follows the #' };
const WHICH_ADDRESS = { message: 'Please enter a valid email address' };

@ArgsType()
export class QuoteSecretInput {
  @Field(() => ID, { description: 'Secret of the quote: the part after the # in its link.' })
  @MaxLength(200, WHICH_LINK)
  @IsString(WHICH_LINK)
  secret: string;
}

@InputType({ description: 'A saved quote to send by email.' })
export class EmailQuoteInput {
  @Field(() => ID, { description: 'Secret of the quote: the part after the # in its link.' })
  @MaxLength(200, WHICH_LINK)
  secret: string;

  @Field({ description: 'The recipient. A quote goes to each address once, except to your own.' })
  @MaxLength(254, WHICH_ADDRESS)
  email: string;

  @Field({
    defaultValue: false,
    description:
      'Whether a guest wants one reminder at the same address, three days before the quote expires. Accounts always get theirs.',
  })
  remindMe: boolean;
}
