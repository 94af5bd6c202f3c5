import { Arg, Args, Ctx, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { PageArgs, pageOf } from '../../../platform/api/pagination.js';
import { VersionArg } from '../../../platform/api/version.js';
import type { Context } from '../../../platform/http/context.js';
import { Promotion, type PromotionState, PromotionStates } from './promotion.entity.js';
import { PromotionInput, toPromotionChange } from './promotion-admin.inputs.js';
import { PromotionEffect } from './promotion-effect.js';

@ObjectType({ description: 'One page of promotions.' })
class PromotionPage extends pageOf(Promotion, 'Newest first.') {}

@Resolver()
export class PromotionAdminResolver {
  @Query(() => PromotionPage, { description: 'Staff: promotions, newest first.' })
  async adminPromotions(
    @Ctx() { services }: Context,
    @Args(() => PageArgs) asked: PageArgs,
    @Arg('state', () => PromotionStates, { nullable: true, description: 'Only those.' })
    state?: PromotionState | null,
    @Arg('search', () => String, { nullable: true, description: 'Stands in name or code.' }) search?:
      | string
      | null,
  ): Promise<PromotionPage> {
    return services.promotions.list({ ...asked, state, search });
  }

  @Query(() => PromotionEffect, {
    description: 'Staff: what a promotion would have taken off; nothing changes.',
  })
  async adminPromotionRehearsal(
    @Ctx() { services }: Context,
    @Arg('input', () => PromotionInput, { description: 'The promotion.' }) input: PromotionInput,
  ): Promise<PromotionEffect> {
    return services.promotions.rehearse(toPromotionChange(input));
  }

  @Mutation(() => Promotion, { description: 'Staff: adds a promotion.' })
  async adminCreatePromotion(
    @Ctx() { services }: Context,
    @Arg('input', () => PromotionInput, { description: 'The promotion.' }) input: PromotionInput,
  ): Promise<Promotion> {
    return services.promotions.create(toPromotionChange(input));
  }

  @Mutation(() => Promotion, {
    description:
      'Staff: replaces a promotion. What was frozen of it in checkouts, quotes and orders stays. Another last day takes up one that was ended.',
  })
  async adminUpdatePromotion(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Which promotion.' }) id: string,
    @Arg('input', () => PromotionInput, { description: 'The promotion.' }) input: PromotionInput,
  ): Promise<Promotion> {
    return services.promotions.update(id, toPromotionChange(input), input.version);
  }

  @Mutation(() => Promotion, { description: 'Staff: ends a promotion at once; this is its last day then.' })
  async adminEndPromotion(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Which promotion.' }) id: string,
    @VersionArg() version?: number | null,
  ): Promise<Promotion> {
    return services.promotions.end(id, version);
  }
}
