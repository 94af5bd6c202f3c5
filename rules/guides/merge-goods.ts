import type { GoodsRule } from '../destination-guide.js';
import { foldText } from '../fold-text.js';
import { wordsOf } from '../words.js';

/**
 * One rule for each thing: rules of one name are one, and a word leads to the strictest rule that names it, to the first
 * of equally strict ones. A rule that is left without words is left out.
 */
export function mergeGoods(rules: readonly GoodsRule[]): GoodsRule[] {
  const byStrictness = [...rules].sort((one, other) => strictness(one) - strictness(other));
  const merged = new Map<string, GoodsRule>();
  const taken = new Set<string>();
  for (const rule of byStrictness) {
    const words = rule.words.filter((word) => !taken.has(compared(word)));
    for (const word of words) taken.add(compared(word));
    const name = foldText(rule.name);
    const strictest = merged.get(name) ?? { ...rule, words: [] };
    merged.set(name, { ...strictest, words: [...strictest.words, ...words] });
  }
  const inOrder = new Set(rules.map(({ name }) => foldText(name)));
  return [...inOrder].flatMap((name) => merged.get(name) ?? []).filter(({ words }) => words.length > 0);
}

function strictness({ kind }: GoodsRule): number {
  return kind === 'forbidden' ? 0 : 1;
}

/** A word as goods are searched for by it: "Coins" is "coin". */
function compared(word: string): string {
  return wordsOf(word).all.join(' ');
}
