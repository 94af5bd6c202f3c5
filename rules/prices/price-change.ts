/** The effect of a bulk price change on one price; the preview uses the same code. */

export const PRICE_ROUNDINGS = ['penny', 'fiftyPence', 'pound', 'endsIn99'] as const;
/** Rounds to the penny, to the nearest multiple of 50p or £1, or to the nearest whole pounds and 99 pence. */
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

export interface PriceStep {
  /** Tenths of a percent: 50 is 5% up, -125 is 12.5% down. */
  readonly percentTenths: number;
  readonly rounding: PriceRounding;
}

/** How far prices can be changed at once: down by half, or doubled. */
export const PRICE_PERCENT = { min: -50, max: 100 } as const;

/** The most a price can be: £99,999.99. */
const PENCE_MAX = 9_999_999;

/**
 * The price after the change, in pence; half a step of the rounding goes up. A rise never lowers a price and a cut
 * never raises one, whatever the rounding. What has a price keeps one of a penny at least; 0 stays 0.
 */
export function changedPence(pence: number, { percentTenths, rounding }: PriceStep): number {
  if (pence === 0) return 0;
  const exact = Math.floor((pence * (1000 + percentTenths) + 500) / 1000);
  const rounded = ROUND[rounding](exact);
  const changed = percentTenths > 0 ? Math.max(pence, rounded) : Math.min(pence, rounded);
  return Math.min(PENCE_MAX, Math.max(1, changed));
}

const ROUND: Readonly<Record<PriceRounding, (pence: number) => number>> = {
  penny: (pence) => pence,
  fiftyPence: (pence) => nearest(50, pence),
  pound: (pence) => nearest(100, pence),
  endsIn99: (pence) => nearest(100, pence + 1) - 1,
};

/** The nearest multiple of a step, and one step at least. */
function nearest(step: number, pence: number): number {
  return Math.max(step, Math.floor((pence + step / 2) / step) * step);
}
