import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.js';
import { FollowInput } from './follow.inputs.js';
import { findFollowed } from './follow-order.js';
import { FollowedOrder, toFollowedOrder } from './follow-view.js';

@Resolver()
export class FollowResolver {
  @Query(() => FollowedOrder, {
    description: 'The order that the link of a message leads to, without signing in; for 180 days.',
  })
  async followOrder(
    @Ctx() { parts }: Context,
    @Args(() => FollowInput) { token }: FollowInput,
  ): Promise<FollowedOrder> {
    return toFollowedOrder(await findFollowed(parts, token));
  }
}
