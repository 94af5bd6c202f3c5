import type { DimensionsCm } from './volume.js';

/** The sides in a text of `sizeText`; null in any other. */
export function readSides(text: string): DimensionsCm | null {
  const [heightCm = 0, widthCm = 0, depthCm = 0] = text
    .replace(/ cm\b.*/, '')
    .split(' x ')
    .map(Number);
  return heightCm * widthCm * depthCm > 0 ? { widthCm, heightCm, depthCm } : null;
}
