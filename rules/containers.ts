/** Containers of one's own: their size, and when one costs less than the shared container that a quote is for. */
import { CONTAINER_SIZES, type ContainerSize, type Sourced } from './destination-guide.js';
import type { DimensionsCm } from './prices/volume.js';

export interface Container extends Sourced {
  readonly name: string;
  /** Its depth is its length. */
  readonly inside: DimensionsCm;
  readonly insideM3: number;
  /** The volume that the mixed goods of a household fill. */
  readonly usableM3: number;
  readonly payloadKg: number;
}

/** The figures of shipping lines differ by some centimetres and kilograms. */
const SOURCE =
  'Outside ISO 668; gross 30,480 kg as in Hapag-Lloyd, Guide to Ocean Freight Container Specifications; inside, volume and payload freightutils.com/containers; usable: our rule, 85% of the volume';
const checked: Sourced = { source: SOURCE, checkedOn: '2026-11-23' };

export const CONTAINERS: Readonly<Record<ContainerSize, Container>> = {
  ft20: {
    ...checked,
    name: '20FT',
    inside: { widthCm: 235, heightCm: 239, depthCm: 589 },
    ...{ insideM3: 33.2, usableM3: 28, payloadKg: 28_180 },
  },
  ft40: {
    ...checked,
    name: '40FT',
    inside: { widthCm: 235, heightCm: 239, depthCm: 1203 },
    ...{ insideM3: 67.7, usableM3: 57, payloadKg: 26_730 },
  },
  ft40hc: {
    ...checked,
    name: '40FT high cube',
    inside: { widthCm: 235, heightCm: 269, depthCm: 1203 },
    ...{ insideM3: 76.3, usableM3: 65, payloadKg: 26_540 },
  },
};

/** The smallest container that holds a volume, by what is usable of it; undefined when it takes more than one. */
export function smallestContainer(volumeCm3: number): ContainerSize | undefined {
  return CONTAINER_SIZES.find((size) => volumeCm3 <= usableCm3(size));
}

interface SharedCarriage {
  readonly volumeCm3: number;
  /** The sum of the items alone. */
  readonly itemsPence: number;
  readonly minimumTopUpPence: number;
}

interface PricedContainer {
  readonly size: ContainerSize;
  readonly pricePence: number;
}

/** `savedPence` below the shared container, or 0: then it would cost less from `fromCm3` on, priced as the items are. */
export interface OwnContainer extends PricedContainer {
  readonly savedPence: number;
  readonly fromCm3: number;
}

/**
 * The container of one's own to compare a quote with: the cheapest that holds the shipment when that costs less, else the one
 * that pays off first. The service is left out: one is bought on top of either. Undefined without items or prices, or
 * where a full container never pays off.
 */
export function compareContainers(
  { volumeCm3, itemsPence, minimumTopUpPence }: SharedCarriage,
  prices: readonly PricedContainer[],
): OwnContainer | undefined {
  if (volumeCm3 === 0 || itemsPence === 0) return undefined;
  const carriagePence = itemsPence + minimumTopUpPence;
  const compared = prices
    .filter(({ size }) => volumeCm3 <= usableCm3(size))
    .map(({ size, pricePence }) => ({
      ...{ size, pricePence },
      savedPence: Math.max(0, carriagePence - pricePence),
      fromCm3: Math.ceil((pricePence * volumeCm3) / itemsPence),
    }));
  const worthwhile = compared.filter(
    ({ size, savedPence, fromCm3 }) => savedPence > 0 || fromCm3 <= usableCm3(size),
  );
  return worthwhile.sort((a, b) => b.savedPence - a.savedPence || a.fromCm3 - b.fromCm3)[0];
}

/** The usable volume of a container, in cm³. */
export function usableCm3(size: ContainerSize): number {
  return CONTAINERS[size].usableM3 * 1_000_000;
}
