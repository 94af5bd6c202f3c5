import { expect, it } from '@jest/globals';
import { readTypedList, type TypedLine } from './read-typed-list.js';

const NAMES = ['skis and poles', 'filing cabinet, two drawers'];
const read = (text: string) => readTypedList(text, (one) => NAMES.includes(one.toLowerCase()));
const shown = (lines: readonly TypedLine[]) => lines.map(({ quantity, text }) => `${quantity} ${text}`);

it.each([
  ['4 boxes, bike, 55 inch tv', ['4 boxes', '1 bike', '1 55 inch tv']],
  ['two lamps and a sofa', ['2 lamps', '1 sofa']],
  ['twenty-five boxes\ntwenty five crates', ['25 boxes', '25 crates']],
  ['a dozen glasses; half a dozen plates; two dozen mugs', ['12 glasses', '6 plates', '24 mugs']],
  ['a pair of lamps, a couple of chairs, 3 pairs of curtains', ['2 lamps', '2 chairs', '3 curtains']],
  ['2x desk, x3 chairs, 4 x stool, 2 × lamp', ['2 desk', '3 chairs', '4 stool', '2 lamp']],
  ['desk x2, chairs (3), stool: 4, lamp - 5, rug 6x', ['2 desk', '3 chairs', '4 stool', '5 lamp', '6 rug']],
  [
    '3 seater sofa, 2-seater sofa, two-seater sofa',
    ['1 3 seater sofa', '1 2-seater sofa', '1 two-seater sofa'],
  ],
  ['2 x 55 inch tv, 2 two seater sofas, 32" tv', ['2 55 inch tv', '2 two seater sofas', '1 32" tv']],
  ['61 x 41 x 51 cm box', ['1 box']],
  ['2 skis and poles, filing cabinet, two drawers', ['2 skis and poles', '1 filing cabinet, two drawers']],
  ['table and 6 chairs', ['1 table', '6 chairs']],
  ['- 4 boxes\n* bike\n1. sofa\n2) desk', ['4 boxes', '1 bike', '1 sofa', '1 desk']],
  ['Boxes\t4\n3\tLamps', ['4 Boxes', '3 Lamps']],
  ["We have 2 sofas, and also a bike. There's a cot!", ['2 sofas', '1 bike', '1 cot']],
  ['1984 books, 0 chairs', ['999 books', '1 chairs']],
  ['', []],
  [' , ;\n and ', []],
])('reads %j', (text, lines) => {
  expect(shown(read(text))).toEqual(lines);
});
