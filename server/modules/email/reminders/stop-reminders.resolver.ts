import { MaxLength } from 'class-validator';
import { Args, ArgsType, Ctx, Field, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/http/context.js';

const INCOMPLETE = { message: 'This link is incomplete. Open the link in the email again.' };

@ArgsType()
class StopLinkInput {
  @Field({ description: 'The token in the link of a reminder.' })
  @MaxLength(1000, INCOMPLETE)
  token: string;
}

@Resolver()
export class StopRemindersResolver {
  @Mutation(() => Boolean, {
    description:
      'Stops reminders of quotes and unpaid bookings to the address that received the link. A repeat is harmless.',
  })
  async stopReminders(
    @Ctx() { services }: Context,
    @Args(() => StopLinkInput) { token }: StopLinkInput,
  ): Promise<boolean> {
    await services.stopReminders.stop(token);
    return true;
  }
}
