import { Field, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../../platform/api/pagination.js';
import { DID_YOU_MEAN } from '../../../platform/search/slips.js';
import { Money, money } from '../../../platform/values/money.js';
import { Order, toOrder } from '../order-view.js';
import type { AdminOrderList } from './order-admin.service.js';

@ObjectType({ description: 'One page of orders for staff, with figures.' })
export class AdminOrderPage extends pageOf(Order, 'In the order asked for.') {
  @Field(() => String, { nullable: true, description: DID_YOU_MEAN }) didYouMean: string | null;
  @Field(() => Money, {
    nullable: true,
    description:
      'Payments minus refunds of the orders that match the filter, on all pages; null where words find more than 1,000.',
  })
  totalRevenue: Money | null;
  @Field(() => Int, { description: 'All orders, whatever the filter.' }) totalOrders: number;
  @Field(() => Int, { description: 'Orders being processed, whatever the filter.' }) processingOrders: number;
  @Field(() => Int, { description: 'Orders delivered, whatever the filter.' }) deliveredOrders: number;
}

/** A page of orders as GraphQL shows it. */
export function toAdminOrderPage({ nodes, pageInfo, totals, didYouMean }: AdminOrderList): AdminOrderPage {
  return {
    nodes: nodes.map(toOrder),
    pageInfo,
    didYouMean,
    totalRevenue: totals.revenuePence === null ? null : money(totals.revenuePence),
    totalOrders: totals.count,
    processingOrders: totals.processing,
    deliveredOrders: totals.delivered,
  };
}
