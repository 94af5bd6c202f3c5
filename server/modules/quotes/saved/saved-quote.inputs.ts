import { IsString, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { registerEnum } from '../../../platform/api/enums.js';
import { PageArgs } from '../../../platform/api/pagination.js';

export const QUOTE_STATES = ['open', 'expiring', 'expired', 'booked'] as const;
/** Filter by state for staff: `expiring` quotes wait for somebody to remind their customer. */
export type QuoteState = (typeof QUOTE_STATES)[number];

const QuoteStates = registerEnum<QuoteState>('AdminQuoteState', 'Which quotes staff look for.', {
  open: 'They can be booked.',
  expiring: 'Of accounts, ending within three days, and nobody has seen to them.',
  expired: 'Their last day is over.',
  booked: 'They became orders.',
});

/** Filter of quotes for staff. */
@ArgsType()
export class QuoteFilter extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      "A quote's number, or words of its customer's name, address or telephone; up to 100 characters.",
  })
  search?: string | null;
  @Field(() => QuoteStates, { nullable: true, description: 'Only these.' }) state?: QuoteState | null;
}

const WHICH_LINK = { message: 'Send the secret of the link: what follows the #' };
const WHICH_ADDRESS = { message: 'Please enter a valid email address' };

@ArgsType()
export class QuoteSecretInput {
  @Field(() => ID, { description: 'What follows the # in the link of a quote.' })
  @MaxLength(200, WHICH_LINK)
  @IsString(WHICH_LINK)
  secret: string;
}

@InputType({ description: 'Sending the link of a quote by email.' })
export class EmailQuoteInput {
  @Field(() => ID, { description: 'What follows the # in the link of a quote.' })
  @MaxLength(200, WHICH_LINK)
  secret: string;

  @Field({ description: 'The recipient; once for each quote, except to your own address.' })
  @MaxLength(254, WHICH_ADDRESS)
  email: string;

  @Field({
    defaultValue: false,
    description:
      'Without an account: one reminder to the same address, three days before the quote ends. Accounts get theirs anyway.',
  })
  remindMe: boolean;
}
