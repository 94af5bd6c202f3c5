import { IsString, MaxLength } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';

const WHICH_LINK = { message: 'Send the token of the link: what follows the #' };

@ArgsType()
export class FollowInput {
  @Field({ description: 'What follows the # in the link of an e-mail about the order.' })
  @MaxLength(1000, WHICH_LINK)
  @IsString(WHICH_LINK)
  token: string;
}
