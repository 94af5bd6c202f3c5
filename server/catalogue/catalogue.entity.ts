import { type Opt, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import type { DestinationKey } from '../../rules/destinations.js';
import { PRICE_ROUNDINGS, type PriceRounding } from '../../rules/prices/price-change.js';
import { column, Indexed } from '../db/column.js';
import {
  Audited,
  IS_BY_STAFF,
  REFUSED,
  REFUSED_FOR_SIX_YEARS,
  TellsCatalogue,
  Triggered,
  Versioned,
} from '../db/triggers.js';

export const PRODUCT_STATUSES = ['active', 'inactive', 'draft'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** Filters without a column of their own; they match a product's free attributes. */
export const PRODUCT_ATTRIBUTES = ['collection', 'color', 'gender', 'material', 'brand'] as const;
export type ProductAttribute = (typeof PRODUCT_ATTRIBUTES)[number];

@Entity({ tableName: 'categories' })
@Indexed('categories_name_in_any_case', '(lower(name))', { unique: true })
@Versioned()
@TellsCatalogue()
@Audited('category')
export class CategoryRecord {
  @column.id() id: string;
  @column.text({ unique: true }) name: string;
  @column.text({ unique: true }) slug: string;
  @column.text({ nullable: true }) imageUrl: string | null;
  @column.int() position: number;
  /** Raised by the database at every change, from 1. */
  @column.version() version: Opt<number>;
}

/** A thing we ship, with its outer size. Prices stand beside it, one per destination. */
@Entity({ tableName: 'products' })
@Indexed(
  'products_listed',
  "(category_id, position, id) where is_published and status = 'active' and deleted_at is null",
)
@Indexed('products_of_category', '(category_id, position, id)')
@Indexed('products_by_status', '(status, id) where deleted_at is null')
@TellsCatalogue()
// A change of many prices raises the version of each product, which the log does not keep: finding that out 2,000
// times took longer than the change itself. The function is not called for it.
@Audited('product', undefined, 'insert or delete')
@Triggered(
  'products_changes_audited',
  'after update',
  `for each row when (${IS_BY_STAFF} and to_jsonb(old) - 'version' is distinct from to_jsonb(new) - 'version') execute function write_audit_entry('product')`,
)
export class ProductRecord {
  @column.id() id: string;
  @ManyToOne(() => CategoryRecord, { fieldName: 'category_id', deleteRule: 'restrict' })
  category: Rel<CategoryRecord>;
  @column.text({ unique: true }) slug: string;
  @column.text() name: string;
  @column.text() details: string;
  @column.text() size: string;
  @column.int({ check: 'width_cm > 0' }) widthCm: number;
  @column.int({ check: 'height_cm > 0' }) heightCm: number;
  @column.int({ check: 'depth_cm > 0' }) depthCm: number;
  @column.double({ check: 'weight_kg > 0' }) weightKg: number;
  @column.text() imageUrl: string;
  @column.text() altText: string;
  @column.choice(PRODUCT_STATUSES, { default: 'active' }) status: ProductStatus;
  @column.bool({ default: true }) isPublished: boolean;
  @column.int() position: number;
  /** Free attributes of the public filters: color, gender, material, brand, collection. */
  @column.json({ default: '{}' }) attributes: Record<string, string>;
  @column.moment() createdAt: Date;
  @column.moment({ nullable: true }) deletedAt: Date | null;
  /** Rises with every change, prices included. */
  @column.version() version: Opt<number> = 1;
  /** Its size states no sides, so they are those of the standard box. */
  @column.bool({ default: false }) sidesAssumed: Opt<boolean> = false;
}

/** A word that people say, and what it means in this shop. */
@Entity({ tableName: 'search_synonyms' })
@Indexed('search_synonyms_once', '(lower(word), lower(meaning))', { unique: true })
@Versioned()
@TellsCatalogue()
@Audited('synonym')
export class SynonymRecord {
  @column.id() id: string;
  @column.text({ check: "word <> ''" }) word: string;
  /** Looked for as if it had been typed. */
  @column.text({ check: "meaning <> ''" }) meaning: string;
  @column.moment() createdAt: Date;
  /** Raised by the database at every change, from 1. */
  @column.version() version: Opt<number>;
}

@Entity({ tableName: 'product_prices' })
@TellsCatalogue()
// One entry for each product whose prices a statement changes, with all of them, in place of one for each price:
// 24,000 of those took eight seconds to write, and nobody could read the log for them.
@Audited('product', 'product_id', 'insert or delete')
@Triggered(
  'product_prices_changes_audited',
  'after update',
  `referencing old table as old_prices new table as new_prices for each statement when (${IS_BY_STAFF}) execute function write_price_entries()`,
)
export class ProductPriceRecord {
  [PrimaryKeyProp]?: ['product', 'destination'];
  @ManyToOne(() => ProductRecord, { primary: true, fieldName: 'product_id', deleteRule: 'cascade' })
  product: Rel<ProductRecord>;
  @column.destination({ primary: true }) destination: DestinationKey;
  @column.int({ check: 'amount_pence > 0' }) amountPence: number;
}

/**
 * Changes of many prices at once, with each price before and after: the record of what was done, and the way back.
 * Only that one was undone is ever written to it later. Its prices are one document, as they are written and
 * undone together.
 */
@Entity({ tableName: 'price_changes' })
@Check({ name: 'price_changes_check', expression: 'price_count + minimum_count > 0' })
@Check({ name: 'price_changes_check1', expression: '(undone_at is null) = (undone_by is null)' })
@Indexed('price_changes_newest', '(created_at desc, id)')
@Triggered('price_changes_kept', 'before truncate', REFUSED)
@Triggered(
  'price_changes_written_once',
  'before update of id, created_at, actor_id, request_id, percent_tenths, rounding, scope, product_count, price_count, minimum_count, prices',
  REFUSED,
)
@Triggered('price_changes_stays', 'before delete', REFUSED_FOR_SIX_YEARS)
export class PriceChangeRecord {
  @column.id() id: string;
  @column.moment() createdAt: Date;
  @column.uuid() actorId: string;
  @column.text() requestId: string;
  @column.int({ check: 'percent_tenths between -500 and 1000 and percent_tenths <> 0' })
  percentTenths: number;
  @column.choice(PRICE_ROUNDINGS) rounding: PriceRounding;
  @column.json() scope: object;
  @column.int({ check: 'product_count >= 0' }) productCount: number;
  @column.int({ check: 'price_count >= 0' }) priceCount: number;
  @column.int({ check: 'minimum_count >= 0' }) minimumCount: number;
  @column.json() prices: object;
  @column.moment({ nullable: true }) undoneAt: Date | null;
  @column.uuid({ nullable: true }) undoneBy: string | null;
}
