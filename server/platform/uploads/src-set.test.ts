import { describe, expect, it } from '@jest/globals';
import { isOwnImage, namesOf, srcSetOf } from './src-set.js';

const ID = '0123456789abcdef0123456789abcdef';

describe('the sizes of a picture', () => {
  it.each([
    [1280, [320, 640, 1280]],
    [500, [320, 500]],
    [320, [320]],
    [7, [7]],
  ])('%d pixels wide follow from its address', (widest, widths) => {
    const url = `/uploads/${ID}-${widest}.webp`;
    expect(srcSetOf(url)).toBe(widths.map((width) => `/uploads/${ID}-${width}.webp ${width}w`).join(', '));
    expect(namesOf(url).map(({ width }) => width)).toEqual(widths);
  });

  it.each([
    '/pictures/standard-box.svg',
    `/uploads/${ID}.webp`,
    `/uploads/${ID}-0.webp`,
    `/uploads/${ID}-12800.webp`,
    `/uploads/../uploads/${ID}-320.webp`,
    `/uploads/${ID}-320.webp\n`,
    `/uploads/${ID.toUpperCase()}-320.webp`,
    `https://example.com/uploads/${ID}-320.webp`,
    `javascript:alert(1)//uploads/${ID}-320.webp`,
    '',
  ])('are not known of %j, which is no picture of ours', (url) => {
    expect([isOwnImage(url), srcSetOf(url), namesOf(url)]).toEqual([false, null, []]);
  });
});
