import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { makePile } from '../../../../rules/packing/pile';
import { inDrawOrder } from './draw-order';

const side = fc.integer({ min: 5, max: 200 });
const shipments = fc.uniqueArray(
  fc.record({
    key: fc.string({ maxLength: 3 }),
    quantity: fc.integer({ min: 1, max: 8 }),
    ...{ widthCm: side, heightCm: side, depthCm: side },
  }),
  { selector: ({ key }) => key, maxLength: 15 },
);

it('an item is drawn before every item that stands in front, to the right or on top of it', () => {
  fc.assert(
    fc.property(shipments, (lines) => {
      const { items } = makePile(lines);
      const order = inDrawOrder(items);
      expect(new Set(order)).toEqual(new Set(items));
      const wrong = order.filter((one, at) =>
        order.slice(0, at).some((earlier) => isInFront(earlier, one) && !isInFront(one, earlier)),
      );
      expect(wrong).toEqual([]);
    }),
  );
});

function isInFront(a: Item, b: Item): boolean {
  return a.left >= b.left + b.width || a.front >= b.front + b.depth || a.up >= b.up + b.height;
}

type Item = ReturnType<typeof makePile>['items'][number];
