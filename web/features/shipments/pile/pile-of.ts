import { makePile, type Pile } from '../../../../rules/packing/pile';
import { readSides } from '../../../../rules/prices/read-sides';
import { volumeCm3 } from '../../../../rules/prices/volume';
import type { CartLine } from '../../cart/cart-types';

export interface ShipmentPile extends Pile {
  /** How many items have no sides that we know. */
  readonly withoutSize: number;
}

/** The items sold to the destination as a pile, each in its own size. */
export function pileOf(lines: readonly CartLine[]): ShipmentPile {
  const sold = lines.filter(({ unitPence }) => unitPence !== null);
  const sized = sold.flatMap((line) => {
    const sides = line.customBox ?? readSides(line.size);
    const isKnown = sides && Math.abs(volumeCm3(sides) / line.unitVolumeCm3 - 1) <= 0.01;
    return isKnown ? { ...sidesOf(sides), key: line.key, quantity: line.quantity } : [];
  });
  return { ...makePile(sized), withoutSize: count(sold) - count(sized) };
}

function sidesOf({ widthCm, heightCm, depthCm }: Parameters<typeof volumeCm3>[0]) {
  return { widthCm, heightCm, depthCm };
}

function count(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
