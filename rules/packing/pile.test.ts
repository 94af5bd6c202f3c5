import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { volumeCm3 } from '../prices/volume.js';
import { makePile, PILE_ITEMS_MAX, PILE_LIMITS_CM, type PileLine, type PlacedItem } from './pile.js';

const BOX = { widthCm: 61, heightCm: 41, depthCm: 51 };

const side = fc.integer({ min: 1, max: 300 });
const shipments = fc.uniqueArray(
  fc.record({
    key: fc.string({ maxLength: 4 }),
    quantity: fc.integer({ min: 1, max: 12 }),
    ...{ widthCm: side, heightCm: side, depthCm: side },
  }),
  { selector: ({ key }) => key, maxLength: 20 },
);

describe('a pile', () => {
  test('never has two items in one place', () => {
    fc.assert(
      fc.property(shipments, (lines) => {
        const { items } = makePile(lines);
        const overlaps = items.filter((one, at) =>
          items.slice(at + 1).some((other) => sharedCm3(one, other) > 0),
        );
        expect(overlaps).toEqual([]);
      }),
    );
  });

  test('never has an item that floats: each stands on the floor, or wholly on what is below', () => {
    fc.assert(
      fc.property(shipments, (lines) => {
        const { items } = makePile(lines);
        for (const item of items.filter(({ up }) => up > 0)) {
          const below = items.filter(({ up, height }) => up + height === item.up);
          const supported = below.reduce((sum, other) => sum + sharedFloorCm2(item, other), 0);
          expect(supported).toBe(item.width * item.depth);
        }
      }),
    );
  });

  test('holds the volume of the items, each in its own size, and says how many it leaves out', () => {
    fc.assert(
      fc.property(shipments, (lines) => {
        const { items, tooLarge, notDrawn } = makePile(lines);
        expect(notDrawn).toBe(0);
        expect(items.length + tooLarge).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
        for (const line of lines) {
          const placed = items.filter(({ key }) => key === line.key);
          expect([0, line.quantity]).toContain(placed.length);
          for (const item of placed) {
            expect(sorted([item.width, item.height, item.depth])).toEqual(
              sorted([line.widthCm, line.heightCm, line.depthCm]),
            );
          }
        }
        const placedCm3 = items.reduce((sum, { width, height, depth }) => sum + width * height * depth, 0);
        const ownCm3 = lines
          .filter(({ key }) => items.some((item) => item.key === key))
          .reduce((sum, line) => sum + volumeCm3(line) * line.quantity, 0);
        expect(placedCm3).toBe(ownCm3);
      }),
    );
  });

  test('stays inside the width and height of a container, and its sides are those of what it holds', () => {
    fc.assert(
      fc.property(shipments, (lines) => {
        const { items, widthCm, heightCm, depthCm } = makePile(lines);
        expect(widthCm).toBeLessThanOrEqual(PILE_LIMITS_CM.width);
        expect(heightCm).toBeLessThanOrEqual(PILE_LIMITS_CM.height);
        expect(widthCm).toBe(Math.max(0, ...items.map(({ left, width }) => left + width)));
        expect(heightCm).toBe(Math.max(0, ...items.map(({ up, height }) => up + height)));
        expect(depthCm).toBe(Math.max(0, ...items.map(({ front, depth }) => front + depth)));
        expect(items.every(({ left, up, front }) => Math.min(left, up, front) >= 0)).toBe(true);
      }),
    );
  });

  test('is the same in whichever order the items were added', () => {
    const shuffled = shipments.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
    );
    fc.assert(fc.property(shuffled, ([lines, other]) => expect(makePile(other)).toEqual(makePile(lines))));
  });

  test('of eight boxes is two wide, two high and two deep', () => {
    const { widthCm, heightCm, depthCm } = makePile([box(8)]);
    expect([widthCm, heightCm, depthCm]).toEqual([122, 82, 102]);
  });

  test('of two hundred boxes leaves little air', () => {
    const pile = makePile([box(200)]);
    expect((200 * volumeCm3(BOX)) / volumeCm3(pile)).toBeGreaterThan(0.65);
  });

  test('lays down what is too high to stand', () => {
    const [item] = makePile([line('Rug', { widthCm: 30, heightCm: 300, depthCm: 20 })]).items;
    expect(item?.height).toBe(20);
  });

  test('leaves out what fits into no container, and counts it', () => {
    const cube = { widthCm: 300, heightCm: 300, depthCm: 300 };
    expect(makePile([line('Cube', cube, 2), box(1)])).toMatchObject({ tooLarge: 2, items: [{ key: 'Box' }] });
  });

  test('of thousands of items has the largest, and counts the others', () => {
    const { items, notDrawn } = makePile([
      box(999),
      line('Sofa', { widthCm: 210, heightCm: 90, depthCm: 95 }),
    ]);
    expect(items[0]?.key).toBe('Sofa');
    expect(items.length).toBe(PILE_ITEMS_MAX);
    expect(notDrawn).toBe(600);
  });
});

function box(quantity: number): PileLine {
  return line('Box', BOX, quantity);
}

function line(key: string, sides: typeof BOX, quantity = 1): PileLine {
  return { key, quantity, ...sides };
}

function sorted(sides: number[]): number[] {
  return sides.sort((a, b) => a - b);
}

function overlap(a: number, aLength: number, b: number, bLength: number): number {
  return Math.max(0, Math.min(a + aLength, b + bLength) - Math.max(a, b));
}

function sharedFloorCm2(a: PlacedItem, b: PlacedItem): number {
  return overlap(a.left, a.width, b.left, b.width) * overlap(a.front, a.depth, b.front, b.depth);
}

function sharedCm3(a: PlacedItem, b: PlacedItem): number {
  return sharedFloorCm2(a, b) * overlap(a.up, a.height, b.up, b.height);
}
