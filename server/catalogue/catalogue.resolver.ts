import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { DestinationKey } from '../../rules/destinations.js';
import { DestinationKeys } from '../shared/api/enums.js';
import { CacheableQuery } from '../shared/cache/cacheable.js';
import type { Context } from '../start/context.js';
import {
  Category,
  Product,
  ProductFilterInput,
  ProductPage,
  ProductSorts,
  toCategory,
  toProduct,
} from './catalogue.types.js';
import type { ProductSort } from './product-filter.js';

@Resolver()
export class CatalogueResolver {
  @CacheableQuery()
  @Query(() => [Category], { description: 'All categories, in the order of the shop.' })
  async categories(@Ctx() { services }: Context): Promise<readonly Category[]> {
    return (await services.catalogue.categories()).map(toCategory);
  }

  @CacheableQuery()
  @Query(() => ProductPage, { description: 'Published products with their price to one destination.' })
  async products(
    @Ctx() { services }: Context,
    @Arg('destination', () => DestinationKeys, { description: 'Whose prices are shown.' })
    destination: DestinationKey,
    @Arg('filter', () => ProductFilterInput, { nullable: true, description: 'Everything when left out.' })
    filter?: ProductFilterInput,
    @Arg('sort', () => ProductSorts, { nullable: true, description: 'The order of the shop when left out.' })
    sort?: ProductSort,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page?: number,
    @Arg('pageSize', () => Int, { defaultValue: 20, description: 'At most 100.' }) pageSize?: number,
  ): Promise<ProductPage> {
    const list = await services.catalogue.products({
      destination,
      filter,
      sort: sort ?? undefined,
      page,
      pageSize,
    });
    return { ...list, products: list.products.map((product) => toProduct(product, destination)) };
  }

  @CacheableQuery()
  @Query(() => Product, { description: 'One published product.' })
  async product(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of a published product.' }) id: string,
    @Arg('destination', () => DestinationKeys, { description: 'Whose price is shown.' })
    destination: DestinationKey,
  ): Promise<Product> {
    return toProduct(await services.catalogue.product(id), destination);
  }

  @CacheableQuery()
  @Query(() => [Product], { description: 'Products of the same category, nearest in size first.' })
  async similarProducts(
    @Ctx() { services }: Context,
    @Arg('productId', () => ID, { description: 'Of a published product.' }) productId: string,
    @Arg('destination', () => DestinationKeys, { description: 'Whose prices are shown.' })
    destination: DestinationKey,
  ): Promise<Product[]> {
    const similar = await services.catalogue.similarTo(productId);
    return similar.map((product) => toProduct(product, destination));
  }
}
