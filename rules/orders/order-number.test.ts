import { expect, it } from '@jest/globals';
import { readOrderNumber } from './order-number.js';

it.each([
  ['HL-100001', 'HL-100001'],
  [' hl-100001 ', 'HL-100001'],
  ['HL 100001', 'HL-100001'],
  ['100001', 'HL-100001'],
  ['“HL–100001”.', 'HL-100001'],
  ['#HL\u2011100001\u200b', 'HL-100001'],
  ['ＨＬ－１００００１', 'HL-100001'],
  ['', null],
  ['HL-', null],
  ['100001; drop', null],
  ['9'.repeat(13), null],
])('"%s" is the order number %s', (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number);
});
