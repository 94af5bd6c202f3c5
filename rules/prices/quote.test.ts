import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type CustomBox,
  customBoxPence,
  itemsAtNoExtraCost,
  type QuoteLine,
  quoteShipment,
  WEIGHT_RANGES,
} from './quote.js';
import { volumeCm3 } from './volume.js';

const box: QuoteLine = { quantity: 1, unitPence: 6650, unitVolumeCm3: 127_551 };

describe('a quote', () => {
  it('adds up its lines when they reach the minimum', () => {
    const quote = quoteShipment({ lines: [{ ...box, quantity: 4 }], servicePence: 0, minimumPence: 24_500 });
    expect(quote).toMatchObject({
      itemsPence: 26_600,
      minimumTopUpPence: 0,
      totalPence: 26_600,
      itemCount: 4,
    });
    expect(quote.volumeCm3).toBe(510_204);
  });

  it('is raised to the minimum charge and says how much more could be added for nothing', () => {
    const quote = quoteShipment({ lines: [box], servicePence: 0, minimumPence: 24_500 });
    expect(quote).toMatchObject({ itemsPence: 6650, minimumTopUpPence: 17_850, totalPence: 24_500 });
    expect(itemsAtNoExtraCost(quote.freeAllowancePence, 6650)).toBe(2);
  });

  it('adding what the free allowance holds leaves the total as it was', () => {
    const alone = quoteShipment({ lines: [box], servicePence: 0, minimumPence: 24_500 });
    const more = 1 + itemsAtNoExtraCost(alone.freeAllowancePence, 6650);
    const full = quoteShipment({
      lines: [{ ...box, quantity: more }],
      servicePence: 0,
      minimumPence: 24_500,
    });
    expect(full.totalPence).toBe(alone.totalPence);
  });

  it('the service comes on top of the minimum, not out of it', () => {
    const quote = quoteShipment({ lines: [box], servicePence: 2999, minimumPence: 24_500 });
    expect(quote.totalPence).toBe(27_499);
  });

  it('an item not sold to the destination costs nothing and takes no room', () => {
    const unavailable = { quantity: 3, unitPence: null, unitVolumeCm3: 500_000 };
    const quote = quoteShipment({ lines: [box, unavailable], servicePence: 0, minimumPence: 0 });
    expect(quote).toMatchObject({ totalPence: 6650, itemCount: 1, volumeCm3: 127_551 });
  });

  it('an empty shipment costs nothing, whatever the minimum and the service', () => {
    expect(quoteShipment({ lines: [], servicePence: 5999, minimumPence: 24_500 }).totalPence).toBe(0);
  });

  it('nothing more is free once the minimum is reached, nor for an item without a price', () => {
    expect(itemsAtNoExtraCost(0, 6650)).toBe(0);
    expect(itemsAtNoExtraCost(17_850, 0)).toBe(0);
  });
});

describe('a custom box', () => {
  const rate = { perCubicMetrePence: 44_000, handlingPence: 1000, heavySurchargePence: 2500 };
  const cube: CustomBox = { widthCm: 50, heightCm: 50, depthCm: 50, weightRange: 'upTo30' };

  it('costs its volume at the rate and handling', () => {
    expect(customBoxPence(cube, rate)).toBe(5500 + 1000);
  });

  it('over 30 kg costs the heavy surcharge more', () => {
    expect(customBoxPence({ ...cube, weightRange: 'over30' }, rate)).toBe(5500 + 1000 + 2500);
  });

  it('part of a penny is rounded up', () => {
    expect(customBoxPence({ ...cube, widthCm: 1, heightCm: 1, depthCm: 1 }, rate)).toBe(1 + 1000);
  });
});

/** Adds the cart up by other means: whole numbers without limit, one item at a time. */
function countByHand(cart: RandomCart) {
  let items = 0n;
  let pieces = 0n;
  let volume = 0n;
  const put = (quantity: number, pence: bigint, cm3: bigint) => {
    items += pence * BigInt(quantity);
    volume += cm3 * BigInt(quantity);
    pieces += BigInt(quantity);
  };
  for (const [quantity, pence, cm3] of cart.products) {
    if (pence !== null) put(quantity, BigInt(pence), BigInt(cm3));
  }
  for (const [quantity, width, height, depth, heavy] of cart.boxes) {
    const cm3 = BigInt(width) * BigInt(height) * BigInt(depth);
    const millionths = cm3 * BigInt(cart.ratePence);
    const carriage = millionths / 1_000_000n + (millionths % 1_000_000n === 0n ? 0n : 1n);
    put(quantity, carriage + BigInt(cart.handlingPence) + (heavy ? BigInt(cart.heavyPence) : 0n), cm3);
  }
  const minimum = BigInt(cart.minimumPence);
  const charged = items < minimum ? minimum : items;
  const total = pieces === 0n ? 0n : charged + BigInt(cart.servicePence);
  return { items, total, pieces, volume };
}

const quantity = fc.integer({ min: 1, max: 999 });
const side = fc.integer({ min: 1, max: 300 });
const randomCart = fc.record({
  products: fc.array(
    fc.tuple(
      quantity,
      fc.option(fc.integer({ min: 0, max: 500_000 }), { freq: 5 }),
      fc.integer({ min: 1, max: 5_000_000 }),
    ),
    { maxLength: 6 },
  ),
  boxes: fc.array(fc.tuple(quantity, side, side, side, fc.boolean()), { maxLength: 4 }),
  ratePence: fc.integer({ min: 0, max: 200_000 }),
  handlingPence: fc.integer({ min: 0, max: 10_000 }),
  heavyPence: fc.integer({ min: 0, max: 20_000 }),
  servicePence: fc.constantFrom(0, 1599, 2999, 5999),
  minimumPence: fc.integer({ min: 0, max: 5_000_000 }),
});
type RandomCart = typeof randomCart extends fc.Arbitrary<infer Cart> ? Cart : never;

function quoteOf(cart: RandomCart) {
  const rate = {
    perCubicMetrePence: cart.ratePence,
    handlingPence: cart.handlingPence,
    heavySurchargePence: cart.heavyPence,
  };
  const products = cart.products.map(
    ([count, unitPence, unitVolumeCm3]): QuoteLine => ({ quantity: count, unitPence, unitVolumeCm3 }),
  );
  const boxes = cart.boxes.map(([count, widthCm, heightCm, depthCm, heavy]): QuoteLine => {
    const sides = { widthCm, heightCm, depthCm };
    const weightRange = WEIGHT_RANGES[heavy ? 1 : 0];
    return {
      quantity: count,
      unitPence: customBoxPence({ ...sides, weightRange }, rate),
      unitVolumeCm3: volumeCm3(sides),
    };
  });
  return quoteShipment({
    lines: [...products, ...boxes],
    servicePence: cart.servicePence,
    minimumPence: cart.minimumPence,
  });
}

describe('any cart', () => {
  it('costs the same to the penny when 100,000 random ones are added up by other means', () => {
    fc.assert(
      fc.property(randomCart, (cart) => {
        const quote = quoteOf(cart);
        const byHand = countByHand(cart);
        return (
          BigInt(quote.itemsPence) === byHand.items &&
          BigInt(quote.totalPence) === byHand.total &&
          BigInt(quote.itemCount) === byHand.pieces &&
          BigInt(quote.volumeCm3) === byHand.volume &&
          quote.totalPence === quote.itemsPence + quote.minimumTopUpPence + quote.servicePence
        );
      }),
      { numRuns: 100_000 },
    );
  });
});
