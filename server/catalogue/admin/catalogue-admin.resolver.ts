import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '../../shared/api/pagination.js';
import type { Context } from '../../start/context.js';
import type { ProductStatus } from '../catalogue.entity.js';
import { Category, ProductSorts, toCategory } from '../catalogue.types.js';
import type { ProductSort } from '../product-filter.js';
import {
  CategoryInput,
  ProductInput,
  ProductStatuses,
  toCategoryChange,
  toProductChange,
} from './catalogue-admin.inputs.js';
import {
  AdminProduct,
  AdminProductPage,
  ProductAttributeValues,
  toAdminProduct,
  toAdminProductPage,
} from './catalogue-admin.types.js';

const IdArg = (description: string) => Arg('id', () => ID, { description });

const VersionArg = () =>
  Arg('version', () => Int, {
    nullable: true,
    description: 'The version that was read; refused when it has changed since.',
  });

@ArgsType()
class AdminProductsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Name or slug of a category.' }) category?: string;
  @Field(() => String, {
    nullable: true,
    description: 'As customers search, drafts too; the best comes first.',
  })
  search?: string;
  @Field(() => String, { nullable: true, description: 'Part of the size as the product states it.' })
  size?: string;
  @Field(() => String, { nullable: true, description: 'An attribute, in any case.' }) collection?: string;
  @Field(() => String, { nullable: true, description: 'An attribute, in any case.' }) color?: string;
  @Field(() => String, { nullable: true, description: 'An attribute, in any case.' }) gender?: string;
  @Field(() => String, { nullable: true, description: 'An attribute, in any case.' }) material?: string;
  @Field(() => String, { nullable: true, description: 'An attribute, in any case.' }) brand?: string;
  @Field(() => ProductStatuses, { nullable: true, description: 'Only products with this status.' })
  status?: ProductStatus;
  @Field(() => ProductSorts, { nullable: true, description: 'Prices are those to Australia.' })
  sort?: ProductSort;
}

@Resolver()
export class CatalogueAdminResolver {
  @Mutation(() => Category, { description: 'Staff: adds a category at the end of the shop.' })
  async adminCreateCategory(
    @Ctx() { services }: Context,
    @Arg('input', () => CategoryInput, { description: 'The category.' }) input: CategoryInput,
  ): Promise<Category> {
    const change = await toCategoryChange(input);
    return toCategory(await services.categoryAdmin.create(change));
  }

  @Mutation(() => Category, { description: 'Staff: renames a category or changes its picture.' })
  async adminUpdateCategory(
    @Ctx() { services }: Context,
    @IdArg('The category.') id: string,
    @Arg('input', () => CategoryInput, { description: 'What changes.' }) input: CategoryInput,
  ): Promise<Category> {
    const change = await toCategoryChange(input);
    return toCategory(await services.categoryAdmin.update(id, change));
  }

  @Mutation(() => Boolean, { description: 'Staff: deletes a category without products.' })
  async adminDeleteCategory(
    @Ctx() { services }: Context,
    @IdArg('The category.') id: string,
    @VersionArg() version?: number,
  ): Promise<boolean> {
    await services.categoryAdmin.remove(id, version);
    return true;
  }

  @Query(() => AdminProductPage, {
    description: 'Staff: all products a page at a time, drafts and unpublished ones too.',
  })
  async adminProducts(
    @Ctx() { services }: Context,
    @Args(() => AdminProductsArgs) asked: AdminProductsArgs,
  ): Promise<AdminProductPage> {
    return toAdminProductPage(await services.productAdmin.list(asked));
  }

  @Query(() => ProductAttributeValues, {
    description: 'Staff: what products have as attributes, to filter by; at most 100 values of each.',
  })
  async adminProductAttributes(@Ctx() { services }: Context): Promise<ProductAttributeValues> {
    return services.productAdmin.attributeValues();
  }

  @Query(() => AdminProduct, { description: 'Staff: one product, whether visitors see it or not.' })
  async adminProduct(@Ctx() { services }: Context, @IdArg('The product.') id: string): Promise<AdminProduct> {
    return toAdminProduct(await services.productAdmin.one(id));
  }

  @Mutation(() => AdminProduct, { description: 'Staff: adds a product with its prices.' })
  async adminCreateProduct(
    @Ctx() { services }: Context,
    @Arg('input', () => ProductInput, { description: 'The product.' }) input: ProductInput,
  ): Promise<AdminProduct> {
    const change = await toProductChange(input);
    return toAdminProduct(await services.productAdmin.create(change));
  }

  @Mutation(() => AdminProduct, { description: 'Staff: changes a product and its prices together.' })
  async adminUpdateProduct(
    @Ctx() { services }: Context,
    @IdArg('The product.') id: string,
    @Arg('input', () => ProductInput, { description: 'What changes.' }) input: ProductInput,
  ): Promise<AdminProduct> {
    const change = await toProductChange(input);
    return toAdminProduct(await services.productAdmin.update(id, change));
  }

  @Mutation(() => Boolean, {
    description: 'Staff: deletes a product; orders keep their lines.',
  })
  async adminDeleteProduct(
    @Ctx() { services }: Context,
    @IdArg('The product.') id: string,
    @VersionArg() version?: number,
  ): Promise<boolean> {
    await services.productAdmin.remove(id, version);
    return true;
  }
}
