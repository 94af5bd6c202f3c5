import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { CacheableQuery } from '../shared/cache/cacheable.js';
import type { Context } from '../start/context.js';
import { MinimumCharge, PriceInput, toMinimumCharge } from './price.types.js';

@Resolver()
export class PriceResolver {
  @CacheableQuery()
  @Query(() => MinimumCharge, { description: 'The minimum charge of one destination.' })
  async price(
    @Ctx() { services }: Context,
    @Arg('country', { description: 'A destination by key or name, in any usual spelling.' }) country: string,
  ): Promise<MinimumCharge> {
    return toMinimumCharge(await services.prices.ofCountry(country));
  }

  @Query(() => [MinimumCharge], { description: 'Staff: every minimum charge.' })
  async adminPrices(@Ctx() { services }: Context): Promise<MinimumCharge[]> {
    return (await services.prices.list()).map(toMinimumCharge);
  }

  @Mutation(() => MinimumCharge, {
    description: 'Staff: adds the minimum charge of a destination without one.',
  })
  async adminCreatePrice(
    @Ctx() { services }: Context,
    @Arg('input', () => PriceInput, { description: 'The destination and its charge.' }) {
      country,
      price,
    }: PriceInput,
  ): Promise<MinimumCharge> {
    return toMinimumCharge(await services.prices.create({ country, amountPence: price }));
  }

  @Mutation(() => MinimumCharge, { description: 'Staff: changes a charge.' })
  async adminUpdatePrice(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of the charge.' }) id: string,
    @Arg('input', () => PriceInput, { description: 'The complete charge.' }) {
      country,
      price,
      version,
    }: PriceInput,
  ): Promise<MinimumCharge> {
    return toMinimumCharge(await services.prices.update(id, { country, amountPence: price, version }));
  }

  @Mutation(() => Boolean, { description: 'Staff: deletes a minimum charge.' })
  async adminDeletePrice(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of the charge.' }) id: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that was read; refused when it has changed since.',
    })
    version?: number,
  ): Promise<boolean> {
    await services.prices.remove(id, version);
    return true;
  }
}
