import { describe, expect, it } from '@jest/globals';
import { productPence } from './rate-card.js';

const rate = { perCubicMetrePence: 44_000, handlingPence: 1000, heavySurchargePence: 2500 };
const box = { heightCm: 61, widthCm: 41, depthCm: 51 };

describe('the price of a product', () => {
  it('is its volume at the rate and handling, rounded up to the next 50p', () => {
    expect(productPence(box, 20, rate)).toBe(6650);
  });

  it('that falls on a 50p stays there', () => {
    expect(productPence({ heightCm: 50, widthCm: 50, depthCm: 50 }, 20, rate)).toBe(6500);
  });

  it('carries the heavy surcharge above 30 kg, not at 30 kg', () => {
    expect(productPence(box, 30, rate)).toBe(6650);
    expect(productPence(box, 30.5, rate)).toBe(6650 + 2500);
  });
});
