import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../../shared/api/pagination.js';
import type { Context } from '../../start/context.js';
import { BulkPriceInput, readBulkPrice } from './bulk-price.inputs.js';
import {
  BulkPriceChangePage,
  ShownChange,
  ShownPreview,
  toChange,
  toChangePage,
  toPreview,
} from './bulk-price.types.js';

@Resolver()
export class BulkPriceResolver {
  @Query(() => ShownPreview, {
    description:
      'Staff: preview of a bulk price change, and what it does to the last 500 quotes and orders. Nothing is changed.',
  })
  async adminBulkPricePreview(
    @Ctx() { services }: Context,
    @Arg('input', () => BulkPriceInput, { description: 'The change.' }) input: BulkPriceInput,
  ): Promise<ShownPreview> {
    return toPreview(await services.bulkPrices.preview(readBulkPrice(input)));
  }

  @Mutation(() => ShownChange, {
    description:
      'Staff: applies a bulk price change as it was previewed. CONFLICT, and nothing is changed, when a price in its scope has changed since. Prices frozen in checkouts, quotes and orders stay.',
  })
  async adminApplyBulkPriceChange(
    @Ctx() { services }: Context,
    @Arg('input', () => BulkPriceInput, { description: 'The same as in the preview.' }) input: BulkPriceInput,
    @Arg('fingerprint', () => String, { description: 'From the preview.' }) fingerprint: string,
  ): Promise<ShownChange> {
    return toChange(await services.bulkPrices.apply(readBulkPrice(input), fingerprint));
  }

  @Mutation(() => ShownChange, {
    description:
      'Staff: restores every price of a bulk change. CONFLICT, and nothing is changed, when it was undone before or one of its prices has changed since; the message says which.',
  })
  async adminUndoBulkPriceChange(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The change.' }) id: string,
  ): Promise<ShownChange> {
    return toChange(await services.bulkPrices.undo(id));
  }

  @Query(() => BulkPriceChangePage, {
    description: 'Staff: the bulk price changes, newest first.',
  })
  async adminBulkPriceChanges(
    @Ctx() { services }: Context,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<BulkPriceChangePage> {
    return toChangePage(await services.bulkPrices.list(asked));
  }
}
