import { describe, expect, it } from '@jest/globals';
import { toCubicFeet, toCubicMetres, volumeCm3 } from './volume.js';

describe('volume', () => {
  it('the standard box takes 127,551 cm³, 0.128 m³ or four and a half cubic feet', () => {
    const volume = volumeCm3({ heightCm: 61, widthCm: 41, depthCm: 51 });
    expect(volume).toBe(127_551);
    expect(toCubicMetres(volume)).toBe(0.127551);
    expect(toCubicFeet(volume)).toBeCloseTo(4.504, 3);
  });

  it('a cubic metre is 35.3147 cubic feet', () => {
    expect(toCubicFeet(1_000_000)).toBeCloseTo(35.3147, 4);
  });
});
