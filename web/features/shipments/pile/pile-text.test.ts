import { describe, expect, it } from '@jest/globals';
import type { CartLine } from '../../cart/cart-types';
import { pileOf } from './pile-of';
import { describePile, leftOutText } from './pile-text';

function line(name: string, quantity: number, rest: Partial<CartLine> = {}): CartLine {
  return {
    ...{
      key: name,
      name,
      size: '61 x 41 x 51 cm, up to 30 kg',
      imageUrl: null,
      altText: '',
      categoryId: null,
    },
    ...{ productId: name, customBox: null, unitVolumeCm3: 61 * 41 * 51, quantity, unitPence: 6650 },
    isProvisional: false,
    ...rest,
  };
}

describe('a pile in words', () => {
  it('names what it holds, its measures, and a thing of its height', () => {
    const lines = [line('Standard Box', 8), line('Bicycle', 1, { size: '', unitVolumeCm3: 300_000 })];
    expect(describePile(pileOf(lines), lines, 1_020_408)).toBe(
      '8 × Standard Box: 1.0 m wide, 1.2 m high and 0.9 m deep, about as high as a chest of drawers, 1.02 m³. ' +
        'A person of 1.75 m stands beside the pile.',
    );
  });

  it('names three kinds, and counts the others', () => {
    const lines = ['A', 'B', 'C', 'D', 'E'].map((name) => line(name, 2));
    expect(describePile(pileOf(lines), lines, 1_000_000)).toMatch(/^2 × A, 2 × B, 2 × C and 4 other items: /);
  });

  it('says what it leaves out: items of unknown or too large a size, and the smallest of thousands', () => {
    const lines = [
      line('Lamp', 2, { size: 'large' }),
      line('Changed', 1, { unitVolumeCm3: 1 }),
      line('Cube', 1, { size: '300 x 300 x 300 cm', unitVolumeCm3: 27_000_000 }),
      line('Box', 401),
    ];
    expect(leftOutText(pileOf(lines))).toBe(
      "Not drawn: 3 items without measurements, 1 item too large for a container's door, the smallest item.",
    );
    expect(leftOutText(pileOf([line('Box', 1)]))).toBeNull();
  });

  it('has nothing of what is not sold to the destination', () => {
    const pile = pileOf([line('Box', 3, { unitPence: null })]);
    expect(pile).toMatchObject({ items: [], withoutSize: 0 });
  });
});
