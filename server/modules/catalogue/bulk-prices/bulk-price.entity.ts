import { Check, Entity } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { PRICE_ROUNDINGS, type PriceRounding } from '../../../../rules/prices/price-change.js';
import { DestinationKeys, registerEnum } from '../../../platform/api/enums.js';
import { column, Indexed } from '../../../platform/db/column.js';
import { REFUSED, REFUSED_FOR_SIX_YEARS, Triggered } from '../../../platform/db/triggers.js';
import { type ProductStatus, ProductStatuses } from '../product.entity.js';

export const PriceRoundings = registerEnum<PriceRounding>('PriceRounding', 'How new prices are rounded.', {
  penny: 'To the penny; half a penny rounds up.',
  fiftyPence: 'To the nearest multiple of 50 pence; 25 pence round up.',
  pound: 'To the nearest whole pound; 50 pence round up.',
  endsIn99: 'To the nearest price that ends in 99 pence.',
});

/** Scope of a change. Empty texts and null exclude nothing. */
export interface BulkPriceScope {
  /** Name, slug or id; the name after lookup. */
  readonly category: string;
  readonly search: string;
  readonly status: ProductStatus | null;
  readonly destinations: readonly DestinationKey[] | null;
  readonly withMinimums: boolean;
}

/**
 * Bulk price changes, with each price before and after, for the record and for undoing. Only the undoing is written
 * to a change later. Its prices are one document, as they are written and undone together.
 */
@ObjectType({ description: 'A bulk price change that was applied.' })
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
export class BulkPriceChange {
  @Field(() => ID, { description: 'The id, for undoing it.' })
  @column.id()
  id: string;

  @Field(() => Date, { description: 'When it was applied.' })
  @column.moment()
  createdAt: Date;

  @column.uuid() actorId: string;
  @Field({ description: 'Id of its request, which the audit log has for each changed price.' })
  @column.text()
  requestId: string;

  @column.int({ check: 'percent_tenths between -500 and 1000 and percent_tenths <> 0' })
  percentTenths: number;

  @Field(() => PriceRoundings, { description: 'How prices were rounded.' })
  @column.choice(PRICE_ROUNDINGS)
  rounding: PriceRounding;

  @column.json() scope: BulkPriceScope;
  @Field(() => Int, { name: 'products', description: 'Number of products with a changed price.' })
  @column.int({ check: 'product_count >= 0' })
  productCount: number;

  @Field(() => Int, { name: 'prices', description: 'Number of product prices changed.' })
  @column.int({ check: 'price_count >= 0' })
  priceCount: number;

  @Field(() => Int, { name: 'minimums', description: 'Number of minimum charges changed.' })
  @column.int({ check: 'minimum_count >= 0' })
  minimumCount: number;

  @column.json() prices: object;
  @Field(() => Date, { nullable: true, description: 'When it was undone; null when it was not.' })
  @column.moment({ nullable: true })
  undoneAt: Date | null;

  @column.uuid({ nullable: true }) undoneBy: string | null;
  @Field(() => String, { description: 'Current name of the staff member who made it; empty when unknown.' })
  actorName: Opt<string>;
  @Field(() => String, {
    nullable: true,
    description: 'Current name of the member of staff who undid it; null when it was not undone.',
  })
  undoneByName: Opt<string> | null;

  @Field(() => Float, { description: 'The change in percent; negative lowers prices.' })
  get percent(): Opt<number> {
    return this.percentTenths / 10;
  }

  @Field(() => String, { description: 'Name of the category at that time; empty for all.' })
  get category(): Opt<string> {
    return this.scope.category;
  }

  @Field(() => String, { description: 'The search that selected products; empty for all.' })
  get search(): Opt<string> {
    return this.scope.search;
  }

  @Field(() => ProductStatuses, { nullable: true, description: 'Product status in scope; null for all.' })
  get status(): Opt<ProductStatus> | null {
    return this.scope.status;
  }

  @Field(() => [DestinationKeys], {
    nullable: true,
    description: 'The destinations it applied to; null for all.',
  })
  get destinations(): Opt<readonly DestinationKey[]> | null {
    return this.scope.destinations;
  }
}
