import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../start/context.js';
import { EmailProofInput } from './verification.inputs.js';

@Resolver()
export class VerificationResolver {
  @Mutation(() => Boolean, {
    description: 'Sends the signed-in user a link that confirms the email address, unless it is confirmed.',
  })
  async sendEmailVerification(@Ctx() { services }: Context): Promise<boolean> {
    await services.verification.sendAgain();
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Confirms an email address with the link sent to it. A repeat is harmless.',
  })
  async verifyEmail(
    @Ctx() { services }: Context,
    @Arg('input', () => EmailProofInput, { description: 'The secret of the link.' })
    { token }: EmailProofInput,
  ): Promise<boolean> {
    await services.verification.verify(token);
    return true;
  }
}
