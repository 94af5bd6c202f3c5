import { expect, it } from '@jest/globals';
import { mergeGoods } from './merge-goods.js';

const rule = (name: string, kind: 'forbidden' | 'restricted', words: string) => ({
  ...{ name, kind, words: words.split(', '), explanation: `${kind} ${words}` },
  ...{ source: 'Customs', checkedOn: '2026-11-23' },
});

it('rules of one name are one, the strictest, with the words of all', () => {
  const merged = mergeGoods([
    rule('Alcohol', 'restricted', 'wine, beer'),
    rule('Tobacco', 'forbidden', 'tobacco, snus'),
    rule('TOBACCO', 'restricted', 'Tobacco, pipe tobacco'),
    rule('alcohol', 'forbidden', 'beer, absinthe'),
  ]);
  expect(merged.map(({ name, kind, words, explanation }) => [name, kind, words, explanation])).toEqual([
    ['alcohol', 'forbidden', ['beer', 'absinthe', 'wine'], 'forbidden beer, absinthe'],
    ['Tobacco', 'forbidden', ['tobacco', 'snus', 'pipe tobacco'], 'forbidden tobacco, snus'],
  ]);
});

it('a word leads to the strictest rule that names it, and a rule without words is left out', () => {
  const merged = mergeGoods([
    rule('Food', 'restricted', 'honey, tea'),
    rule('Honey', 'forbidden', 'honey'),
    rule('Tea', 'restricted', 'tea'),
  ]);
  expect(merged.map(({ name, words }) => [name, words])).toEqual([
    ['Food', ['tea']],
    ['Honey', ['honey']],
  ]);
});
