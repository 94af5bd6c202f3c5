import { Arg, Args, Ctx, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { PageArgs, pageOf } from '../../../platform/api/pagination.js';
import type { Context } from '../../../platform/http/context.js';
import { BulkPriceChange } from './bulk-price.entity.js';
import { BulkPriceInput, readBulkPrice } from './bulk-price.inputs.js';
import { BulkPricePreview } from './bulk-price-plan.js';

@ObjectType({ description: 'One page of bulk price changes.' })
class BulkPriceChangePage extends pageOf(BulkPriceChange, 'Newest first.') {}

@Resolver()
export class BulkPriceResolver {
  @Query(() => BulkPricePreview, {
    description:
      'Staff: preview of a bulk price change, and what it does to the last 500 quotes and orders. Nothing is changed.',
  })
  async adminBulkPricePreview(
    @Ctx() { services }: Context,
    @Arg('input', () => BulkPriceInput, { description: 'The change.' }) input: BulkPriceInput,
  ): Promise<BulkPricePreview> {
    return services.bulkPrices.preview(readBulkPrice(input));
  }

  @Mutation(() => BulkPriceChange, {
    description:
      'Staff: applies a bulk price change as it was previewed. CONFLICT, and nothing is changed, when a price in its scope has changed since. Prices frozen in checkouts, quotes and orders stay.',
  })
  async adminApplyBulkPriceChange(
    @Ctx() { services }: Context,
    @Arg('input', () => BulkPriceInput, { description: 'The same as in the preview.' }) input: BulkPriceInput,
    @Arg('fingerprint', () => String, { description: 'From the preview.' }) fingerprint: string,
  ): Promise<BulkPriceChange> {
    return services.bulkPrices.apply(readBulkPrice(input), fingerprint);
  }

  @Mutation(() => BulkPriceChange, {
    description:
      'Staff: restores every price of a bulk change. CONFLICT, and nothing is changed, when it was undone before or one of its prices has changed since; the message says which.',
  })
  async adminUndoBulkPriceChange(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The change.' }) id: string,
  ): Promise<BulkPriceChange> {
    return services.bulkPrices.undo(id);
  }

  @Query(() => BulkPriceChangePage, {
    description: 'Staff: the bulk price changes, newest first.',
  })
  async adminBulkPriceChanges(
    @Ctx() { services }: Context,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<BulkPriceChangePage> {
    return services.bulkPrices.list(asked);
  }
}
