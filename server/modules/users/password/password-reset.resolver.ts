import { IsByteLength, MaxLength } from 'class-validator';
import { Arg, Ctx, Field, InputType, Mutation, Resolver } from 'type-graphql';
import { AsSent } from '../../../platform/api/clean-text.js';
import type { Context } from '../../../platform/http/context.js';
import { Session } from '../sessions/session.js';
import { LONG_PASSWORD } from '../user.inputs.js';

const OVER = { message: 'This link no longer works. Ask for a new one.' };

@InputType({ description: 'The address of the account.' })
class PasswordResetRequestInput {
  @Field({ description: 'The address of the account, in any case.' })
  @MaxLength(254, { message: 'Please enter a valid email address' })
  email: string;
}

@InputType({ description: 'A new password and the secret of the link sent by email.' })
class PasswordResetInput {
  @Field({ description: 'Secret of the link: the part after the #.' })
  @MaxLength(200, OVER)
  token: string;

  @Field({ description: 'The new password. It meets the five rules and is on no list of stolen passwords.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @AsSent()
  newPassword: string;
}

@Resolver()
export class PasswordResetResolver {
  @Mutation(() => Boolean, {
    description:
      'Sends a link for a new password if an account has this address; the response is the same for every address.',
  })
  async requestPasswordReset(
    @Ctx() { services }: Context,
    @Arg('input', () => PasswordResetRequestInput, { description: 'The address of the account.' })
    { email }: PasswordResetRequestInput,
  ): Promise<boolean> {
    await services.passwordReset.request(email);
    return true;
  }

  @Mutation(() => Session, {
    description:
      'Sets a new password with the link, ends every session and signs in. A link works once, for one hour.',
  })
  resetPassword(
    @Ctx() { services }: Context,
    @Arg('input', () => PasswordResetInput, { description: 'Secret of the link and the chosen password.' })
    { token, newPassword }: PasswordResetInput,
  ): Promise<Session> {
    return services.passwordReset.reset(token, newPassword);
  }
}
