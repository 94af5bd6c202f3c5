import { IsByteLength, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { BAD_EMAIL, LONG_NAME, UserAddressInput } from '../admin/user-admin.inputs.js';
import { LONG_PASSWORD } from '../user.inputs.js';

@InputType({ description: 'What people change of their own profile; what is left out stays.' })
export class ProfileInput {
  @Field({ nullable: true, description: 'First names.' })
  @IsOptional()
  @MaxLength(100, LONG_NAME)
  firstName?: string;

  @Field({ nullable: true, description: 'Last name; empty text for who has one name.' })
  @IsOptional()
  @MaxLength(99, LONG_NAME)
  lastName?: string;

  @Field({
    nullable: true,
    description:
      'Where messages go. Another one needs `currentPassword`, ends the other sessions and is to be confirmed.',
  })
  @IsOptional()
  @MaxLength(254, BAD_EMAIL)
  email?: string;

  @Field({ nullable: true, description: 'Phone number; empty text takes it away.' })
  @IsOptional()
  @MaxLength(30, { message: 'Please enter a valid phone number' })
  phone?: string;

  @Field({ nullable: true, description: 'The password of the account, only for another e-mail address.' })
  @IsOptional()
  @IsByteLength(0, 1024, LONG_PASSWORD)
  currentPassword?: string;

  @Field(() => UserAddressInput, {
    nullable: true,
    description: 'Where the person lives; whole, or a country alone.',
  })
  @IsOptional()
  @ValidateNested()
  address?: UserAddressInput;
}

@InputType({ description: 'Closing the account of the signed-in user.' })
export class CloseAccountInput {
  @Field({ description: 'The password of the account.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @IsString({ message: 'Current password is required' })
  currentPassword: string;
}
