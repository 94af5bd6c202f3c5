import { type Opt, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { Arg, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DESTINATION_KEYS, type DestinationKey, destinationName } from '../../../rules/destinations.js';
import { itemId } from '../../../rules/item-id.js';
import { volumeCm3 } from '../../../rules/prices/volume.js';
import { DestinationKeys, registerEnum } from '../../platform/api/enums.js';
import { StaffOnly } from '../../platform/api/guarded-fields.js';
import { CacheableType } from '../../platform/cache/cacheable.js';
import { column, Indexed } from '../../platform/db/column.js';
import { Audited, IS_BY_STAFF, NotifiesCatalogue, Triggered } from '../../platform/db/triggers.js';
import { srcSetOf } from '../../platform/uploads/src-set.js';
import { Money, MoneyField } from '../../platform/values/money.js';
import { Category, SRC_SET, VERSION } from './category.entity.js';

export const PRODUCT_STATUSES = ['active', 'inactive', 'draft'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const ProductStatuses = registerEnum<ProductStatus>(
  'ProductStatus',
  'Status of a product; visitors see and buy active ones only.',
  {
    active: 'On sale, once it is published.',
    inactive: 'Temporarily off sale.',
    draft: 'Not finished yet.',
  },
);

/** Filters without a column of their own; they match a product's free attributes. */
export const PRODUCT_ATTRIBUTES = ['collection', 'color', 'gender', 'material', 'brand'] as const;
export type ProductAttribute = (typeof PRODUCT_ATTRIBUTES)[number];

const Attribute = (description: string) => Field(() => String, { nullable: true, description });

/** An item we ship, with its outer size. Its prices are rows of their own, one per destination. */
@CacheableType()
@ObjectType({ description: 'A product that can be shipped.' })
@Entity({ tableName: 'products' })
@Indexed(
  'products_listed',
  "(category_id, position, id) where is_published and status = 'active' and deleted_at is null",
)
@Indexed('products_of_category', '(category_id, position, id)')
@Indexed('products_by_status', '(status, id) where deleted_at is null')
@NotifiesCatalogue()
// A bulk price change raises the version of each product, which the audit log omits: detecting that 2,000 times took
// longer than the change itself. The function is not called for it.
@Audited('product', undefined, 'insert or delete')
@Triggered(
  'products_changes_audited',
  'after update',
  `for each row when (${IS_BY_STAFF} and to_jsonb(old) - 'version' is distinct from to_jsonb(new) - 'version') execute function write_audit_entry('product')`,
)
export class Product {
  [OptionalProps]?: 'prices';
  @Field(() => ID, { description: 'The id.' })
  @column.id()
  id: string;

  @Field(() => Category, { description: 'The category.' })
  @ManyToOne(() => Category, { fieldName: 'category_id', deleteRule: 'restrict' })
  category: Rel<Category>;

  @column.text({ unique: true }) slug: string;
  @Field({ description: 'The display name.' })
  @column.text()
  name: string;

  @Field(() => String, {
    description: 'Identifier for pickers: category id, a dash, the name in lower case with dashes.',
  })
  get itemId(): Opt<string> {
    return itemId(this.category.id, this.name);
  }

  @Field({ description: 'A description of one or two sentences.' })
  @column.text()
  details: string;

  @Field({ description: 'The outer size as displayed.' })
  @column.text()
  size: string;

  @Field(() => Int, { description: 'The outer width in whole centimetres.' })
  @column.int({ check: 'width_cm > 0' })
  widthCm: number;

  @Field(() => Int, { description: 'The outer height in whole centimetres.' })
  @column.int({ check: 'height_cm > 0' })
  heightCm: number;

  @Field(() => Int, { description: 'The outer depth in whole centimetres.' })
  @column.int({ check: 'depth_cm > 0' })
  depthCm: number;

  @Field(() => Int, { description: 'The outer volume in cubic centimetres.' })
  get volumeCm3(): Opt<number> {
    return volumeCm3(this);
  }

  @StaffOnly('catalogue')
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True when the size gives no dimensions, or none that can be parsed, so that dimensions and weight are assumed.',
  })
  @column.bool({ default: false })
  sidesAssumed: Opt<boolean> = false;

  @Field(() => Float, { description: 'The typical packed weight in kg.' })
  @column.double({ check: 'weight_kg > 0' })
  weightKg: number;

  @Field({ description: 'Path of its picture; empty without one.' })
  @column.text()
  imageUrl: string;

  @Field(() => String, { nullable: true, description: SRC_SET })
  get imageSrcSet(): Opt<string> | null {
    return srcSetOf(this.imageUrl);
  }

  @Field({ description: 'Alternative text of the picture.' })
  @column.text()
  altText: string;

  @StaffOnly('catalogue')
  @Field(() => ProductStatuses, { nullable: true, description: 'Status; visitors see active ones only.' })
  @column.choice(PRODUCT_STATUSES, { default: 'active' })
  status: ProductStatus;

  @StaffOnly('catalogue')
  @Field({ nullable: true, description: 'Whether visitors see it while it is active.' })
  @column.bool({ default: true })
  isPublished: boolean;

  @StaffOnly('catalogue')
  @Field(() => Int, { nullable: true, description: 'The position in its category; lower comes first.' })
  @column.int()
  position: number;

  /** Free attributes of the public filters: color, gender, material, brand, collection. */
  @column.json({ default: '{}' }) attributes: Partial<Record<ProductAttribute, string>>;
  @StaffOnly('catalogue') @Attribute('The collection it belongs to.') collection: Opt<string> | null;
  @StaffOnly('catalogue') @Attribute('Colour.') color: Opt<string> | null;
  @StaffOnly('catalogue') @Attribute('The target gender.') gender: Opt<string> | null;
  @StaffOnly('catalogue') @Attribute('Material.') material: Opt<string> | null;
  @StaffOnly('catalogue') @Attribute('Brand.') brand: Opt<string> | null;

  @StaffOnly('catalogue')
  @Field(() => Date, { nullable: true, description: 'When it was added.' })
  @column.moment()
  createdAt: Date;

  @column.moment({ nullable: true }) deletedAt: Date | null;
  /** Raised by changes of its prices too. */
  @StaffOnly('catalogue')
  @Field(() => Int, { nullable: true, description: VERSION })
  @column.version()
  version: Opt<number> = 1;

  @StaffOnly('catalogue')
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a search finds it only by a synonym; null outside a search.',
  })
  isFoundBySynonym: Opt<boolean>;

  /** Prices in pence by destination where it is sold. */
  prices: Readonly<Partial<Record<DestinationKey, number>>>;

  @Field(() => Money, {
    nullable: true,
    description: 'The price to a destination; null when the product is not sold there.',
  })
  price(
    @Arg('destination', () => DestinationKeys, { description: 'The destination.' })
    destination: DestinationKey,
  ): number | null {
    return this.prices[destination] ?? null;
  }

  @StaffOnly('catalogue')
  @Field(() => [ProductPrice], {
    name: 'prices',
    nullable: true,
    description: 'Prices, one per destination.',
  })
  get priceList(): Opt<Pick<ProductPrice, 'destination' | 'amountPence'>[]> {
    return DESTINATION_KEYS.flatMap((destination) => {
      const amountPence = this.prices[destination];
      return amountPence === undefined ? [] : [{ destination, amountPence }];
    });
  }

  @StaffOnly('catalogue')
  @Field(() => [DestinationKeys], { nullable: true, description: 'The destinations it has no price for.' })
  get notSoldTo(): Opt<DestinationKey[]> {
    return DESTINATION_KEYS.filter((destination) => this.prices[destination] === undefined);
  }
}

@CacheableType()
@ObjectType({ description: 'Price of a product to one destination.' })
@Entity({ tableName: 'product_prices' })
@NotifiesCatalogue()
// One audit entry for each product whose prices a statement changes, with all of them, instead of one for each price:
// 24,000 of those took eight seconds to write, and nobody could read the log.
@Audited('product', 'product_id', 'insert or delete')
@Triggered(
  'product_prices_changes_audited',
  'after update',
  `referencing old table as old_prices new table as new_prices for each statement when (${IS_BY_STAFF}) execute function write_price_entries()`,
)
export class ProductPrice {
  [PrimaryKeyProp]?: ['product', 'destination'];
  @ManyToOne(() => Product, { primary: true, fieldName: 'product_id', deleteRule: 'cascade' })
  product: Rel<Product>;

  @Field(() => DestinationKeys, { description: 'The destination.' })
  @column.destination({ primary: true })
  destination: DestinationKey;

  @Field(() => String, { description: 'Display name of the destination.' })
  get country(): Opt<string> {
    return destinationName(this.destination);
  }

  @MoneyField('price', { description: 'Price of one piece.' })
  @column.int({ check: 'amount_pence > 0' })
  amountPence: number;
}
