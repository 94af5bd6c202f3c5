import { Arg, Args, Ctx, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { pageOf } from '../../platform/api/pagination.js';
import { CacheableQuery, CacheableType } from '../../platform/cache/cacheable.js';
import type { Context } from '../../platform/http/context.js';
import { Category } from './category.entity.js';
import { Product } from './product.entity.js';
import { ProductsArgs } from './product-filter.js';
import { TYPED_LIST_DESCRIPTION, TypedItem } from './search/typed-items.js';

@CacheableType()
@ObjectType({ description: 'One page of products.' })
export class ProductPage extends pageOf(Product, 'Products, in the requested order.') {}

@Resolver()
export class CatalogueResolver {
  @CacheableQuery()
  @Query(() => [Category], { description: 'All categories, in the order of the shop.' })
  async categories(@Ctx() { services }: Context): Promise<readonly Category[]> {
    return services.catalogue.categories();
  }

  @CacheableQuery()
  @Query(() => ProductPage, { description: 'Published products, with their price to one destination.' })
  async products(
    @Ctx() { services }: Context,
    @Args(() => ProductsArgs) args: ProductsArgs,
  ): Promise<ProductPage> {
    return services.catalogue.products(args);
  }

  @Query(() => [TypedItem], {
    description:
      'Items of a list as people type or paste it, "4 boxes, bike, 55 inch tv", each with the matching products. Nothing is stored.',
  })
  async itemsFromText(
    @Ctx() { services }: Context,
    @Arg('text', () => String, { description: TYPED_LIST_DESCRIPTION }) text: string,
  ): Promise<TypedItem[]> {
    return services.catalogue.itemsFromText(text);
  }

  @CacheableQuery()
  @Query(() => Product, { description: 'One published product.' })
  async product(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of a published product.' }) id: string,
  ): Promise<Product> {
    return services.catalogue.product(id);
  }

  @CacheableQuery()
  @Query(() => [Product], { description: 'Products of the same category, closest in size first.' })
  async similarProducts(
    @Ctx() { services }: Context,
    @Arg('productId', () => ID, { description: 'Id of a published product.' }) productId: string,
  ): Promise<readonly Product[]> {
    return services.catalogue.similarTo(productId);
  }
}
