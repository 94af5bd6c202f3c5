import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { VersionArg } from '../../../platform/api/version.js';
import type { Context } from '../../../platform/http/context.js';
import { readUpload } from '../../../platform/uploads/graphql-upload.js';
import { ProductPage } from '../catalogue.resolver.js';
import { Category } from '../category.entity.js';
import { Product } from '../product.entity.js';
import { AdminProductsArgs } from '../product-filter.js';
import { CategoryInput, ProductInput } from './catalogue-admin.inputs.js';
import { ProductAttributeValues } from './product-admin.store.js';

const IdArg = (description: string) => Arg('id', () => ID, { description });

const fileOf = async ({ image }: Pick<ProductInput, 'image'>) => (image ? readUpload(image) : null);

@Resolver()
export class CatalogueAdminResolver {
  @Mutation(() => Category, { description: 'Staff: adds a category at the end of the shop.' })
  async adminCreateCategory(
    @Ctx() { services }: Context,
    @Arg('input', () => CategoryInput, { description: 'The category.' }) input: CategoryInput,
  ): Promise<Category> {
    return services.categoryAdmin.create(input, await fileOf(input));
  }

  @Mutation(() => Category, { description: 'Staff: renames a category or changes its picture.' })
  async adminUpdateCategory(
    @Ctx() { services }: Context,
    @IdArg('The category.') id: string,
    @Arg('input', () => CategoryInput, { description: 'What changes.' }) input: CategoryInput,
  ): Promise<Category> {
    return services.categoryAdmin.update(id, input, await fileOf(input));
  }

  @Mutation(() => ID, { description: 'Staff: deletes a category without products. Returns its id.' })
  async adminDeleteCategory(
    @Ctx() { services }: Context,
    @IdArg('The category.') id: string,
    @VersionArg() version?: number,
  ): Promise<string> {
    return services.categoryAdmin.remove(id, version);
  }

  @Query(() => ProductPage, {
    description: 'Staff: the products, page by page, including drafts and unpublished ones.',
  })
  async adminProducts(
    @Ctx() { services }: Context,
    @Args(() => AdminProductsArgs) args: AdminProductsArgs,
  ): Promise<ProductPage> {
    return services.productAdmin.list(args);
  }

  @Query(() => ProductAttributeValues, {
    description: 'Staff: attribute values of products, for filters; at most 100 values of each.',
  })
  async adminProductAttributes(@Ctx() { services }: Context): Promise<ProductAttributeValues> {
    return services.productAdmin.attributeValues();
  }

  @Query(() => Product, { description: 'Staff: one product, whether visitors see it or not.' })
  async adminProduct(@Ctx() { services }: Context, @IdArg('The product.') id: string): Promise<Product> {
    return services.productAdmin.one(id);
  }

  @Mutation(() => Product, { description: 'Staff: adds a product with its prices.' })
  async adminCreateProduct(
    @Ctx() { services }: Context,
    @Arg('input', () => ProductInput, { description: 'The product.' }) input: ProductInput,
  ): Promise<Product> {
    return services.productAdmin.create(input, await fileOf(input));
  }

  @Mutation(() => Product, { description: 'Staff: changes a product and its prices together.' })
  async adminUpdateProduct(
    @Ctx() { services }: Context,
    @IdArg('The product.') id: string,
    @Arg('input', () => ProductInput, { description: 'What changes.' }) input: ProductInput,
  ): Promise<Product> {
    return services.productAdmin.update(id, input, await fileOf(input));
  }

  @Mutation(() => ID, { description: 'Staff: deletes a product; orders keep their lines. Returns its id.' })
  async adminDeleteProduct(
    @Ctx() { services }: Context,
    @IdArg('The product.') id: string,
    @VersionArg() version?: number,
  ): Promise<string> {
    return services.productAdmin.remove(id, version);
  }
}
