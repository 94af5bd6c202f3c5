import { IsString, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';

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
