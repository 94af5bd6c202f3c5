import { IsString, MaxLength } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import { ORDER_NUMBER_MESSAGE } from '../../../rules/orders/order-number.js';

const WHICH_LINK = { message: 'Send the token of the link: what follows the #' };

@ArgsType()
export class FollowInput {
  @Field({ description: 'What follows the # in the link of an email about the order.' })
  @MaxLength(1000, WHICH_LINK)
  @IsString(WHICH_LINK)
  token: string;
}

@InputType({ description: 'An order, and the address that its link goes to.' })
export class OrderLinkRequestInput {
  @Field({ description: 'The number of the order, e.g. HL-100001; without HL- as well.' })
  @MaxLength(40, { message: ORDER_NUMBER_MESSAGE })
  @IsString({ message: ORDER_NUMBER_MESSAGE })
  orderNumber: string;

  @Field({ description: "The address of the order's contact or account, in any case." })
  @MaxLength(254, { message: 'Please enter a valid email address' })
  @IsString({ message: 'Email is required' })
  email: string;
}
