import { Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/http/context.js';

@ObjectType({ description: 'The sample orders, for trying out an empty shop.' })
export class SampleOrders {
  @Field({ description: 'Whether they can be added: the shop has demo accounts and no order.' })
  isOffered: boolean;

  @Field(() => Int, { description: 'Number of sample orders; their order numbers begin with SAMPLE-.' })
  orders: number;
}

@Resolver()
export class SamplesResolver {
  @Query(() => SampleOrders, {
    description: 'Staff: whether sample orders are available, and how many there are.',
  })
  adminSampleOrders(@Ctx() { services }: Context): Promise<SampleOrders> {
    return services.samples.read();
  }

  @Mutation(() => SampleOrders, {
    description:
      'Staff: adds a month of sample orders, quotes, requests and messages. A repeat changes nothing.',
  })
  adminAddSampleOrders(@Ctx() { services }: Context): Promise<SampleOrders> {
    return services.samples.add();
  }

  @Mutation(() => SampleOrders, {
    description: 'Staff: removes all sample orders and nothing else. A repeat changes nothing.',
  })
  adminRemoveSampleOrders(@Ctx() { services }: Context): Promise<SampleOrders> {
    return services.samples.remove();
  }
}
