import { Arg, Args, Ctx, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { PageArgs, pageOf } from '../../../platform/api/pagination.js';
import type { Context } from '../../../platform/http/context.js';
import { BulkPriceInput, readBulkPrice } from '../bulk-prices/bulk-price.inputs.js';
import { BulkPricePreview } from '../bulk-prices/bulk-price-plan.js';
import { PlannedPriceChange } from './planned-price.entity.js';
import { PriceAmountInput, readAmount, UkMomentInput } from './planned-price.inputs.js';

@ObjectType({ description: 'One page of planned price changes.' })
class PlannedPriceChangePage extends pageOf(
  PlannedPriceChange,
  'Changes: the next to apply first, then those that have ended, newest first.',
) {}

const At = () =>
  Arg('at', () => UkMomentInput, { description: 'When it applies: in the future, within two years.' });

@Resolver()
export class PlannedPriceResolver {
  @Query(() => PlannedPriceChangePage, { description: 'Staff: price changes that apply from a moment.' })
  async adminPlannedPriceChanges(
    @Ctx() { services }: Context,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<PlannedPriceChangePage> {
    return services.plannedPrices.list(args);
  }

  @Query(() => BulkPricePreview, {
    description:
      'Staff: the effect that a planned change would have today, also on the last 500 quotes and orders.',
  })
  async adminPlannedPriceChangePreview(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of the planned change.' }) id: string,
  ): Promise<BulkPricePreview> {
    return services.plannedPrices.preview(id);
  }

  @Mutation(() => PlannedPriceChange, {
    description: 'Staff: plans a bulk price change, in percent of the prices of that moment.',
  })
  async adminPlanBulkPriceChange(
    @Ctx() { services }: Context,
    @Arg('input', () => BulkPriceInput, { description: 'The change.' }) input: BulkPriceInput,
    @At() at: UkMomentInput,
  ): Promise<PlannedPriceChange> {
    return services.plannedPrices.plan(readBulkPrice(input), at);
  }

  @Mutation(() => PlannedPriceChange, {
    description: 'Staff: plans one new minimum charge, rate of custom boxes or surcharge of a service.',
  })
  async adminPlanPriceAmount(
    @Ctx() { services }: Context,
    @Arg('input', () => PriceAmountInput, { description: 'The new amount.' }) input: PriceAmountInput,
    @At() at: UkMomentInput,
  ): Promise<PlannedPriceChange> {
    return services.plannedPrices.planAmount(readAmount(input), at);
  }

  @Mutation(() => PlannedPriceChange, {
    description: 'Staff: withdraws a planned change. Refused with CONFLICT once it has ended.',
  })
  async adminWithdrawPlannedPriceChange(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of the planned change.' }) id: string,
  ): Promise<PlannedPriceChange> {
    return services.plannedPrices.withdraw(id);
  }
}
