import { IsOptional, IsString, MaxLength } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';
import { Describe } from '../shared/api/describe.js';
import { wrongField } from '../shared/errors/errors.js';
import { fromPounds } from '../shared/money.js';

const WHICH_LINK = { message: 'Please send the secret of the link: what follows the #' };
const WHICH_ADDRESS = { message: 'Please enter a valid email address' };
const SECRET = 'What follows the # in the link of a quote.';
const EMAIL = 'Where the link goes; once for each quote, but for the own address of the account.';

@ArgsType()
export class QuoteSecretInput {
  @Describe(SECRET)
  @Field(() => ID, { description: SECRET })
  @MaxLength(200, WHICH_LINK)
  @IsString(WHICH_LINK)
  secret: string;
}

@ArgsType()
export class EmailQuoteInput extends QuoteSecretInput {
  @Describe(EMAIL)
  @Field({ description: EMAIL })
  @MaxLength(254, WHICH_ADDRESS)
  @IsString(WHICH_ADDRESS)
  email: string;
}

/** What REST callers may say when they save a quote. */
export class SaveQuoteBody {
  @Describe('What the caller showed, in pounds: refused with 409 and newTotal when it is not ours.', {
    schema: { type: ['number', 'string'] },
  })
  @IsOptional()
  totalPrice?: unknown;
}

/** The total that was shown, in pence; undefined when it was not sent. Throws BAD_INPUT. */
export function readShownTotal({ totalPrice }: SaveQuoteBody): number | undefined {
  if (totalPrice === undefined || totalPrice === null) return undefined;
  const pence = fromPounds(totalPrice);
  if (pence === null) throw wrongField('totalPrice', 'Please send the total price that was shown');
  return pence;
}
