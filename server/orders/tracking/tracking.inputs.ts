import { IsString, MaxLength } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';
import { Describe } from '../../shared/api/describe.js';

const WHICH_LINK = { message: 'Please send the token of the link: what follows the #' };

const WHAT_IT_IS = 'What follows the # in the link of a message about the order.';

@ArgsType()
export class FollowInput {
  @Field({ description: WHAT_IT_IS })
  @Describe(WHAT_IT_IS)
  @MaxLength(1000, WHICH_LINK)
  @IsString(WHICH_LINK)
  token: string;
}
