import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DESTINATION_KEYS, type DestinationKey, destinationName } from '../../../../rules/destinations.js';
import {
  type CustomBox,
  customBoxPence,
  quoteShipment,
  type ServiceLevel,
} from '../../../../rules/prices/quote.js';
import { DestinationKeys, registerEnum } from '../../../platform/api/enums.js';
import { Money } from '../../../platform/values/money.js';
import { minimumFor, type StoreTerms, servicePenceOf } from '../../settings/store-terms.js';
import type { PriceBeforeAndAfter } from './changed-value.js';
import { termsAfter } from './terms-after.js';

const BasketKinds = registerEnum<PastBasket['kind']>('PastBasketKind', 'Kind of a past basket.', {
  order: 'An order.',
  quote: 'A saved quote that was not booked.',
});

/** Items of a past saved quote or order. */
export interface PastBasket {
  readonly kind: 'order' | 'quote';
  /** The number that people quote: the order's, or the saved quote's reference. */
  readonly reference: string;
  readonly destination: DestinationKey;
  readonly service: ServiceLevel;
  readonly lines: readonly PastLine[];
}

export interface PastLine {
  readonly productId: string | null;
  readonly customBox: CustomBox | null;
  readonly quantity: number;
  readonly unitVolumeCm3: number;
  /** Price of the product to the destination today; null when it is no longer sold there. */
  readonly todayPence: number | null;
}

/** A basket without products that are no longer sold. */
interface SoldBasket extends Omit<PastBasket, 'lines'> {
  readonly lines: readonly SoldLine[];
}

interface SoldLine extends PastLine {
  readonly unitPence: number;
  readonly thenPence: number;
}

@ObjectType()
abstract class Sums {
  @Field(() => Int, { description: 'Number of quotes and orders that could be priced.' }) baskets: number;
  @Field(() => Money, { description: "Sum of their totals at today's prices." }) before: number;
  @Field(() => Money, { description: 'Sum of their totals at the new prices.' }) after: number;
}

/** A basket at today's prices and at the new ones. All sums are pence. */
@ObjectType({ description: "A past quote or order, priced at today's and at new prices." })
export class ReplayedBasket {
  @Field(() => BasketKinds, { description: 'Kind of basket.' }) kind: PastBasket['kind'];
  @Field({ description: 'Number of the order or the reference of the quote.' }) reference: string;
  destination: DestinationKey;
  @Field({ description: 'Display name of the destination.' }) country: string;
  @Field(() => Money, { description: "The total at today's prices." }) before: number;
  @Field(() => Money, { description: 'The total at the new prices.' }) after: number;
  /** True when its items change and the minimum charge keeps its total the same. */
  isHeld: boolean;
}

@ObjectType({ description: 'Number of past baskets whose change falls into one range.' })
class BulkPriceStep {
  @Field(() => Money, { nullable: true, description: 'Upper end of the range; null for no limit.' })
  upTo: number | null;
  @Field(() => Int, { description: 'Number of quotes and orders.' }) baskets: number;
}

@ObjectType({ description: 'Effect of a bulk price change on past baskets to one destination.' })
class BulkPriceDestination extends Sums {
  @Field(() => DestinationKeys, { description: 'The destination.' }) destination: DestinationKey;
  @Field({ description: 'Display name of the destination.' }) country: string;
}

@ObjectType({
  description:
    "The last 500 saved quotes and orders, priced at today's and at the new prices. A booked quote counts once, as its order.",
})
export class BulkPriceEffect extends Sums {
  @Field(() => Int, { description: 'Number of orders among the baskets.' }) orders: number;
  @Field(() => Int, { description: 'Number of saved quotes among the baskets.' }) quotes: number;
  @Field(() => Money, { description: '`after` minus `before`.' }) difference: number;
  @Field(() => Float, { nullable: true, description: 'The difference in percent; null without baskets.' })
  differencePercent: number | null;
  @Field(() => Int, { description: 'Number of baskets that would cost more.' }) dearer: number;
  @Field(() => Int, { description: 'Number of baskets that would cost less.' }) cheaper: number;
  @Field(() => Int, { description: 'Number of baskets that would cost the same.' }) same: number;
  @Field(() => Int, { description: 'Number of those that only the minimum charge leaves unchanged.' })
  heldByMinimum: number;
  @Field(() => Money, {
    nullable: true,
    description: 'Average change of the baskets that change; null when none does.',
  })
  averageChange: number | null;
  @Field(() => Float, { nullable: true, description: 'The average change in percent; null without any.' })
  averageChangePercent: number | null;
  @Field(() => ReplayedBasket, {
    nullable: true,
    description: 'The basket whose total changes most; null when none does.',
  })
  largestChange: ReplayedBasket | null;
  @Field(() => [BulkPriceStep], { description: 'A histogram of the changes; its first step is no change.' })
  steps: BulkPriceStep[];
  @Field(() => [BulkPriceDestination], { description: 'The effect on each destination.' })
  destinations: BulkPriceDestination[];
  @Field(() => Int, { description: 'Number of lines left out: no longer sold to the destination.' })
  linesLeftOut: number;
  @Field(() => Int, { description: 'Number of quotes and orders with no priced line.' })
  basketsLeftOut: number;
}

