import { Args, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../start/context.js';
import { OrderFilterArgs } from '../admin/admin-orders.types.js';
import type { OfferedExport } from './order-export.service.js';

@ObjectType({ description: 'A list of orders as a file.' })
class OrderExport {
  @Field({
    description: 'Path at this server from which it can be downloaded without a token, for two minutes.',
  })
  url: string;
  @Field({ description: 'What the file is called.' }) fileName: string;
}

@Resolver()
export class OrderExportResolver {
  @Query(() => OrderExport, {
    description:
      'Staff: the orders of a filter as CSV, newest first. Each download is written down in the audit log.',
  })
  adminOrderExport(
    @Ctx() { services }: Context,
    @Args(() => OrderFilterArgs) filter: OrderFilterArgs,
  ): Promise<OfferedExport> {
    return services.orderExport.link(filter);
  }
}
