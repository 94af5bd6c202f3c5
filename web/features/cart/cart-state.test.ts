import { describe, expect, it } from '@jest/globals';
import { BOX, cartOf, SOFA, updateFor } from './cart-fixtures';
import { type CartChanges, countChanges, mergeChanges, splitChanges, withoutConfirmed } from './cart-state';

const box = (quantity: number): CartChanges => ({
  lines: { 'product:box-id': updateFor(BOX, quantity) },
  shipment: {},
});
const sofa: CartChanges = { lines: { 'product:sofa-id': updateFor(SOFA, 1) }, shipment: {} };
const toCanada: CartChanges = { lines: {}, shipment: { destination: 'canada', toCity: 'Toronto' } };

describe('changes that wait for the server', () => {
  it('many presses on one item become one wish with the last quantity', () => {
    const gathered = [1, 2, 3, 4].map(box).reduce(mergeChanges);
    expect(countChanges(gathered)).toBe(1);
    expect(gathered.lines['product:box-id']?.quantity).toBe(4);
  });

  it('different items and the shipment are changed side by side', () => {
    expect(countChanges([box(2), sofa, toCanada].reduce(mergeChanges))).toBe(4);
  });

  it('taken in parts, the shipment goes before the items, whole or field by field, and nothing is lost', () => {
    const all = [box(2), sofa, toCanada].reduce(mergeChanges);
    const [shipment, items] = splitChanges(all, 'part');
    expect(shipment).toEqual(toCanada);
    expect(splitChanges(items, 'part')).toEqual([box(2), sofa]);
    const [field, rest] = splitChanges(all, 'single');
    expect(field).toEqual({ lines: {}, shipment: { destination: 'canada' } });
    expect(countChanges(rest)).toBe(3);
    expect(splitChanges(items, 'single')[0]).toEqual(box(2));
  });

  it('what the server knows already is not sent', () => {
    const cart = cartOf([[BOX, 2]], { destination: 'canada' });
    expect(withoutConfirmed([box(2), sofa, toCanada].reduce(mergeChanges), cart)).toEqual({
      lines: sofa.lines,
      shipment: { toCity: 'Toronto' },
    });
    expect(countChanges(withoutConfirmed({ lines: { x: updateFor(SOFA, 0) }, shipment: {} }, cart))).toBe(0);
  });
});
