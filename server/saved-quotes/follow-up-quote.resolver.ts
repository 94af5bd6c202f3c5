import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../start/context.js';

@Resolver()
export class FollowUpQuoteResolver {
  @Mutation(() => Boolean, {
    description:
      'Staff: marks a quote that is about to expire as handled, once. Refused when it was booked, has expired or is handled already.',
  })
  async adminFollowUpQuote(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The quote; one of an account.' }) id: string,
    @Arg('byEmail', () => Boolean, {
      description: 'True: the customer gets it by email once more. False: staff have spoken to the customer.',
    })
    byEmail: boolean,
  ): Promise<boolean> {
    await services.followUpQuote.remind(id, byEmail);
    return true;
  }
}
