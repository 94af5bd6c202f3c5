import type { BulkPricePlan, ChangedPrice } from './bulk-price-plan.js';

/** The new prices of products in a few figures; null where none changes. */
export interface PriceSummary {
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly average: number | null;
  readonly averageBefore: number | null;
  /** At most ten, from the cheapest to the dearest, evenly among all. */
  readonly examples: readonly ChangedPrice[];
}

const EXAMPLES = 10;

/** Sums up the prices of products that a plan changes. */
export function summarise({ prices }: Pick<BulkPricePlan, 'prices'>): PriceSummary {
  const sorted = prices.toSorted((one, other) => one.before - other.before);
  const all = sorted.map(({ after }) => after);
  return {
    lowest: all.length > 0 ? all.reduce((least, one) => Math.min(least, one)) : null,
    highest: all.length > 0 ? all.reduce((most, one) => Math.max(most, one)) : null,
    average: mean(all),
    averageBefore: mean(sorted.map(({ before }) => before)),
    examples: spread(sorted, EXAMPLES),
  };
}

function mean(all: readonly number[]): number | null {
  return all.length > 0 ? Math.round(all.reduce((sum, one) => sum + one, 0) / all.length) : null;
}

/** The first, the last, and as many evenly between them. */
function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => all[Math.round(index * step)]!);
}
