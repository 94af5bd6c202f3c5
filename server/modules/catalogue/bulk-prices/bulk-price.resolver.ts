import { Arg, Args, Ctx, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { PageArgs, pageOf } from '../../../platform/api/pagination.js';
import type { Context } from '../../../platform/http/context.js';
import { BulkPriceChange } from './bulk-price.entity.js';
import { BulkPriceInput, readBulkPrice } from './bulk-price.inputs.js';
import { BulkPricePreview } from './bulk-price-plan.js';

@ObjectType({ description: 'One page of bulk price changes.' })
class BulkPriceChangePage extends pageOf(BulkPriceChange, 'Changes, newest first.') {}

@Resolver()
export class BulkPriceResolver {
  @Query(() => BulkPricePreview, {
    description:
      'Staff: previews a bulk price change and its effect on the last 500 quotes and orders. Nothing is changed.',
  })
  async adminBulkPricePreview(
    @Ctx() { services }: Context,
    @Arg('input', () => BulkPriceInput, { description: 'The change.' }) input: BulkPriceInput,
  ): Promise<BulkPricePreview> {
    return services.bulkPrices.preview(readBulkPrice(input));
  }

  @Mutation(() => BulkPriceChange, {
    description:
      'Staff: applies a previewed bulk price change. Refused with CONFLICT when a price in its scope has changed since. Prices frozen in checkouts, quotes and orders stay.',
  })
  async adminApplyBulkPriceChange(
    @Ctx() { services }: Context,
    @Arg('input', () => BulkPriceInput, { description: 'The same as in the preview.' }) input: BulkPriceInput,
    @Arg('fingerprint', () => String, { description: 'Fingerprint of the preview.' }) fingerprint: string,
  ): Promise<BulkPriceChange> {
    return services.bulkPrices.apply(readBulkPrice(input), fingerprint);
  }

  @Mutation(() => BulkPriceChange, {
    description:
      'Staff: restores every price of a bulk change. Refused with CONFLICT when it was undone before or one of its prices has changed since; the message names the price.',
  })
  async adminUndoBulkPriceChange(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of the change.' }) id: string,
  ): Promise<BulkPriceChange> {
    return services.bulkPrices.undo(id);
  }

  @Query(() => BulkPriceChangePage, { description: 'Staff: the applied bulk price changes, newest first.' })
  async adminBulkPriceChanges(
    @Ctx() { services }: Context,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<BulkPriceChangePage> {
    return services.bulkPrices.list(args);
  }
}
