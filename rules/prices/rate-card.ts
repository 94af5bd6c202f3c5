/** How the price of a catalogue product follows from a destination's rate card (docs/rate-card.md). */
import { type CustomBoxRate, customBoxPence, HEAVY_ABOVE_KG } from './quote.js';
import type { DimensionsCm } from './volume.js';

/** Listed prices are whole multiples of 50p. */
const PRICE_STEP_PENCE = 50;

/**
 * Price in pence of one catalogue product to one destination: volume (m³) at the destination's rate rounded up
 * to a penny, plus handling, plus the heavy surcharge above 30 kg, all rounded up to the next 50p.
 */
export function productPence(dimensions: DimensionsCm, weightKg: number, rate: CustomBoxRate): number {
  const weightRange = weightKg > HEAVY_ABOVE_KG ? 'over30' : 'upTo30';
  const exactPence = customBoxPence({ ...dimensions, weightRange }, rate);
  return Math.ceil(exactPence / PRICE_STEP_PENCE) * PRICE_STEP_PENCE;
}
