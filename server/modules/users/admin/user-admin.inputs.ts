import { IsByteLength, IsIn, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { PHONE_LENGTH_MAX } from '../../../../rules/people/contact-rules.js';
import type { StaffRole } from '../../../../rules/users/permissions.js';
import { AsPhone, AsSent } from '../../../platform/api/clean-text.js';
import { IsVersion } from '../../../platform/api/version.js';
import type { UserRole, UserStatus } from '../../../platform/auth/viewer.js';
import { StaffRoles, UserRoles, UserStatuses } from '../user.entity.js';
import { LONG_PASSWORD } from '../user.inputs.js';

export const REQUIRED = { message: 'Please fill in all required fields' };
export const BAD_EMAIL = { message: 'Please enter a valid email address' };
export const LONG_NAME = { message: 'Keep the name under 200 characters' };
/** The message for a part of an address or a detail that is no text, or too long for a label. */
export const lengthMessage = (part: string, max: number) => ({
  message: `${part} can have at most ${max} characters`,
});

@InputType({ description: 'Address of a user; a field left out does not change, an empty one is removed.' })
export class UserAddressInput {
  @Field({ nullable: true, description: 'Street and house.' })
  @MaxLength(200, lengthMessage('Address', 200))
  line1?: string;

  @Field({ nullable: true, description: 'Flat, building or company.' })
  @MaxLength(200, lengthMessage('Address', 200))
  line2?: string;

  @Field({ nullable: true, description: 'Town or city.' })
  @MaxLength(100, lengthMessage('City', 100))
  city?: string;

  @Field({ nullable: true, description: 'State, county or province.' })
  @MaxLength(100, lengthMessage('State', 100))
  state?: string;

  @Field({ nullable: true, description: 'Postal code.' })
  @MaxLength(20, lengthMessage('Postal code', 20))
  postcode?: string;

  @Field({ nullable: true, description: 'Country.' })
  @MaxLength(100, lengthMessage('Country', 100))
  country?: string;
}

/** Optional fields, both of a new user and of a change. */
@InputType()
export abstract class UserDetails {
  @Field(() => String, { nullable: true, description: 'Phone number; empty text removes it.' })
  @IsOptional()
  @MaxLength(PHONE_LENGTH_MAX.stored, lengthMessage('Phone', PHONE_LENGTH_MAX.stored))
  @AsPhone()
  phone?: string;

  @Field(() => UserRoles, { nullable: true, description: 'The role; customer by default.' })
  @IsOptional()
  @IsIn(Object.values(UserRoles), { message: 'Role must be customer or admin' })
  role?: UserRole;

  @Field(() => StaffRoles, {
    nullable: true,
    description: 'The role of a member of staff; admin by default. Not for customers.',
  })
  @IsOptional()
  @IsIn(Object.values(StaffRoles), { message: 'Staff role must be driver, clerk, accountant or admin' })
  staffRole?: StaffRole;

  @Field(() => UserStatuses, {
    nullable: true,
    description: 'Whether the user can sign in; active by default.',
  })
  @IsOptional()
  @IsIn(Object.values(UserStatuses), { message: 'Status must be active, inactive or suspended' })
  status?: UserStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Department of a member of staff; empty text removes it.',
  })
  @IsOptional()
  @MaxLength(100, lengthMessage('Department', 100))
  department?: string;
}

@InputType({
  description: 'A new user. Without a password, the person gets an invitation by email to choose one.',
})
export class NewUserInput extends UserDetails {
  @Field({ description: 'Full name.' })
  @MaxLength(200, LONG_NAME)
  name: string;

  @Field({ description: 'The email address; one account per address.' })
  @MaxLength(254, BAD_EMAIL)
  email: string;

  @Field(() => UserAddressInput, { nullable: true, description: "The user's address." })
  @ValidateNested()
  address?: UserAddressInput;

  @Field(() => String, { nullable: true, description: 'Initial password, handed over by staff.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @AsSent()
  password?: string;
}

@InputType({ description: 'A change of a user by staff; fields left out do not change.' })
export class UserChangeInput extends UserDetails {
  @Field({ nullable: true, description: 'Full name.' })
  @MaxLength(200, LONG_NAME)
  name?: string;

  @Field({ nullable: true, description: "The email address; a new one ends the user's sessions." })
  @MaxLength(254, BAD_EMAIL)
  email?: string;

  @Field(() => UserAddressInput, { nullable: true, description: "The user's address." })
  @ValidateNested()
  address?: UserAddressInput;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; the change is refused when it has changed since.',
  })
  @IsVersion()
  version?: number | null;
}
