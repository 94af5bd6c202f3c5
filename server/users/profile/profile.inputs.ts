import { IsByteLength, MaxLength, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { PHONE_LENGTH_MAX, PHONE_MESSAGE } from '../../../rules/people/contact-rules.js';
import { AsPhone, AsSent } from '../../shared/api/clean-text.js';
import { BAD_EMAIL, LONG_NAME, UserAddressInput } from '../admin/user-admin.inputs.js';
import { LONG_PASSWORD } from '../user.inputs.js';

@InputType({ description: "A change of one's own profile; fields left out do not change." })
export class ProfileInput {
  @Field({ nullable: true, description: 'First names.' })
  @MaxLength(100, LONG_NAME)
  firstName?: string;

  @Field({ nullable: true, description: 'Last name; empty for a person with one name.' })
  @MaxLength(99, LONG_NAME)
  lastName?: string;

  @Field({
    nullable: true,
    description:
      'The email address. A new one needs `currentPassword`, ends the other sessions and has to be confirmed.',
  })
  @MaxLength(254, BAD_EMAIL)
  email?: string;

  @Field({ nullable: true, description: 'Phone number; empty text removes it.' })
  @MaxLength(PHONE_LENGTH_MAX.stored, { message: PHONE_MESSAGE })
  @AsPhone()
  phone?: string;

  @Field({ nullable: true, description: 'The password of the account, only for another email address.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @AsSent()
  currentPassword?: string;

  @Field(() => UserAddressInput, {
    nullable: true,
    description: 'The home address; complete, or a country alone.',
  })
  @ValidateNested()
  address?: UserAddressInput;
}

@InputType({ description: 'Closing the account of the signed-in user.' })
export class CloseAccountInput {
  @Field({ description: 'The password of the account.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @AsSent()
  currentPassword: string;
}
