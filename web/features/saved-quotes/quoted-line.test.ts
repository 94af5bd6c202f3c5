import { expect, test } from '@jest/globals';
import { boxKey } from '../cart/cart-actions';
import { toCartLine } from './quoted-line';
import type { QuotedLinePartsFragment } from './saved-quote.generated';

test('a custom box of a quote goes into the cart as it was typed, without what an answer adds', () => {
  const box = { name: 'Bicycle', widthCm: 180, heightCm: 100, depthCm: 25, weightRange: 'upTo30' } as const;
  const line = {
    ...{ key: 'box:1', productId: null, name: 'Bicycle', size: '180 x 100 x 25 cm (WHD)', imageUrl: null },
    ...{ quantity: 2, unitVolumeCm3: 450_000 },
    customBox: { __typename: 'CustomBox', ...box, weightRange: 'UP_TO_30' },
  } as unknown as QuotedLinePartsFragment;
  expect(toCartLine(line, 9_000)).toMatchObject({ key: boxKey(box), quantity: 2, unitPence: 9_000 });
  expect(toCartLine(line, 9_000).customBox).toEqual(box);
});
