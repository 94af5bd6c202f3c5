import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../start/context.js';
import { Session } from '../session.js';
import { PasswordResetInput, PasswordResetRequestInput } from './password-reset.inputs.js';

@Resolver()
export class PasswordResetResolver {
  @Mutation(() => Boolean, {
    description:
      'Sends a link for a new password, if an account has this address; the answer is the same for every address.',
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
    @Arg('input', () => PasswordResetInput, { description: 'The link and the password chosen.' })
    { token, newPassword }: PasswordResetInput,
  ): Promise<Session> {
    return services.passwordReset.reset(token, newPassword);
  }
}
