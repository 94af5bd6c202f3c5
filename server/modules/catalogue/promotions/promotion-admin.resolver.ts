import { Arg, Args, Ctx, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { PageArgs, pageOf } from '../../../platform/api/pagination.js';
import { VersionArg } from '../../../platform/api/version.js';
import type { Context } from '../../../platform/http/context.js';
import { Promotion, type PromotionState, PromotionStates } from './promotion.entity.js';
import { PromotionInput, toPromotionChange } from './promotion-admin.inputs.js';
import { PromotionEffect } from './promotion-effect.js';

@ObjectType({ description: 'One page of promotions.' })
class PromotionPage extends pageOf(Promotion, 'Promotions, newest first.') {}

@Resolver()
export class PromotionAdminResolver {
  @Query(() => PromotionPage, { description: 'Staff: the promotions, newest first.' })
  async adminPromotions(
    @Ctx() { services }: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('state', () => PromotionStates, { nullable: true, description: 'Only promotions in this state.' })
    state?: PromotionState | null,
    @Arg('search', () => String, { nullable: true, description: 'Part of the name or code.' }) search?:
      | string
      | null,
  ): Promise<PromotionPage> {
    return services.promotions.list({ ...args, state, search });
  }

  @Query(() => PromotionEffect, {
    description: 'Staff: previews the discount of a promotion on past quotes and orders.',
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
      'Staff: replaces a promotion. Checkouts, quotes and orders keep their frozen terms. A new last day resumes an ended promotion.',
  })
  async adminUpdatePromotion(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of the promotion.' }) id: string,
    @Arg('input', () => PromotionInput, { description: 'The promotion.' }) input: PromotionInput,
  ): Promise<Promotion> {
    return services.promotions.update(id, toPromotionChange(input), input.version);
  }

  @Mutation(() => Promotion, { description: 'Staff: ends a promotion at once; today becomes its last day.' })
  async adminEndPromotion(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of the promotion.' }) id: string,
    @VersionArg() version?: number | null,
  ): Promise<Promotion> {
    return services.promotions.end(id, version);
  }
}
