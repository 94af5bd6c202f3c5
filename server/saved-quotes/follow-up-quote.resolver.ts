import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../start/context.js';

@Resolver()
export class FollowUpQuoteResolver {
  @Mutation(() => Boolean, {
    description:
      'Staff: sees to a quote that is about to expire, once. Refused when it was booked, has expired or was seen to.',
  })
  async followUpQuote(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The quote; one of an account.' }) id: string,
    @Arg('byEmail', () => Boolean, {
      description: 'True: its customer gets it by e-mail once more. False: they have been spoken to.',
    })
    byEmail: boolean,
  ): Promise<boolean> {
    await services.followUpQuote.remind(id, byEmail);
    return true;
  }
}
