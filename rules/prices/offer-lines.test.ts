import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { offerLines } from './offer-lines.js';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 999 }),
  unitPence: fc.integer({ min: 0, max: 500_000 }),
});
const shipment = fc
  .array(line, { minLength: 1, maxLength: 20 })
  .map((lines) => lines.map((one, no) => ({ ...one, key: `line ${no}` })));
const pieces = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

it('an offer comes to its price to the penny, with the same pieces, keys of their own and no price below zero', () => {
  fc.assert(
    fc.property(shipment, fc.integer({ min: 30, max: 9_999_999 }), (lines, totalPence) => {
      const offered = offerLines(lines, totalPence);
      expect(offered.reduce((sum, { quantity, unitPence }) => sum + quantity * unitPence, 0)).toBe(
        totalPence,
      );
      expect(pieces(offered)).toBe(pieces(lines));
      expect(new Set(offered.map(({ key }) => key)).size).toBe(offered.length);
      expect(offered.length).toBeLessThanOrEqual(lines.length + 1);
      expect(offered.every(({ unitPence, quantity }) => unitPence >= 0 && quantity >= 1)).toBe(true);
    }),
  );
});

it('what does not divide goes on a line of one piece, or on one piece of its own', () => {
  const boxes = { key: 'box', quantity: 3, unitPence: 100 };
  const sofa = { key: 'sofa', quantity: 1, unitPence: 300 };
  expect(offerLines([boxes, sofa], 500)).toEqual([
    { ...boxes, unitPence: 83 },
    { ...sofa, unitPence: 251 },
  ]);
  expect(offerLines([boxes], 200)).toEqual([
    { ...boxes, quantity: 2, unitPence: 66 },
    { key: 'box+', quantity: 1, unitPence: 68 },
  ]);
  expect(offerLines([boxes, sofa], 600)).toEqual([boxes, sofa]);
});
