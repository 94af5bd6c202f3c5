import { Arg, Args, Ctx, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { StaffOnly } from '../../../platform/api/guarded-fields.js';
import { PageArgs, pageOf } from '../../../platform/api/pagination.js';
import type { Context } from '../../../platform/http/context.js';
import { Order, toOrder } from '../../orders/order-view.js';
import { type RefundDecision, RefundDecisions, RefundRequest } from './refund-request.entity.js';

@ObjectType({ description: 'One page of requests for refunds.' })
class RefundRequestPage extends pageOf(RefundRequest, 'The requests, oldest first.') {}

@Resolver(() => Order)
export class RefundRequestResolver {
  @FieldResolver(() => [RefundRequest], {
    nullable: true,
    description: 'Refunds of it that needed a second person, oldest first.',
  })
  @StaffOnly('orders', 'money')
  refundRequests(@Ctx() { services }: Context, @Root() { id }: Order) {
    return services.refundRequests.of(id);
  }

  @Query(() => RefundRequestPage, { description: 'Staff: refunds that wait for a second person.' })
  adminRefundRequests(@Ctx() { services }: Context, @Args(() => PageArgs) asked: PageArgs) {
    return services.refundRequests.waiting(asked);
  }

  @Mutation(() => Order, {
    description:
      'Staff: makes a refund that somebody else asked for, or refuses it. Refused with CONFLICT for your own request. The same decision again changes nothing.',
  })
  async adminDecideRefundRequest(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The request.' }) id: string,
    @Arg('decision', () => RefundDecisions, { description: 'The decision.' }) decision: RefundDecision,
  ): Promise<Order> {
    return toOrder(await services.refundRequests.decide(id, decision));
  }
}
