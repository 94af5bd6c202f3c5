/** @jest-environment jest-fixed-jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';

const throwPieces = jest.fn(async () => null);
jest.unstable_mockModule('canvas-confetti', () => ({ default: { create: () => throwPieces } }));
const { celebrate } = await import('./celebrate');

let isStill: boolean;

beforeEach(() => {
  sessionStorage.clear();
  throwPieces.mockClear();
  isStill = false;
  window.matchMedia = () => ({ matches: isStill }) as MediaQueryList;
});

function show(orderId: string): void {
  window.history.pushState(null, '', `/user/orders/${orderId}?success=true`);
  celebrate(new AbortController().signal);
}

it('an order is celebrated once, however often its page is opened or loaded', () => {
  show('1');
  show('1');
  expect(throwPieces).toHaveBeenCalledTimes(1);
  show('2');
  expect(throwPieces).toHaveBeenCalledTimes(2);
});

it('who wants less motion sees none', () => {
  isStill = true;
  show('3');
  expect(throwPieces).not.toHaveBeenCalled();
});
