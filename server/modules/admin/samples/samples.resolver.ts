import { Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/http/context.js';

@ObjectType({ description: 'The month of sample orders, for trying out a shop that has none.' })
export class SampleOrders {
  @Field({
    description:
      'Whether it can be added: the shop has demo accounts and no order, so it is not in production.',
  })
  isOffered: boolean;

  @Field(() => Int, { description: 'How many of its orders the shop has; their numbers begin with SAMPLE-.' })
  orders: number;
}

@Resolver()
export class SamplesResolver {
  @Query(() => SampleOrders, {
    description: 'Staff: whether sample orders are offered, and whether they are here.',
  })
  adminSampleOrders(@Ctx() { services }: Context): Promise<SampleOrders> {
    return services.samples.read();
  }

  @Mutation(() => SampleOrders, {
    description:
      'Staff: adds a month of orders, quotes, requests and messages that are no real ones. A repeat changes nothing.',
  })
  adminAddSampleOrders(@Ctx() { services }: Context): Promise<SampleOrders> {
    return services.samples.add();
  }

  @Mutation(() => SampleOrders, {
    description: 'Staff: removes all of the sample at once, and nothing else. A repeat changes nothing.',
  })
  adminRemoveSampleOrders(@Ctx() { services }: Context): Promise<SampleOrders> {
    return services.samples.remove();
  }
}
