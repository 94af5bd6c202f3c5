import { IsBoolean, IsByteLength, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Describe } from '../../shared/api/describe.js';
import { BAD_EMAIL, LONG_NAME, partWords, UserAddressInput } from '../admin/user-admin.inputs.js';
import { LONG_PASSWORD } from '../user.inputs.js';

const TEXT = { schema: { type: 'string' } };
const FIRST = 'First names.';
const LAST = 'Last name; empty text for who has one name.';
const EMAIL =
  'Where messages go. Another one needs `currentPassword`, ends the other sessions and is to be confirmed.';
const PHONE = 'Phone number; empty text takes it away.';
const PASSWORD = 'The password of the account, only for another e-mail address.';

/** What is the same over both doors. */
@InputType()
export abstract class ProfileDetails {
  @Describe(FIRST, TEXT)
  @Field({ nullable: true, description: FIRST })
  @IsOptional()
  @MaxLength(100, LONG_NAME)
  firstName?: string;

  @Describe(LAST, TEXT)
  @Field({ nullable: true, description: LAST })
  @IsOptional()
  @MaxLength(99, LONG_NAME)
  lastName?: string;

  @Describe(EMAIL, TEXT)
  @Field({ nullable: true, description: EMAIL })
  @IsOptional()
  @MaxLength(254, BAD_EMAIL)
  email?: string;

  @Describe(PHONE, TEXT)
  @Field({ nullable: true, description: PHONE })
  @IsOptional()
  @MaxLength(30, { message: 'Please enter a valid phone number' })
  phone?: string;

  @Describe(PASSWORD, TEXT)
  @Field({ nullable: true, description: PASSWORD })
  @IsOptional()
  @IsByteLength(0, 1024, LONG_PASSWORD)
  currentPassword?: string;
}

@InputType({ description: 'What people change of their own profile; what is left out stays.' })
export class ProfileInput extends ProfileDetails {
  @Field(() => UserAddressInput, {
    nullable: true,
    description: 'Where the person lives; whole, or a country alone.',
  })
  @IsOptional()
  @ValidateNested()
  address?: UserAddressInput;
}

/** The same with the address in flat fields, as REST has it. */
export class ProfileBody extends ProfileDetails {
  @Describe('Street and house, in one line.', TEXT)
  @IsOptional()
  @MaxLength(200, partWords('Address', 200))
  address?: string;

  @Describe('Town or city.', TEXT) @IsOptional() @MaxLength(100, partWords('City', 100)) city?: string;

  @Describe('State, county or province.', TEXT)
  @IsOptional()
  @MaxLength(100, partWords('State', 100))
  state?: string;

  @Describe('Postal code.', TEXT) @IsOptional() @MaxLength(20, partWords('Postal code', 20)) zipCode?: string;

  @Describe('Country, written out or as its code.', TEXT)
  @IsOptional()
  @MaxLength(100, partWords('Country', 100))
  country?: string;
}

/** The profile change that a body means. */
export function toProfileInput({
  address,
  city,
  state,
  zipCode,
  country,
  ...rest
}: ProfileBody): ProfileInput {
  const isMoved = [address, city, state, zipCode, country].some((part) => part != null);
  const line2 = address == null ? undefined : '';
  if (!isMoved) return rest;
  return { ...rest, address: { line1: address, line2, city, state, postcode: zipCode, country } };
}

/** The newsletter, on or off. */
export class NewsletterBody {
  @Describe('Whether the newsletter is wanted.')
  @IsBoolean({ message: 'Please say yes or no to the newsletter' })
  subscribeNewsletter: boolean;
}

@InputType({ description: 'Closing the account of the signed-in user.' })
export class CloseAccountInput {
  @Field({ description: 'The password of the account.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @IsString({ message: 'Current password is required' })
  currentPassword: string;
}
