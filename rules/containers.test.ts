import { describe, expect, it } from '@jest/globals';
import { CONTAINERS, compareContainers, smallestContainer } from './containers.js';
import { CONTAINER_SIZES } from './destination-guide.js';
import { PILE_LIMITS_CM } from './packing/pile.js';
import { volumeCm3 } from './prices/volume.js';

const M3 = 1_000_000;
const PRICES = [
  { size: 'ft20', pricePence: 600_000 },
  { size: 'ft40', pricePence: 900_000 },
] as const;

/** At £400 per m³. */
function shipment(cubicMetres: number) {
  return { volumeCm3: cubicMetres * M3, itemsPence: cubicMetres * 40_000, minimumTopUpPence: 0 };
}

describe('containers', () => {
  it.each(CONTAINER_SIZES)('%s: usable is less than its volume, which is that of its sides', (size) => {
    const { inside, insideM3, usableM3 } = CONTAINERS[size];
    expect(Math.abs(volumeCm3(inside) / M3 / insideM3 - 1)).toBeLessThan(0.01);
    expect(usableM3 / insideM3).toBeCloseTo(0.85, 1);
    expect(inside.widthCm).toBe(PILE_LIMITS_CM.width);
    expect(inside.heightCm).toBeGreaterThanOrEqual(PILE_LIMITS_CM.height);
  });

  it('the smallest that holds a shipment is named, until it takes more than one', () => {
    expect([1, 28, 28.1, 60, 65.1].map((m3) => smallestContainer(m3 * M3))).toEqual([
      ...['ft20', 'ft20', 'ft40', 'ft40hc', undefined],
    ]);
  });
});

describe('a container of one’s own', () => {
  it('costs less from the volume on at which the items reach its price', () => {
    expect(compareContainers(shipment(2), PRICES)).toEqual({
      ...{ size: 'ft20', pricePence: 600_000, savedPence: 0, fromCm3: 15 * M3 },
    });
    expect(compareContainers(shipment(15), PRICES)?.savedPence).toBe(0);
    expect(compareContainers(shipment(15.1), PRICES)?.savedPence).toBe(4_000);
  });

  it('is the cheapest that holds the shipment', () => {
    expect(compareContainers(shipment(30), PRICES)).toMatchObject({ size: 'ft40', savedPence: 300_000 });
    expect(compareContainers(shipment(24), PRICES)).toMatchObject({ size: 'ft20', savedPence: 360_000 });
  });

  it('saves the top-up to the minimum charge, too', () => {
    const price = { size: 'ft20', pricePence: 80_000 } as const;
    const light = { volumeCm3: 20 * M3, itemsPence: 50_000, minimumTopUpPence: 50_000 };
    expect(compareContainers(light, [price])?.savedPence).toBe(20_000);
  });

  it('is not named where none has a price, holds the shipment, or ever costs less', () => {
    expect(compareContainers(shipment(2), [])).toBeUndefined();
    expect(compareContainers(shipment(60), PRICES)).toBeUndefined();
    expect(compareContainers(shipment(2), [{ size: 'ft20', pricePence: 2_000_000 }])).toBeUndefined();
    expect(compareContainers({ volumeCm3: 0, itemsPence: 0, minimumTopUpPence: 0 }, PRICES)).toBeUndefined();
  });
});
