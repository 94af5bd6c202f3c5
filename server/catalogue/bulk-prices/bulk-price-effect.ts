import { DESTINATION_KEYS, type DestinationKey } from '../../../rules/destinations.js';
import {
  type CustomBox,
  customBoxPence,
  quoteShipment,
  type ServiceLevel,
} from '../../../rules/prices/quote.js';
import { minimumFor, type StoreTerms, servicePenceOf } from '../../settings/store-terms.js';
import type { BulkPricePlan, ChangedPrice } from './bulk-price-plan.js';

/** What somebody wanted to ship: a saved quote, or an order. */
export interface PastBasket {
  readonly kind: 'order' | 'quote';
  /** What people read out: the number of the order, the reference of the quote. */
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
  /** Of the product to the destination today; null when it is not sold there any more. */
  readonly todayPence: number | null;
}

/** A basket without what is not sold any more. */
interface SoldBasket extends Omit<PastBasket, 'lines'> {
  readonly lines: readonly SoldLine[];
}

interface SoldLine extends PastLine {
  readonly unitPence: number;
}

/** A basket at the prices of today and at the new ones, in pence. */
export interface ReplayedBasket extends Pick<PastBasket, 'kind' | 'reference' | 'destination'> {
  readonly before: number;
  readonly after: number;
  /** Its items change, and the minimum charge keeps its total where it is. */
  readonly isHeld: boolean;
}

export interface Sums {
  readonly baskets: number;
  readonly before: number;
  readonly after: number;
}

/** What a change does to past baskets, were they bought today. */
export interface BulkPriceEffect extends Sums {
  readonly orders: number;
  readonly quotes: number;
  readonly dearer: number;
  readonly cheaper: number;
  readonly same: number;
  readonly heldByMinimum: number;
  /** Of the baskets that become dearer or cheaper alone; null when none does. */
  readonly averageChange: number | null;
  readonly averageChangePercent: number | null;
  readonly differencePercent: number | null;
  /** The basket whose total changes most; null when none changes. */
  readonly largestChange: ReplayedBasket | null;
  readonly steps: readonly EffectStep[];
  readonly destinations: readonly (Sums & { readonly destination: DestinationKey })[];
  /** Lines that are not sold there any more, and baskets of nothing but such lines. */
  readonly linesLeftOut: number;
  readonly basketsLeftOut: number;
}

/** How many baskets change by at most so much, and by more than the step before. */
export interface EffectStep {
  /** Pence; null: any sum. */
  readonly upTo: number | null;
  readonly baskets: number;
}

const STEPS = [0, 500, 1_000, 2_500, 5_000, 10_000, null];

/** Prices past baskets by the product's own rule, at the prices of today and at those of the plan. */
export function replayBaskets(
  plan: Pick<BulkPricePlan, 'prices' | 'minimums'>,
  baskets: readonly PastBasket[],
  terms: StoreTerms,
): BulkPriceEffect {
  const after = new Map([...plan.prices, ...plan.minimums].map((one) => [keyOf(one), one.after]));
  const sold = baskets.map((basket) => ({ ...basket, lines: soldLines(basket, terms) }));
  const full = sold.filter(({ lines }) => lines.length > 0);
  const replayed = full.map((basket) => replay(basket, after, terms));
  const countLines = (of: readonly { readonly lines: readonly unknown[] }[]) =>
    of.reduce((sum, { lines }) => sum + lines.length, 0);
  return {
    ...effectOf(replayed),
    linesLeftOut: countLines(baskets) - countLines(sold),
    basketsLeftOut: baskets.length - full.length,
  };
}

const keyOf = ({ productId, destination }: Pick<ChangedPrice, 'productId' | 'destination'>) =>
  `${productId} ${destination}`;

function soldLines({ lines, destination }: PastBasket, terms: StoreTerms): SoldLine[] {
  const rate = terms.customBoxRates[destination];
  return lines.flatMap((line) => {
    const boxPence = line.customBox && rate ? customBoxPence(line.customBox, rate) : null;
    const unitPence = line.productId ? line.todayPence : boxPence;
    return unitPence === null ? [] : [{ ...line, unitPence }];
  });
}

function replay(
  { kind, reference, destination, service, lines }: SoldBasket,
  after: ReadonlyMap<string, number>,
  terms: StoreTerms,
): ReplayedBasket {
  const servicePence = servicePenceOf(terms, service);
  const minimumPence = minimumFor(terms, destination);
  const today = quoteShipment({ lines, servicePence, minimumPence });
  const then = quoteShipment({
    lines: lines.map(({ productId, unitPence, ...line }) => ({
      ...line,
      unitPence: (productId && after.get(keyOf({ productId, destination }))) || unitPence,
    })),
    servicePence,
    minimumPence: after.get(keyOf({ productId: null, destination })) ?? minimumPence,
  });
  const isHeld = today.totalPence === then.totalPence && today.itemsPence !== then.itemsPence;
  return { kind, reference, destination, before: today.totalPence, after: then.totalPence, isHeld };
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
    differencePercent: percentOf(sums),
    largestChange: changed.reduce(
      (most, one) => (most && Math.abs(changeOf(most)) >= Math.abs(changeOf(one)) ? most : one),
      first,
    ),
    steps: stepsOf(all),
    destinations: DESTINATION_KEYS.flatMap((destination) => {
      const there = all.filter((basket) => basket.destination === destination);
      return there.length > 0 ? [{ destination, ...sumsOf(there) }] : [];
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

/** To one decimal; null where nothing was paid before. */
function percentOf(sums: Sums): number | null {
  return sums.before > 0 ? Math.round((changeOf(sums) / sums.before) * 1000) / 10 : null;
}

function stepsOf(all: readonly ReplayedBasket[]): EffectStep[] {
  const sizes = all.map((basket) => Math.abs(changeOf(basket)));
  return STEPS.map((upTo, index) => {
    const over = index === 0 ? -1 : STEPS[index - 1]!;
    const baskets = sizes.filter((size) => size > over! && (upTo === null || size <= upTo)).length;
    return { upTo, baskets };
  });
}
