import { type Opt, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { DestinationKey } from '../../rules/destinations.js';

export const PRODUCT_STATUSES = ['active', 'inactive', 'draft'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** Filters without a column of their own; they match a product's free attributes. */
export const PRODUCT_ATTRIBUTES = ['collection', 'color', 'gender', 'material', 'brand'] as const;
export type ProductAttribute = (typeof PRODUCT_ATTRIBUTES)[number];

@Entity({ tableName: 'categories' })
export class CategoryRecord {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'text', unique: true })
  name: string;

  @Property({ type: 'text', unique: true })
  slug: string;

  @Property({ type: 'text', nullable: true })
  imageUrl: string | null;

  @Property({ type: 'integer' })
  position: number;

  /** Raised by the database at every change, from 1. */
  @Property({ type: 'integer', default: 1 })
  version: Opt<number>;
}

/** A thing we ship, with its outer size. Prices stand beside it, one per destination. */
@Entity({ tableName: 'products' })
export class ProductRecord {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => CategoryRecord, { fieldName: 'category_id', deleteRule: 'restrict' })
  category: Rel<CategoryRecord>;

  @Property({ type: 'text', unique: true })
  slug: string;

  @Property({ type: 'text' })
  name: string;

  @Property({ type: 'text' })
  details: string;

  @Property({ type: 'text' })
  size: string;

  @Property({ type: 'integer' })
  widthCm: number;

  @Property({ type: 'integer' })
  heightCm: number;

  @Property({ type: 'integer' })
  depthCm: number;

  @Property({ type: 'double' })
  weightKg: number;

  @Property({ type: 'text' })
  imageUrl: string;

  @Property({ type: 'text' })
  altText: string;

  @Property({ type: 'text', default: 'active' })
  status: ProductStatus;

  @Property({ type: 'boolean', default: true })
  isPublished: boolean;

  @Property({ type: 'integer' })
  position: number;

  /** Free attributes of the public filters: color, gender, material, brand, collection. */
  @Property({ type: 'json', default: '{}' })
  attributes: Record<string, string>;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  /** Rises with every change, prices included. */
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;

  /** Its size states no sides, so they are those of the standard box. */
  @Property({ type: 'boolean', default: false })
  sidesAssumed: Opt<boolean> = false;
}

/** A word that people say, and what it means in this shop. */
@Entity({ tableName: 'search_synonyms' })
export class SynonymRecord {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'text' })
  word: string;

  /** Looked for as if it had been typed. */
  @Property({ type: 'text' })
  meaning: string;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;

  /** Raised by the database at every change, from 1. */
  @Property({ type: 'integer', default: 1 })
  version: Opt<number>;
}

@Entity({ tableName: 'product_prices' })
export class ProductPriceRecord {
  [PrimaryKeyProp]?: ['product', 'destination'];

  @ManyToOne(() => ProductRecord, { primary: true, fieldName: 'product_id', deleteRule: 'cascade' })
  product: Rel<ProductRecord>;

  @PrimaryKey({ type: 'text' })
  destination: DestinationKey;

  @Property({ type: 'integer' })
  amountPence: number;
}
