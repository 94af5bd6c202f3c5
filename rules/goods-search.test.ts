import { describe, expect, it } from '@jest/globals';
import { findGoodsRules, goodsRulesFor } from './goods-search.js';

const RULES = [
  { name: 'Vapes', words: ['vape', 'e-cigarette'] },
  { name: 'Honey', words: ['honey', 'beeswax'] },
  { name: 'Masks', words: ['wooden mask'] },
  { name: 'Batteries', words: ['battery', 'power bank'] },
  { name: 'Coffee', words: ['coffee', 'tea'] },
  { name: 'Cars', words: ['car'] },
  { name: 'Gas', words: ['gas bottle'] },
  { name: 'Seats', words: ['car seat'] },
  { name: 'Brandy', words: ['crème de cassis'] },
];
const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

describe('goods that a text names', () => {
  it.each([
    ['vape', ['Vapes']],
    ['My VAPES', ['Vapes']],
    ['E-Cigarettes', ['Vapes']],
    ['spare batteries', ['Batteries']],
    ['African wooden masks', ['Masks']],
    ['jar of honey', ['Honey']],
    ['Honey jars', ['Honey']],
    ['honey (manuka)', ['Honey']],
    ['garden chairs and honey, tea', ['Honey', 'Coffee']],
    ['creme de cassis', ['Brandy']],
    ['gas bottles', ['Gas']],
    ['baby car seat', ['Seats']],
  ])('%s: %j', (text, expected) => {
    expect(names(goodsRulesFor(text, RULES))).toEqual(expected);
  });

  it.each([
    'coffee table',
    'tea set',
    'toy car',
    'tank for honey',
    'wooden chair',
    'mask',
    'bottle',
    'car park sign',
    '',
    '—',
  ])('nothing forbids “%s”', (text) => {
    expect(goodsRulesFor(text, RULES)).toEqual([]);
  });
});

describe('goods that somebody begins to type', () => {
  it.each([
    ['vap', ['Vapes']],
    ['wooden', ['Masks']],
    ['power', ['Batteries']],
    ['car', ['Cars']],
    ['bee', ['Honey']],
  ])('%s: %j', (text, expected) => {
    expect(names(findGoodsRules(text, RULES))).toEqual(expected);
  });

  it.each(['be', 'coffee table', 'sofa', ''])('nothing begins with “%s”', (text) => {
    expect(findGoodsRules(text, RULES)).toEqual([]);
  });
});
