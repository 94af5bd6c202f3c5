import { expect, test } from '@jest/globals';
import { BY_PHONE, priceByStaff } from './staff-price.js';

const BOX = { quantity: 2, unitPence: 5_000, unitVolumeCm3: 1_000 };
const CONTAINER = { name: '20FT container, door to door', pence: 695_000 };
const request = {
  ...{ goods: [BOX], freeLines: [], servicePence: 0, minimumPence: 0, savingPercent: 0, adjustment: null },
};
const adjusted = (kind: 'percent' | 'pence', value: number, more = {}) =>
  priceByStaff({ ...request, ...more, adjustment: { kind, value, reason: 'As agreed' } });

test('free lines are added as they are, and are no pieces', () => {
  const { sums, freeLines } = priceByStaff({ ...request, freeLines: [CONTAINER] });
  expect(sums).toMatchObject({ itemsPence: 705_000, totalPence: 705_000, itemCount: 2, volumeCm3: 2_000 });
  expect(freeLines).toEqual([CONTAINER]);
});

test('the minimum charge holds for goods, not for free lines alone', () => {
  const packing = [{ name: 'Packing', pence: 3_000 }];
  const minimumPence = 20_000;
  expect(priceByStaff({ ...request, minimumPence, freeLines: packing }).sums.totalPence).toBe(20_000);
  expect(priceByStaff({ ...request, minimumPence, goods: [], freeLines: packing }).sums.totalPence).toBe(
    3_000,
  );
});

test.each([
  ['of goods', {}, 2_500, 12_500],
  ['of the minimum charge', { minimumPence: 20_000 }, 5_000, 25_000],
  ['of goods and service', { servicePence: 10_000 }, 5_000, 25_000],
  ['of goods, beside a free line', { freeLines: [CONTAINER] }, 2_500, 707_500],
])('the phone price %s is a line that reaches it', (_what, more, pence, totalPence) => {
  const { freeLines, sums } = priceByStaff({ ...request, savingPercent: 20, ...more });
  expect(freeLines.at(-1)).toEqual({ name: BY_PHONE, pence });
  expect(sums.totalPence).toBe(totalPence);
});

test.each([
  ['pence', -1_234, 8_766],
  ['pence', 1_234, 11_234],
  ['percent', -7, 9_300],
  ['percent', 7, 10_700],
] as const)('an adjustment of %s %i makes %i', (kind, value, totalPence) => {
  const { sums, isTooLow } = adjusted(kind, value);
  expect(sums.totalPence).toBe(totalPence);
  expect(sums.itemsPence + sums.minimumTopUpPence + sums.servicePence - sums.promotionPence).toBe(totalPence);
  expect(isTooLow).toBe(false);
});

test('per cent are of the whole price, by phone and with service, to the nearest penny', () => {
  const more = { goods: [{ ...BOX, quantity: 1, unitPence: 3_333 }], servicePence: 1_000 };
  expect(adjusted('percent', -15, more).sums.totalPence).toBe(4_333 - 650);
  expect(adjusted('percent', 10, { savingPercent: 20 }).sums.totalPence).toBe(13_750);
});

test('a rise comes on top of the minimum charge', () => {
  expect(adjusted('pence', 1_000, { minimumPence: 20_000 }).sums).toMatchObject({
    ...{ itemsPence: 11_000, minimumTopUpPence: 10_000, totalPence: 21_000 },
  });
});

test.each([
  ['more than the items cost', -10_001],
  ['all but 29p', -9_971],
])('a fall of %s is too much', (_what, value) => {
  expect(adjusted('pence', value).isTooLow).toBe(true);
});
