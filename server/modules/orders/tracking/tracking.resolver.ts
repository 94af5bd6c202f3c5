import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/http/context.js';
import { findFollowed } from './order-url.js';
import { FollowedOrder, FollowInput, OrderLinkRequestInput, toFollowedOrder } from './tracking-view.js';

@Resolver()
export class FollowResolver {
  @Query(() => FollowedOrder, {
    description: 'The order that a tracking link opens, without signing in; for 180 days.',
  })
  async followedOrder(
    @Ctx() { deps }: Context,
    @Args(() => FollowInput) { token }: FollowInput,
  ): Promise<FollowedOrder> {
    return toFollowedOrder(await findFollowed(deps, token));
  }

  @Mutation(() => Boolean, {
    description:
      'Sends the tracking link of an order if the address belongs to it; the response is the same for every order and address.',
  })
  async requestOrderLink(
    @Ctx() { services }: Context,
    @Arg('input', () => OrderLinkRequestInput, { description: 'The order number and the address.' })
    { orderNumber, email }: OrderLinkRequestInput,
  ): Promise<boolean> {
    await services.orderLink.request(orderNumber, email);
    return true;
  }
}
