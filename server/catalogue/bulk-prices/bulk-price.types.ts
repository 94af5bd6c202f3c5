import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { type DestinationKey, destinationName } from '../../../rules/destinations.js';
import type { PriceRounding } from '../../../rules/prices/price-change.js';
import { DestinationKeys, registerEnum } from '../../shared/api/enums.js';
import { type Page, pageOf } from '../../shared/api/pagination.js';
import { Money, money } from '../../shared/money.js';
import { ProductStatuses } from '../admin/catalogue-admin.inputs.js';
import type { ProductStatus } from '../catalogue.entity.js';
import { PriceRoundings } from './bulk-price.inputs.js';
import type { BulkPricePreview } from './bulk-price.service.js';
import type { BulkPriceRecord } from './bulk-price.store.js';
import type { BulkPriceEffect, PastBasket, ReplayedBasket, Sums } from './bulk-price-effect.js';
import type { ChangedPrice } from './bulk-price-plan.js';
import { summarise } from './bulk-price-summary.js';

const BasketKinds = registerEnum<PastBasket['kind']>('PastBasketKind', 'A past quote or order.', {
  order: 'An order.',
  quote: 'A saved quote that was not booked.',
});

@ObjectType('BulkPriceExample', { description: 'One price before and after a bulk change.' })
class ShownPrice {
  @Field(() => ID, { nullable: true, description: 'The product; null for a minimum charge.' })
  productId: string | null;
  @Field(() => String, { nullable: true, description: 'Name of the product.' })
  product: string | null;
  @Field(() => DestinationKeys, { description: 'Where to.' }) destination: DestinationKey;
  @Field({ description: 'The destination as people read it.' }) country: string;
  @Field(() => Money, { description: 'As it is now.' }) before: Money;
  @Field(() => Money, { description: 'As it would be.' }) after: Money;
}

@ObjectType('ReplayedBasket', {
  description: 'A past quote or order at the prices of today and at new ones.',
})
class ShownBasket {
  @Field(() => BasketKinds, { description: 'What it is.' }) kind: PastBasket['kind'];
  @Field({ description: 'Number of the order, or reference of the quote.' }) reference: string;
  @Field({ description: 'Destination as people read it.' }) country: string;
  @Field(() => Money, { description: 'Its total at the prices of today.' }) before: Money;
  @Field(() => Money, { description: 'Its total at the new prices.' }) after: Money;
}

@ObjectType('BulkPriceStep', { description: 'How many past baskets change by an amount in one range.' })
class ShownStep {
  @Field(() => Money, {
    nullable: true,
    description: 'The upper end of the range; null for no limit.',
  })
  upTo: Money | null;
  @Field(() => Int, { description: 'Quotes and orders.' }) baskets: number;
}

@ObjectType('BulkPriceDestination', {
  description: 'What a change of prices does to the baskets of one destination.',
})
class ShownDestination {
  @Field(() => DestinationKeys, { description: 'Where to.' }) destination: DestinationKey;
  @Field({ description: 'The destination as people read it.' }) country: string;
  @Field(() => Int, { description: 'Quotes and orders.' }) baskets: number;
  @Field(() => Money, { description: 'Their totals at the prices of today.' }) before: Money;
  @Field(() => Money, { description: 'Their totals at the new prices.' }) after: Money;
}

@ObjectType('BulkPriceEffect', {
  description:
    'The last 500 saved quotes and orders, priced by the rule of the shop today and at new prices. A quote that was booked counts once, as its order.',
})
class ShownEffect {
  @Field(() => Int, { description: 'Quotes and orders that could be priced.' }) baskets: number;
  @Field(() => Int, { description: 'Orders among them.' }) orders: number;
  @Field(() => Int, { description: 'Saved quotes among them.' }) quotes: number;
  @Field(() => Money, { description: 'All their totals at the prices of today.' }) before: Money;
  @Field(() => Money, { description: 'All their totals at the new prices.' }) after: Money;
  @Field(() => Money, { description: 'After minus before.' }) difference: Money;
  @Field(() => Float, { nullable: true, description: 'The same in percent; null without baskets.' })
  differencePercent: number | null;
  @Field(() => Int, { description: 'Would cost more.' }) dearer: number;
  @Field(() => Int, { description: 'Would cost less.' }) cheaper: number;
  @Field(() => Int, { description: 'Would cost the same.' }) same: number;
  @Field(() => Int, { description: 'How many of those only because of the minimum charge.' })
  heldByMinimum: number;
  @Field(() => Money, {
    nullable: true,
    description: 'The average change of those that change; null when none does.',
  })
  averageChange: Money | null;
  @Field(() => Float, { nullable: true, description: 'The same in percent.' })
  averageChangePercent: number | null;
  @Field(() => ShownBasket, { nullable: true, description: 'Whose total changes most; null when none does.' })
  largestChange: ShownBasket | null;
  @Field(() => [ShownStep], { description: 'How much totals change, in steps; the first step is no change.' })
  steps: ShownStep[];
  @Field(() => [ShownDestination], { description: 'The same for each destination.' })
  destinations: ShownDestination[];
  @Field(() => Int, { description: 'Lines that are not sold there any more; they are left out.' })
  linesLeftOut: number;
  @Field(() => Int, { description: 'Quotes and orders with such lines only.' }) basketsLeftOut: number;
}

