import { toCubicMetres } from '../../../rules/prices/volume';

/** "1.25 m³". */
export function cubicMetres(volumeCm3: number): string {
  return `${toCubicMetres(volumeCm3).toFixed(2)} m³`;
}
