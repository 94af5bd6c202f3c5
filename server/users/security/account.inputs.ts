import { IsByteLength, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { AsSent } from '../../shared/api/clean-text.js';
import { LONG_PASSWORD } from '../user.inputs.js';

@InputType({ description: 'A new password for the signed-in user.' })
export class PasswordChangeInput {
  @Field({ description: 'The current password.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @AsSent()
  currentPassword: string;

  @Field({ description: 'Meets the five rules, and is on no list of stolen passwords.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @AsSent()
  newPassword: string;
}

@InputType({ description: 'Opens an account that staff created.' })
export class AcceptInvitationInput {
  @Field({ description: 'The secret of the invitation: what follows the # in its link.' })
  @MaxLength(200, { message: 'This invitation no longer works. Ask us for a new one.' })
  token: string;

  @Field({ description: 'Meets the five rules, and is on no list of stolen passwords.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @AsSent()
  password: string;
}
