import { Check, Entity } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { PRICE_ROUNDINGS, type PriceRounding } from '../../../../rules/prices/price-change.js';
import { DestinationKeys, registerEnum } from '../../../platform/api/enums.js';
import { column, Indexed } from '../../../platform/db/column.js';
import { REFUSED, REFUSED_FOR_SIX_YEARS, Triggered } from '../../../platform/db/triggers.js';
import { type ProductStatus, ProductStatuses } from '../product.entity.js';
import { ChangedPrice, type ChangedValue, type PriceBeforeAndAfter } from './changed-value.js';

export const PriceRoundings = registerEnum<PriceRounding>('PriceRounding', 'How new prices are rounded.', {
  penny: 'To the penny; half a penny rounds up.',
  fiftyPence: 'To the nearest multiple of 50 pence; 25 pence round up.',
  pound: 'To the nearest whole pound; 50 pence round up.',
  endsIn99: 'To the nearest price that ends in 99 pence.',
});

/** Kinds of changes: all of a scope by per cent, one amount, or the cells of a spreadsheet. */
export const PRICE_CHANGE_KINDS = ['percent', 'amount', 'spreadsheet'] as const;
export type PriceChangeKind = (typeof PRICE_CHANGE_KINDS)[number];

export const PriceChangeKinds = registerEnum<PriceChangeKind>('PriceChangeKind', 'Kind of a price change.', {
  percent: 'Many prices by per cent.',
  amount: 'One minimum charge, rate or surcharge.',
  spreadsheet: 'The changed cells of an uploaded spreadsheet.',
});

/** Scope of a change. Empty texts and null exclude nothing. */
export interface BulkPriceScope {
  /** Name, slug or id; the name after lookup. */
  readonly category: string;
  readonly categoryId?: string;
  readonly search: string;
  readonly status: ProductStatus | null;
  readonly destinations: readonly DestinationKey[] | null;
  readonly withMinimums: boolean;
  /** Whether rates of custom boxes change too. */
  readonly withRates: boolean;
  /** Whether surcharges of services change too. */
  readonly withServices: boolean;
}

/** A change by per cent of everything in its scope. All three columns are null for another kind of change. */
@ObjectType()
export abstract class PriceRule {
  @column.int({ nullable: true, check: 'percent_tenths between -500 and 1000 and percent_tenths <> 0' })
  percentTenths: number | null;

  @Field(() => PriceRoundings, {
    nullable: true,
    description: 'How prices are rounded; null unless they change by per cent.',
  })
  @column.choice(PRICE_ROUNDINGS, { nullable: true })
  rounding: PriceRounding | null;

  @column.json({ nullable: true }) scope: BulkPriceScope | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The change in percent; negative lowers prices, null for another kind of change.',
  })
  get percent(): Opt<number> | null {
    return this.percentTenths && this.percentTenths / 10;
  }

  @Field(() => String, { description: 'Name of the category when staff chose it; empty for all.' })
  get category(): Opt<string> {
    return this.scope?.category ?? '';
  }

  @Field(() => String, { description: 'The search that selected products; empty for all.' })
  get search(): Opt<string> {
    return this.scope?.search ?? '';
  }

  @Field(() => ProductStatuses, { nullable: true, description: 'Product status in scope; null for all.' })
  get status(): Opt<ProductStatus> | null {
    return this.scope?.status ?? null;
  }

  @Field(() => [DestinationKeys], {
    nullable: true,
    description: 'The destinations in scope; null for all.',
  })
  get destinations(): Opt<readonly DestinationKey[]> | null {
    return this.scope?.destinations ?? null;
  }

  @Field(() => Boolean, { description: 'Whether minimum charges are in scope.' })
  get withMinimums(): Opt<boolean> {
    return this.scope?.withMinimums ?? false;
  }

  @Field(() => Boolean, { description: 'Whether rates of custom boxes are in scope.' })
  get withRates(): Opt<boolean> {
    return this.scope?.withRates ?? false;
  }

  @Field(() => Boolean, { description: 'Whether surcharges of services are in scope.' })
  get withServices(): Opt<boolean> {
    return this.scope?.withServices ?? false;
  }
}

/**
 * Bulk price changes, with each price before and after, for the record and for undoing. Only the undoing is written
 * to a change later. Its prices are one document, as they are written and undone together.
 */
@ObjectType({ description: 'A bulk price change that was applied.' })
@Entity({ tableName: 'price_changes' })
@Check({ name: 'price_changes_check', expression: 'jsonb_array_length(prices) > 0' })
@Check({ name: 'price_changes_check1', expression: '(undone_at is null) = (undone_by is null)' })
@Check({
  name: 'price_changes_check2',
  expression:
    "(kind = 'percent') = (percent_tenths is not null and rounding is not null and scope is not null)",
})
@Check({ name: 'price_changes_check3', expression: "(kind = 'spreadsheet') = (file_name is not null)" })
@Indexed('price_changes_newest', '(created_at desc, id)')
@Triggered('price_changes_kept', 'before truncate', REFUSED)
@Triggered(
  'price_changes_written_once',
  'before update of id, created_at, actor_id, request_id, kind, percent_tenths, rounding, scope, file_name, product_count, price_count, rate_count, prices',
  REFUSED,
)
@Triggered('price_changes_stays', 'before delete', REFUSED_FOR_SIX_YEARS)
export class BulkPriceChange extends PriceRule {
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

  @Field(() => PriceChangeKinds, { description: 'Kind of change.' })
  @column.choice(PRICE_CHANGE_KINDS)
  kind: PriceChangeKind;

  @Field(() => String, { nullable: true, description: 'Name of the spreadsheet; null without one.' })
  @column.text({ nullable: true })
  fileName: string | null;

  @Field(() => Int, { name: 'products', description: 'Number of products with a changed price.' })
  @column.int({ check: 'product_count >= 0' })
  productCount: number;

  @Field(() => Int, { name: 'prices', description: 'Number of product prices changed.' })
  @column.int({ check: 'price_count >= 0' })
  priceCount: number;

  @Field(() => Int, {
    name: 'rates',
    description: 'Number of minimum charges, rates of custom boxes and surcharges of services changed.',
  })
  @column.int({ check: 'rate_count >= 0' })
  rateCount: number;

  @column.json() prices: readonly ChangedValue[];
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

  @Field(() => ChangedPrice, { nullable: true, description: 'The one amount that changed; null for many.' })
  amount: Opt<PriceBeforeAndAfter> | null;
}
