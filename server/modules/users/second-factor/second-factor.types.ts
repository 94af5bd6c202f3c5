import { IsByteLength, MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { AsSent } from '../../../platform/api/clean-text.js';
import { LONG_PASSWORD } from '../user.inputs.js';

const LONG_CODE = { message: "This code isn't right." };
const CODE = 'Six digits of the authenticator app, or a recovery code.';

@ObjectType({ description: 'The second factor of your account.' })
export class SecondFactorStatus {
  @Field(() => Date, {
    nullable: true,
    description: 'When login codes were turned on; null while they are off.',
  })
  confirmedAt: Date | null;

  @Field(() => Int, { description: 'Recovery codes that have not been used.' })
  recoveryCodesLeft: number;

  @Field(() => Boolean, {
    description: 'Whether the account may do the work of staff only with a second factor.',
  })
  isRequired: boolean;
}

@ObjectType({ description: 'A new authenticator app, which its first code turns on.' })
export class TotpSetup {
  @Field({ description: 'The secret to type into the app, in base32.' }) secret: string;
  @Field({ description: 'The same as an otpauth address, for a QR code.' }) uri: string;
}

@InputType({ description: 'A login that waits for its code.' })
export class LoginCodeInput {
  @Field({ description: 'The challenge that the refusal of `login` carries.' })
  @MaxLength(200, { message: 'This login took too long. Log in again.' })
  challenge: string;

  @Field({ description: CODE })
  @MaxLength(40, LONG_CODE)
  code: string;
}

@InputType({ description: 'A code of your second factor.' })
export class CodeInput {
  @Field({ description: CODE })
  @MaxLength(40, LONG_CODE)
  code: string;
}

@InputType({ description: 'Password of your account.' })
export class PasswordInput {
  @Field({ description: 'The current password.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @AsSent()
  currentPassword: string;
}

@InputType({ description: 'Password of your account, and a code of its second factor.' })
export class PasswordAndCodeInput extends PasswordInput {
  @Field({ description: CODE })
  @MaxLength(40, LONG_CODE)
  code: string;
}
