import { Arg, Args, ArgsType, Ctx, Field, ID, Query, Resolver } from 'type-graphql';
import type { DestinationKey } from '../../rules/destinations.js';
import { DestinationKeys } from '../shared/api/enums.js';
import { PageArgs } from '../shared/api/pagination.js';
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
import { TYPED_LIST_DESCRIPTION, TypedItem, toTypedItem } from './search/typed-item.types.js';

@ArgsType()
class ProductsArgs extends PageArgs {
  @Field(() => DestinationKeys, { description: 'Whose prices are shown.' }) destination: DestinationKey;
  @Field(() => ProductFilterInput, { nullable: true, description: 'Everything when left out.' })
  filter?: ProductFilterInput;
  @Field(() => ProductSorts, { nullable: true, description: 'The order of the shop when left out.' })
  sort?: ProductSort;
}

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
    @Args(() => ProductsArgs) asked: ProductsArgs,
  ): Promise<ProductPage> {
    const { nodes, pageInfo } = await services.catalogue.products(asked);
    return { nodes: nodes.map((product) => toProduct(product, asked.destination)), pageInfo };
  }

  @Query(() => [TypedItem], {
    description:
      'The items of a list as people type or paste it, "4 boxes, bike, 55 inch tv", each with the products it may mean. Nothing is stored.',
  })
  async itemsFromText(
    @Ctx() { services }: Context,
    @Arg('text', () => String, { description: TYPED_LIST_DESCRIPTION }) text: string,
    @Arg('destination', () => DestinationKeys, { description: 'Whose prices are shown.' })
    destination: DestinationKey,
  ): Promise<TypedItem[]> {
    const items = await services.catalogue.itemsFromText(text);
    return items.map((item) => toTypedItem(item, destination));
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