const STEPS = [0, 500, 1_000, 2_500, 5_000, 10_000, null];

/** Prices past baskets by the product's own rule, at today's prices and at those of the plan. */
export function replayBaskets(
  plan: Readonly<Record<'prices' | 'rates', readonly PriceBeforeAndAfter[]>>,
  baskets: readonly PastBasket[],
  terms: StoreTerms,
): BulkPriceEffect {
  const after = new Map(plan.prices.map((one) => [keyOf(one), one.after]));
  const then = termsAfter(terms, plan.rates);
  const sold = baskets.map((basket) => ({ ...basket, lines: soldLines(basket, after, terms, then) }));
  const full = sold.filter(({ lines }) => lines.length > 0);
  const replayed = full.map((basket) => replay(basket, terms, then));
  const countLines = (of: readonly { readonly lines: readonly unknown[] }[]) =>
    of.reduce((sum, { lines }) => sum + lines.length, 0);
  return {
    ...effectOf(replayed),
    linesLeftOut: countLines(baskets) - countLines(sold),
    basketsLeftOut: baskets.length - full.length,
  };
}

const keyOf = ({ productId, destination }: Pick<PriceBeforeAndAfter, 'productId' | 'destination'>) =>
  `${productId} ${destination}`;

function soldLines(
  { lines, destination }: PastBasket,
  after: ReadonlyMap<string, number>,
  today: StoreTerms,
  then: StoreTerms,
): SoldLine[] {
  return lines.flatMap((line) => {
    const { productId, todayPence } = line;
    const unitPence = productId ? todayPence : boxPence(line, destination, today);
    const thenPence = productId
      ? after.get(keyOf({ productId, destination }))
      : boxPence(line, destination, then);
    return unitPence === null ? [] : [{ ...line, unitPence, thenPence: thenPence ?? unitPence }];
  });
}

function boxPence({ customBox }: PastLine, destination: DestinationKey, terms: StoreTerms): number | null {
  const rate = terms.customBoxRates[destination];
  return customBox && rate ? customBoxPence(customBox, rate) : null;
}

function replay(
  { kind, reference, destination, service, lines }: SoldBasket,
  terms: StoreTerms,
  termsThen: StoreTerms,
): ReplayedBasket {
  const quote = (of: StoreTerms, priced: SoldBasket['lines']) =>
    quoteShipment({
      lines: priced,
      servicePence: servicePenceOf(of, service),
      minimumPence: minimumFor(of, destination),
    });
  const today = quote(terms, lines);
  const then = quote(
    termsThen,
    lines.map((line) => ({ ...line, unitPence: line.thenPence })),
  );
  const isHeld = today.totalPence === then.totalPence && today.itemsPence !== then.itemsPence;
  const country = destinationName(destination);
  return { kind, reference, destination, country, before: today.totalPence, after: then.totalPence, isHeld };
}

const changeOf = ({ before, after }: Pick<Sums, 'before' | 'after'>) => after - before;

function effectOf(all: readonly ReplayedBasket[]): Omit<BulkPriceEffect, 'linesLeftOut' | 'basketsLeftOut'> {
  const changed = all.filter((basket) => changeOf(basket) !== 0);
  const sums = sumsOf(all);
  const changedSums = sumsOf(changed);
  const dearer = changed.filter((basket) => changeOf(basket) > 0).length;
  const [first = null] = changed;
  return {
    ...sums,
    orders: all.filter(({ kind }) => kind === 'order').length,
    quotes: all.filter(({ kind }) => kind === 'quote').length,
    ...{ dearer, cheaper: changed.length - dearer, same: all.length - changed.length },
    heldByMinimum: all.filter(({ isHeld }) => isHeld).length,
    averageChange: first && Math.round(changeOf(changedSums) / changed.length),
    averageChangePercent: percentOf(changedSums),
    difference: changeOf(sums),
    differencePercent: percentOf(sums),
    largestChange: changed.reduce(
      (most, one) => (most && Math.abs(changeOf(most)) >= Math.abs(changeOf(one)) ? most : one),
      first,
    ),
    steps: stepsOf(all),
    destinations: DESTINATION_KEYS.flatMap((destination) => {
      const there = all.filter((basket) => basket.destination === destination);
      const country = destinationName(destination);
      return there.length > 0 ? [{ destination, country, ...sumsOf(there) }] : [];
    }),
  };
}

function sumsOf(all: readonly ReplayedBasket[]): Sums {
  return {
    baskets: all.length,
    before: all.reduce((sum, { before }) => sum + before, 0),
    after: all.reduce((sum, { after }) => sum + after, 0),
  };
}

/** The change in percent with one decimal; null without a sum before. */
function percentOf(sums: Sums): number | null {
  return sums.before > 0 ? Math.round((changeOf(sums) / sums.before) * 1000) / 10 : null;
}

function stepsOf(all: readonly ReplayedBasket[]): BulkPriceStep[] {
  const sizes = all.map((basket) => Math.abs(changeOf(basket)));
  return STEPS.map((upTo, index) => {
    const over = index === 0 ? -1 : STEPS[index - 1]!;
    const baskets = sizes.filter((size) => size > over! && (upTo === null || size <= upTo)).length;
    return { upTo, baskets };
  });
}
