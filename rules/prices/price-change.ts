/** The effect of a bulk price change on one price; the preview uses the same code. */

export const PRICE_ROUNDINGS = ['penny', 'endsIn99'] as const;
/** Rounds to the penny, or to the nearest whole pounds and 99 pence. */
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
 * The price after the change, in pence; half a penny, and half a pound, go up. A rise never lowers a price and a cut
 * never raises one, whatever the rounding. What has a price keeps one of a penny at least; 0 stays 0.
 */
export function changedPence(pence: number, { percentTenths, rounding }: PriceStep): number {
  if (pence === 0) return 0;
  const exact = Math.floor((pence * (1000 + percentTenths) + 500) / 1000);
  const rounded = rounding === 'penny' ? exact : nearest99(exact);
  const changed = percentTenths > 0 ? Math.max(pence, rounded) : Math.min(pence, rounded);
  return Math.min(PENCE_MAX, Math.max(1, changed));
}

function nearest99(pence: number): number {
  return Math.max(99, Math.floor((pence - 49) / 100) * 100 + 99);
}
