import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { LiveContext } from '../../platform/http/context.js';
import type { FullOrder } from './order.store.js';
import { Order, toOrder } from './order-view.js';

interface Asked {
  readonly args: { readonly id: string };
  readonly context: LiveContext;
}

@Resolver()
export class LiveResolver {
  @Subscription(() => Order, {
    description:
      'One of your orders, for staff any order: its current state, and again after every change. Over WebSocket (graphql-ws).',
    subscribe: ({ args, context }: Asked) => context.follow(args.id, ({ orders }) => orders.find(args.id)),
  })
  orderChanged(
    @Root() order: FullOrder,
    @Arg('id', () => ID, { description: 'Id of an order that you may see.' }) _id: string,
  ): Order {
    return toOrder(order);
  }
}
