/** Volumes are whole cubic centimetres inside the program, so that sums are exact. */

export interface DimensionsCm {
  readonly widthCm: number;
  readonly heightCm: number;
  readonly depthCm: number;
}

/** Outer volume of one item in cm³. */
export function volumeCm3({ widthCm, heightCm, depthCm }: DimensionsCm): number {
  return widthCm * heightCm * depthCm;
}

/** Cubic metres of a volume in cm³. */
export function toCubicMetres(cm3: number): number {
  return cm3 / 1_000_000;
}

/** Cubic feet of a volume in cm³; 1 ft is 30.48 cm exactly (international yard and pound agreement, 1959). */
export function toCubicFeet(cm3: number): number {
  return cm3 / 30.48 ** 3;
}
