import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/http/context.js';
import { Session } from '../sessions/session.js';
import { User } from '../user.entity.js';
import {
  CodeInput,
  LoginCodeInput,
  PasswordAndCodeInput,
  PasswordInput,
  SecondFactorStatus,
  TotpSetup,
} from './second-factor.types.js';

const CODE = 'The code.';

@Resolver()
export class SecondFactorResolver {
  @Query(() => SecondFactorStatus, { description: 'The second factor of your account.' })
  mySecondFactor(@Ctx() { services }: Context): Promise<SecondFactorStatus> {
    return services.secondFactor.status();
  }

  @Mutation(() => TotpSetup, {
    description: 'Begins to set up an authenticator app; `confirmLoginCodes` turns it on.',
  })
  startLoginCodes(
    @Ctx() { services }: Context,
    @Arg('input', () => PasswordInput, { description: 'The current password.' })
    { currentPassword }: PasswordInput,
  ): Promise<TotpSetup> {
    return services.secondFactor.start(currentPassword);
  }

  @Mutation(() => [String], {
    description:
      'Turns login codes on with the first code. Returns ten recovery codes, which are shown only here.',
  })
  confirmLoginCodes(
    @Ctx() { services }: Context,
    @Arg('input', () => CodeInput, { description: CODE }) { code }: CodeInput,
  ): Promise<string[]> {
    return services.secondFactor.confirm(code);
  }

  @Mutation(() => [String], { description: 'Replaces all recovery codes, and returns the ten new ones.' })
  renewRecoveryCodes(
    @Ctx() { services }: Context,
    @Arg('input', () => CodeInput, { description: CODE }) { code }: CodeInput,
  ): Promise<string[]> {
    return services.secondFactor.renewRecoveryCodes(code);
  }

  @Mutation(() => Boolean, { description: 'Turns login codes off.' })
  async stopLoginCodes(
    @Ctx() { services }: Context,
    @Arg('input', () => PasswordAndCodeInput, { description: 'Password and code.' })
    { currentPassword, code }: PasswordAndCodeInput,
  ): Promise<boolean> {
    await services.secondFactor.stop(currentPassword, code);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Proves the second factor anew; for 15 minutes no call of this session is refused with FACTOR_NEEDED.',
  })
  async proveSecondFactor(
    @Ctx() { services }: Context,
    @Arg('input', () => CodeInput, { description: CODE }) { code }: CodeInput,
  ): Promise<boolean> {
    await services.secondFactor.prove(code);
    return true;
  }

  @Mutation(() => Session, { description: 'Completes a login that was refused with FACTOR_NEEDED.' })
  completeLogin(
    @Ctx() { services }: Context,
    @Arg('input', () => LoginCodeInput, { description: 'The challenge and a code.' })
    { challenge, code }: LoginCodeInput,
  ): Promise<Session> {
    return services.secondFactor.completeLogin(challenge, code);
  }

  @Mutation(() => User, {
    description: 'Staff: removes the login codes of somebody who lost them, and ends their sessions.',
  })
  adminResetSecondFactor(
    @Ctx() { services }: Context,
    @Arg('userId', () => ID, { description: 'The account.' }) userId: string,
  ): Promise<User> {
    return services.secondFactor.reset(userId);
  }
}
