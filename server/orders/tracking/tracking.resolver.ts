import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../start/context.js';
import { findFollowed } from './track-order.js';
import { FollowInput } from './tracking.inputs.js';
import { FollowedOrder, toFollowedOrder } from './tracking-view.js';

@Resolver()
export class FollowResolver {
  @Query(() => FollowedOrder, {
    description: 'The order that the link in an e-mail leads to, without signing in; for 180 days.',
  })
  async followedOrder(
    @Ctx() { parts }: Context,
    @Args(() => FollowInput) { token }: FollowInput,
  ): Promise<FollowedOrder> {
    return toFollowedOrder(await findFollowed(parts, token));
  }
}
