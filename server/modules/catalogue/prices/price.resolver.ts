import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { VersionArg } from '../../../platform/api/version.js';
import { CacheableQuery } from '../../../platform/cache/cacheable.js';
import type { Context } from '../../../platform/http/context.js';
import { Price } from './price.entity.js';
import { PriceInput } from './price.inputs.js';

@Resolver()
export class PriceResolver {
  @CacheableQuery()
  @Query(() => Price, { description: 'The minimum charge of one destination.' })
  async price(
    @Ctx() { services }: Context,
    @Arg('country', { description: 'Key or name of the destination.' }) country: string,
  ): Promise<Price> {
    return services.prices.ofCountry(country);
  }

  @Query(() => [Price], { description: 'Staff: every minimum charge.' })
  async adminPrices(@Ctx() { services }: Context): Promise<readonly Price[]> {
    return services.prices.list();
  }

  @Mutation(() => Price, { description: 'Staff: adds the minimum charge of a destination without one.' })
  async adminCreatePrice(
    @Ctx() { services }: Context,
    @Arg('input', () => PriceInput, { description: 'The destination and its charge.' }) input: PriceInput,
  ): Promise<Price> {
    return services.prices.create(input);
  }

  @Mutation(() => Price, { description: 'Staff: changes a minimum charge.' })
  async adminUpdatePrice(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of the minimum charge.' }) id: string,
    @Arg('input', () => PriceInput, { description: 'What changes.' }) input: PriceInput,
  ): Promise<Price> {
    return services.prices.update(id, input);
  }

  @Mutation(() => ID, { description: 'Staff: deletes a minimum charge. Returns its id.' })
  async adminDeletePrice(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of the minimum charge.' }) id: string,
    @VersionArg() version?: number,
  ): Promise<string> {
    return services.prices.remove(id, version);
  }
}
