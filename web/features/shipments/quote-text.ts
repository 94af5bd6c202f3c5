import { type DestinationKey, destinationName } from '../../../rules/destinations';
import { itemsAtNoExtraCost, type Quote } from '../../../rules/prices/quote';
import { productPence } from '../../../rules/prices/rate-card';
import { toCubicFeet, toCubicMetres } from '../../../rules/prices/volume';
import { plural } from '../../lib/formats/counts';
import { formatPounds } from '../../lib/formats/formats';
import type { CartLine } from '../cart/cart-types';
import type { DestinationRate } from '../cart/rates/shipment-rates';

/** The default box of the specification: 61 × 41 × 51 cm. */
const STANDARD_BOX = { widthCm: 61, heightCm: 41, depthCm: 51 };
const STANDARD_BOX_KG = 30;

/** The effect of the minimum charge on this shipment; null when it is reached or unknown. */
export function minimumText(
  quote: Quote,
  destination: DestinationKey,
  rate: DestinationRate | undefined,
): string | null {
  if (!rate || quote.minimumPence === 0) return null;
  const minimum = `Minimum for ${destinationName(destination)} ${formatPounds(quote.minimumPence)}.`;
  if (quote.itemCount === 0) return minimum;
  if (quote.freeAllowancePence === 0) return null;
  const boxes = boxesAtNoExtraCost(quote, rate);
  if (boxes === 0) {
    return `${minimum} You can add items worth ${formatPounds(quote.freeAllowancePence)} at no extra cost.`;
  }
  return `${minimum} You can add about ${plural(boxes, 'more box', 'more boxes')} at no extra cost.`;
}

/** The same in a few words: "£245 minimum: 2 more boxes free". */
export function shortMinimumText(quote: Quote, rate: DestinationRate | undefined): string | null {
  if (!rate || quote.minimumPence === 0) return null;
  const minimum = `${formatPounds(quote.minimumPence).replace('.00', '')} minimum`;
  if (quote.itemCount === 0) return minimum;
  if (quote.freeAllowancePence === 0) return null;
  const boxes = boxesAtNoExtraCost(quote, rate);
  const room =
    boxes === 0 ? `${formatPounds(quote.freeAllowancePence)} more` : plural(boxes, 'more box', 'more boxes');
  return `${minimum}: ${room} free`;
}

function boxesAtNoExtraCost({ freeAllowancePence }: Quote, rate: DestinationRate): number {
  return itemsAtNoExtraCost(freeAllowancePence, productPence(STANDARD_BOX, STANDARD_BOX_KG, rate));
}

/** A volume in both units: "0.38 m³ (13.5 ft³)". */
export function volumeText(volumeCm3: number): string {
  return `${toCubicMetres(volumeCm3).toFixed(2)} m³ (${toCubicFeet(volumeCm3).toFixed(1)} ft³)`;
}

/** For a card or line without a price. */
export function notAvailableText(destination: DestinationKey): string {
  return `Not available to ${destinationName(destination)} yet`;
}

/** Item count per category in the cart; boxes of the customer's own count in the category `own`. */
export function countByCategory(
  lines: readonly CartLine[],
  own: string | undefined,
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { categoryId, quantity } of lines) {
    const category = categoryId ?? own;
    if (category) counts[category] = (counts[category] ?? 0) + quantity;
  }
  return counts;
}
