import { IsByteLength, MaxLength } from 'class-validator';
import { Arg, Args, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { AsSent } from '../../../platform/api/clean-text.js';
import { type Page, PageArgs, pageOf } from '../../../platform/api/pagination.js';
import type { Context } from '../../../platform/http/context.js';
import { ActiveSession } from '../sessions/session.entity.js';
import { Session } from '../sessions/session.js';
import { LONG_PASSWORD } from '../user.inputs.js';
import { SecurityEvent } from './security-event.entity.js';

@InputType({ description: 'A new password for the signed-in user.' })
class PasswordChangeInput {
  @Field({ description: 'The current password.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @AsSent()
  currentPassword: string;

  @Field({ description: 'The new password. It meets the five rules and is on no list of stolen passwords.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @AsSent()
  newPassword: string;
}

@InputType({ description: 'The invitation to accept, and a password for the account.' })
class AcceptInvitationInput {
  @Field({ description: 'Secret of the invitation: the part after the # in its link.' })
  @MaxLength(200, { message: 'This invitation no longer works. Ask us for a new one.' })
  token: string;

  @Field({ description: 'The new password. It meets the five rules and is on no list of stolen passwords.' })
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @AsSent()
  password: string;
}

@ObjectType({ description: 'One page of security events.' })
class SecurityEventPage extends pageOf(SecurityEvent, 'Events, newest first.') {}

@Resolver()
export class AccountResolver {
  @Mutation(() => Session, {
    description:
      'Sets a new password, ends every other session and sends the owner an email. Returns a new token.',
  })
  changePassword(
    @Ctx() { services }: Context,
    @Arg('input', () => PasswordChangeInput, { description: 'Current and new password.' })
    input: PasswordChangeInput,
  ): Promise<Session> {
    return services.account.changePassword(input);
  }

  @Mutation(() => ID, {
    description: 'Signs out everywhere: ends every session of the account. Returns its id.',
  })
  signOut(@Ctx() { services }: Context): Promise<string> {
    return services.account.signOut();
  }

  @Mutation(() => Session, {
    description: 'Signs out everywhere else: ends every other session. Returns a new token.',
  })
  signOutElsewhere(@Ctx() { services }: Context): Promise<Session> {
    return services.account.signOutElsewhere();
  }

  @Query(() => [ActiveSession], {
    description: 'The devices that your account is logged in on, at most 100, the last used first.',
  })
  mySessions(@Ctx() { services }: Context): Promise<ActiveSession[]> {
    return services.account.sessions();
  }

  @Mutation(() => ID, { description: 'Logs one device out. Returns the id of its session.' })
  endSession(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { nullable: true, description: "The session; the request's own when left out." })
    id?: string | null,
  ): Promise<string> {
    return services.account.endSession(id);
  }

  @Query(() => SecurityEventPage, { description: 'The security events of your account, newest first.' })
  mySecurityEvents(
    @Ctx() { services }: Context,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<Page<SecurityEvent>> {
    return services.account.securityEvents(asked);
  }

  @Query(() => SecurityEventPage, { description: 'Staff: the security events of an account, newest first.' })
  adminSecurityEvents(
    @Ctx() { services }: Context,
    @Arg('userId', () => ID, { description: 'The account.' }) userId: string,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<Page<SecurityEvent>> {
    return services.account.securityEventsOf(userId, asked);
  }

  @Mutation(() => Session, {
    description: 'Activates an account that staff created, and signs in. Works once.',
  })
  acceptInvitation(
    @Ctx() { services }: Context,
    @Arg('input', () => AcceptInvitationInput, { description: 'The invitation and the chosen password.' })
    { token, password }: AcceptInvitationInput,
  ): Promise<Session> {
    return services.account.acceptInvitation(token, password);
  }
}