@ObjectType('BulkPricePreview', { description: 'Preview of a bulk price change. Nothing is changed.' })
export class ShownPreview {
  @Field(() => Int, { description: 'Products with a price that changes.' }) products: number;
  @Field(() => Int, { description: 'Prices of products that change.' }) prices: number;
  @Field(() => Int, { description: 'Prices and minimum charges in the scope that stay as they are.' })
  unchanged: number;
  @Field(() => Money, { nullable: true, description: 'The smallest new price; null when none changes.' })
  lowest: Money | null;
  @Field(() => Money, { nullable: true, description: 'The largest new price.' }) highest: Money | null;
  @Field(() => Money, { nullable: true, description: 'The average new price.' }) average: Money | null;
  @Field(() => Money, { nullable: true, description: 'The average of the same prices today.' })
  averageBefore: Money | null;
  @Field(() => [ShownPrice], {
    description: 'At most ten prices of products, evenly from the cheapest to the dearest.',
  })
  examples: ShownPrice[];
  @Field(() => [ShownPrice], { description: 'Every minimum charge that changes.' }) minimums: ShownPrice[];
  @Field(() => ShownEffect, { description: 'What it does to past quotes and orders.' }) effect: ShownEffect;
  @Field({ description: 'Identifies this change and the current prices; send it to apply the change.' })
  fingerprint: string;
}

@ObjectType('BulkPriceChange', { description: 'A bulk price change that was applied.' })
export class ShownChange {
  @Field(() => ID, { description: 'For undoing it.' }) id: string;
  @Field(() => Date, { description: 'When it was made.' }) createdAt: Date;
  @Field({ description: 'The name of who made it, as it is now; empty when unknown.' })
  actorName: string;
  @Field({ description: 'The id of its request, by which the audit log finds each price of it.' })
  requestId: string;
  @Field(() => Float, { description: 'Percent; below 0 prices became cheaper.' }) percent: number;
  @Field(() => PriceRoundings, { description: 'How prices were rounded.' }) rounding: PriceRounding;
  @Field({ description: 'The one category it applied to, by its name then; empty for all.' })
  category: string;
  @Field({ description: 'The search words its products matched; empty for all.' }) search: string;
  @Field(() => ProductStatuses, { nullable: true, description: 'The status of its products; null for all.' })
  status: ProductStatus | null;
  @Field(() => [DestinationKeys], {
    nullable: true,
    description: 'The destinations it applied to; null for all.',
  })
  destinations: DestinationKey[] | null;
  @Field(() => Int, { description: 'Products with a price that changed.' }) products: number;
  @Field(() => Int, { description: 'Prices of products that changed.' }) prices: number;
  @Field(() => Int, { description: 'Minimum charges that changed.' }) minimums: number;
  @Field(() => Date, { nullable: true, description: 'When it was undone; null when it was not.' })
  undoneAt: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of who undid it, as it is now; null when it was not undone.',
  })
  undoneByName: string | null;
}

@ObjectType({ description: 'One page of bulk price changes.' })
export class BulkPriceChangePage extends pageOf(ShownChange, 'Newest first.') {}

const moneyOrNull = (pence: number | null) => (pence === null ? null : money(pence));
const sumsOf = ({ before, after }: Pick<Sums, 'before' | 'after'>) => ({
  before: money(before),
  after: money(after),
});

/** A preview as GraphQL shows it. */
export function toPreview({
  prices,
  minimums,
  productCount,
  effect,
  ...rest
}: BulkPricePreview): ShownPreview {
  const { lowest, highest, average, averageBefore, examples } = summarise({ prices });
  return {
    ...{ unchanged: rest.unchanged, fingerprint: rest.fingerprint },
    ...{ products: productCount, prices: prices.length },
    lowest: moneyOrNull(lowest),
    highest: moneyOrNull(highest),
    average: moneyOrNull(average),
    averageBefore: moneyOrNull(averageBefore),
    examples: examples.map(toShownPrice),
    minimums: minimums.map(toShownPrice),
    effect: toEffect(effect),
  };
}

function toShownPrice({ productId, name, destination, ...sums }: ChangedPrice): ShownPrice {
  const country = destinationName(destination);
  return { productId, product: productId ? name : null, destination, country, ...sumsOf(sums) };
}

function toEffect({ averageChange, largestChange, steps, destinations, ...effect }: BulkPriceEffect) {
  return {
    ...effect,
    ...sumsOf(effect),
    difference: money(effect.after - effect.before),
    averageChange: moneyOrNull(averageChange),
    largestChange: largestChange && toBasket(largestChange),
    steps: steps.map(({ upTo, baskets }) => ({ upTo: moneyOrNull(upTo), baskets })),
    destinations: destinations.map(({ destination, baskets, ...sums }) => ({
      ...{ destination, country: destinationName(destination), baskets },
      ...sumsOf(sums),
    })),
  };
}

function toBasket({ kind, reference, destination, ...sums }: ReplayedBasket): ShownBasket {
  return { kind, reference, country: destinationName(destination), ...sumsOf(sums) };
}

/** A change that was made, as GraphQL shows it. */
export function toChange({ scope, percentTenths, ...record }: BulkPriceRecord): ShownChange {
  const { category, search, status, destinations } = scope;
  return {
    ...record,
    ...{ category, search, status, destinations: destinations && [...destinations] },
    percent: percentTenths / 10,
    products: record.productCount,
    prices: record.priceCount,
    minimums: record.minimumCount,
  };
}

/** A page of changes as GraphQL shows it. */
export function toChangePage({ nodes, pageInfo }: Page<BulkPriceRecord>): BulkPriceChangePage {
  return { nodes: nodes.map(toChange), pageInfo };
}
