import { describe, expect, it } from '@jest/globals';
import { schemes } from './colors';

const onGround = [
  ['text', 'surface'],
  ['text', 'surfaceRaised'],
  ['text', 'surfaceSunken'],
  ['textMuted', 'surface'],
  ['textMuted', 'surfaceRaised'],
  ['textMuted', 'surfaceSunken'],
  ['accent', 'surface'],
  ['accent', 'surfaceRaised'],
  ['accent', 'surfaceSunken'],
  ['accentStrong', 'surfaceSunken'],
  ['accentText', 'accent'],
  ['accentText', 'accentStrong'],
  ['accent', 'accentSoft'],
  ['text', 'accentSoft'],
  ['good', 'surfaceRaised'],
  ['good', 'goodSoft'],
  ['text', 'goodSoft'],
  ['warn', 'surfaceRaised'],
  ['warn', 'warnSoft'],
  ['text', 'warnSoft'],
  ['bad', 'surface'],
  ['bad', 'surfaceRaised'],
  ['bad', 'badSoft'],
  ['text', 'badSoft'],
  ['badText', 'bad'],
  ['badText', 'badStrong'],
] as const;

const drawn = [
  ['lineStrong', 'surfaceRaised'],
  ['lineStrong', 'surface'],
  ['buoy', 'surface'],
  ['buoy', 'accentSoft'],
] as const;

describe.each(Object.entries(schemes))('in the %s scheme', (_name, scheme) => {
  it.each(onGround)('%s is readable on %s', (text, ground) => {
    expect(contrast(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(drawn)('%s is seen on %s', (line, ground) => {
    expect(contrast(scheme[line], scheme[ground])).toBeGreaterThanOrEqual(3);
  });
});

/** WCAG 2.2 contrast ratio of two hex colours. */
function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
