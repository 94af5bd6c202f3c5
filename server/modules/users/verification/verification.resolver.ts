import { MaxLength } from 'class-validator';
import { Arg, Ctx, Field, InputType, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/http/context.js';
import { User } from '../user.entity.js';

const OVER = { message: 'This link no longer works. Ask for a new one.' };

@InputType({ description: 'The proof that a user receives email at an address.' })
class EmailProofInput {
  @Field({ description: 'Secret of the link: the part after the #.' })
  @MaxLength(200, OVER)
  token: string;
}

@Resolver()
export class VerificationResolver {
  @Mutation(() => User, {
    description:
      'Sends the signed-in user a link that confirms the email address, unless it is confirmed already. Returns the user.',
  })
  sendEmailVerification(@Ctx() { services }: Context): Promise<User> {
    return services.verification.sendAgain();
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
