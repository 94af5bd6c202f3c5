import { IsString, MaxLength } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';

const WHICH_LINK = { message: 'Send the secret of the link: what follows the #' };
const WHICH_ADDRESS = { message: 'Please enter a valid email address' };

@ArgsType()
export class QuoteSecretInput {
  @Field(() => ID, { description: 'What follows the # in the link of a quote.' })
  @MaxLength(200, WHICH_LINK)
  @IsString(WHICH_LINK)
  secret: string;
}

@ArgsType()
export class EmailQuoteInput extends QuoteSecretInput {
  @Field({ description: 'The recipient; once for each quote, except to your own address.' })
  @MaxLength(254, WHICH_ADDRESS)
  @IsString(WHICH_ADDRESS)
  email: string;
}
