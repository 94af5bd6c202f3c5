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
  @Field({ description: 'Name of the file.' }) fileName: string;
}

@Resolver()
export class OrderExportResolver {
  @Query(() => OrderExport, {
    description: 'Staff: the filtered orders as CSV, newest first. The audit log records each download.',
  })
  adminOrderExport(
    @Ctx() { services }: Context,
    @Args(() => OrderFilterArgs) filter: OrderFilterArgs,
  ): Promise<OfferedExport> {
    return services.orderExport.link(filter);
  }
}
