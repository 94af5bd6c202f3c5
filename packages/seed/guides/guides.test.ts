import { describe, expect, it } from '@jest/globals';
import type { DestinationGuide } from '../../../rules/destination-guide.js';
import { DESTINATION_KEYS } from '../../../rules/destinations.js';
import { foldText } from '../../../rules/fold-text.js';
import { goodsRulesFor } from '../../../rules/goods-search.js';
import { checkGuide } from '../../../server/modules/settings/guides/guide.service.js';
import { PRODUCTS } from '../products.js';
import { COMMON_GOODS } from './common-goods.js';
import { CHECKED_ON } from './facts.js';
import { guideOf } from './guide-of.js';

type Lists = Pick<DestinationGuide, 'charges' | 'goods'>;

describe.each(DESTINATION_KEYS)('the guide of a new store for %s', (destination) => {
  const guide = guideOf(destination) as Lists;

  it('is one that staff could have saved', () => {
    expect(() => checkGuide(guide, new Date(`${CHECKED_ON}T12:00:00Z`))).not.toThrow();
    const texts = [
      ...guide.charges.flatMap(({ name, reason, howToAvoid, source }) => [
        [name, 80] as const,
        ...[reason, howToAvoid].map((text) => [text, 400] as const),
        [source, 300] as const,
      ]),
      ...guide.goods.flatMap(({ name, explanation, source, words }) => [
        ...[[name, 80] as const, [explanation, 400] as const, [source, 300] as const],
        ...words.map((word) => [word, 40] as const),
      ]),
    ];
    expect(texts.filter(([text, most]) => text.length > most)).toEqual([]);
    for (const { words } of guide.goods) expect(words.length).toBeLessThanOrEqual(40);
  });

  it('has charges and rules for goods, each with how to avoid it or what to do', () => {
    expect(guide.charges.length).toBeGreaterThanOrEqual(4);
    expect(guide.goods.length).toBeGreaterThanOrEqual(20);
    const silent = guide.charges.filter(({ kind, howToAvoid }) => kind === 'possible' && howToAvoid === '');
    expect(silent).toEqual([]);
  });

  it('names each thing once, by its strictest rule', () => {
    const names = guide.goods.map(({ name }) => foldText(name));
    expect(new Set(names).size).toBe(names.length);
    const words = guide.goods.flatMap((rule) => rule.words);
    expect(new Set(words).size).toBe(words.length);
    const forbidden = COMMON_GOODS.filter(({ kind }) => kind === 'forbidden').flatMap((rule) => rule.words);
    expect(forbidden.filter((word) => goodsRulesFor(word, guide.goods)[0]?.kind !== 'forbidden')).toEqual([]);
  });

  it.each([
    'vape',
    'honey',
    'aerosol',
    'power bank',
    'whisky',
    'prescription',
    'cash',
    'plants',
    'rifle',
    'fireworks',
    'ivory',
    'drone',
  ])('knows %s', (word) => {
    expect(goodsRulesFor(word, guide.goods)).toHaveLength(1);
  });

  it('forbids nothing that the shop sells space for', () => {
    const refused = PRODUCTS.filter(({ name }) =>
      goodsRulesFor(name, guide.goods).some(({ kind }) => kind === 'forbidden'),
    );
    expect(refused.map(({ name }) => name)).toEqual([]);
  });
});
