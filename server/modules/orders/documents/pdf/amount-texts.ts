import { toCubicMetres } from '../../../../../rules/prices/volume.js';
import type { CollectionFigures } from '../collection-route.js';

export function formatVolume(volumeCm3: number): string {
  return `${toCubicMetres(volumeCm3).toFixed(2)} m³`;
}

export function formatPieces(count: number): string {
  return count === 1 ? '1 piece' : `${count} pieces`;
}

/** Weight by the catalogue: the customer's own boxes are weighed at collection. */
export function formatWeight({
  weightKg,
  unweighedPieces,
}: Pick<CollectionFigures, 'weightKg' | 'unweighedPieces'>): string {
  const known = weightKg > 0 ? `about ${Math.ceil(weightKg).toLocaleString('en-GB')} kg` : '';
  const rest = unweighedPieces > 0 ? `${formatPieces(unweighedPieces)} of unknown weight` : '';
  return [known, rest].filter(Boolean).join(', ') || 'unknown weight';
}
