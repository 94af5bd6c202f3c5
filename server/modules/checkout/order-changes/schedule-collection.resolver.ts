import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { CalendarDate } from '../../../platform/api/scalars.js';
import type { Context } from '../../../platform/http/context.js';
import { Order, toOrder } from '../../orders/order-view.js';

@InputType({ description: 'A collection day.' })
class CollectionDateInput {
  @Field(() => CalendarDate, { description: 'A day on which we collect, in the UK.' }) date: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; refused when the order has changed since.',
  })
  version?: number | null;
}

@Resolver()
export class ScheduleCollectionResolver {
  @Mutation(() => Order, {
    description:
      'Staff: sets the collection day agreed with the customer, who gets an email. Only while the order is in processing.',
  })
  async adminSetCollectionDate(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('input', () => CollectionDateInput, { description: 'The day.' })
    { date, version }: CollectionDateInput,
  ): Promise<Order> {
    return toOrder(await services.scheduleCollection.setDate(id, date, version));
  }
}
