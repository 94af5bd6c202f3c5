import { IsInt, IsOptional, IsString, Length, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { AddressInput } from '../shared/address.js';
import { CalendarDate } from '../shared/api/scalars.js';

@InputType({ description: 'Everything needed to freeze the cart as a checkout.' })
export class CheckoutInput {
  @Field(() => AddressInput, { description: 'Where we collect, in the UK.' })
  @ValidateNested()
  collectionAddress: AddressInput;

  @Field(() => AddressInput, { description: 'Where we deliver, in the destination.' })
  @ValidateNested()
  deliveryAddress: AddressInput;

  @Field(() => AddressInput, { description: 'Whom the invoice names, in any country.' })
  @ValidateNested()
  billingAddress: AddressInput;

  @Field({ description: '1 to 200 characters.' })
  @IsString()
  @Length(1, 200, { message: 'Name is required' })
  contactName: string;
  @Field({ description: "Where the order's e-mail goes." })
  @IsString()
  @Length(1, 254, { message: 'Email is required' })
  contactEmail: string;
  @Field({ nullable: true, description: 'Up to 30 characters, for the driver.' })
  @IsOptional()
  @IsString()
  @MaxLength(30, { message: 'Please enter a valid phone number' })
  contactPhone?: string;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'From today in London; left out, it is agreed later.',
  })
  @IsOptional()
  @IsString({ message: 'Please give the date as YYYY-MM-DD' })
  collectionDate?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The secret of a saved quote, which is booked at its own price instead of the cart; the cart is left alone.',
  })
  @IsOptional()
  @IsString({ message: 'Please send the secret of the quote as text' })
  @MaxLength(200, { message: 'Please send the secret of the quote as text' })
  quote?: string | null;

  @Field(() => Int, {
    description:
      "What the page showed, in pence. Refused with PRICES_CHANGED when the server's own sum differs; never charged.",
  })
  @IsInt()
  @Min(0)
  expectedTotal: number;

  @Field({
    description: 'Made by the client for one press of the button; a repeat returns the same checkout.',
  })
  @IsString()
  @Length(8, 255, { message: 'Please send an idempotency key of 8 to 255 characters' })
  idempotencyKey: string;
}
