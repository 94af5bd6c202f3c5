import { IsByteLength, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { AsSent } from '../../shared/api/clean-text.js';
import { LONG_PASSWORD } from '../user.inputs.js';

const OVER = { message: 'This link no longer works. Ask for a new one.' };

@InputType({ description: 'The address of the account.' })
export class PasswordResetRequestInput {
  @Field({ description: 'The address of the account, in any case.' })
  @MaxLength(254, { message: 'Please enter a valid email address' })
  email: string;
}

@InputType({ description: 'A new password, with the secret of the link sent by email.' })
export class PasswordResetInput {
  @Field({ description: 'The secret of the link: what follows the #.' })
  @MaxLength(200, OVER)
  token: string;

  @Field({ description: 'Meets the five rules, and is on no list of stolen passwords.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @AsSent()
  newPassword: string;
}
