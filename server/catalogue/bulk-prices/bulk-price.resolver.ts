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
      'Staff: what a change of many prices would do to them, and to the last 500 quotes and orders. Nothing is done.',
  })
  async adminBulkPricePreview(
    @Ctx() { services }: Context,
    @Arg('input', () => BulkPriceInput, { description: 'The change.' }) input: BulkPriceInput,
  ): Promise<ShownPreview> {
    return toPreview(await services.bulkPrices.preview(readBulkPrice(input)));
  }

  @Mutation(() => ShownChange, {
    description:
      'Staff: makes a change of many prices as it was shown. CONFLICT, and nothing is done, when a price in its scope is another by now. What is frozen in checkouts, quotes and orders stays.',
  })
  async applyBulkPriceChange(
    @Ctx() { services }: Context,
    @Arg('input', () => BulkPriceInput, { description: 'The same as in the preview.' }) input: BulkPriceInput,
    @Arg('fingerprint', () => String, { description: 'From the preview.' }) fingerprint: string,
  ): Promise<ShownChange> {
    return toChange(await services.bulkPrices.apply(readBulkPrice(input), fingerprint));
  }

  @Mutation(() => ShownChange, {
    description:
      'Staff: sets every price of a change back to what it was. CONFLICT, and nothing is done, when it was undone before or a price of it was changed since; the words say which.',
  })
  async undoBulkPriceChange(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The change.' }) id: string,
  ): Promise<ShownChange> {
    return toChange(await services.bulkPrices.undo(id));
  }

  @Query(() => BulkPriceChangePage, {
    description: 'Staff: the changes of many prices that were made, newest first.',
  })
  async adminBulkPriceChanges(
    @Ctx() { services }: Context,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<BulkPriceChangePage> {
    return toChangePage(await services.bulkPrices.list(asked));
  }
}
