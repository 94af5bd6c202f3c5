/** Finds a guide's rules for goods as typed. Server and web share it, so that they never differ. */
import type { GoodsRule } from './destination-guide.js';
import { wordsOf } from './words.js';

/** Separators between things, or before a closer description of one: "box of | honey", "honey (manuka)". */
const BETWEEN = /[,;()/&+\r\n]|\b(?:of|with|and|or)\b/u;
/** These words begin a part that names no goods to be sent: "bowl | for fruit". */
const ASIDE = /\b(?:for|in|from|without|up to)\b.*/u;

/** "honey jar" is honey. */
const CONTAINERS = new Set('jar bottle packet can case pack carton tube'.split(' '));
/** "toy car" is no car, and "silk flowers" do not grow. */
const IMITATIONS = new Set(
  'toy model miniature plush soft stuffed cuddly fake faux artificial plastic silk paper picture photo poster'.split(
    ' ',
  ),
);

/** Starts of words that are shorter than this match too many words. */
const START_MIN = 3;

/** The rules for the goods that a text names, in its order: "coffee table" is a table, "jar of honey" is honey. */
export function goodsRulesFor<Rule extends Pick<GoodsRule, 'words'>>(
  text: string,
  rules: readonly Rule[],
): Rule[] {
  const found = thingsIn(text).flatMap((thing) => {
    const naming = rules
      .map((rule) => ({ rule, length: longestName(thing, rule) }))
      .filter(({ length }) => length > 0);
    const longest = Math.max(0, ...naming.map(({ length }) => length));
    return naming.filter(({ length }) => length === longest).map(({ rule }) => rule);
  });
  return [...new Set(found)];
}

/** The rules for a text that may still be incomplete: where it names no goods, the rules with a word that it begins. */
export function findGoodsRules<Rule extends Pick<GoodsRule, 'words'>>(
  text: string,
  rules: readonly Rule[],
): Rule[] {
  const named = goodsRulesFor(text, rules);
  const start = wordsOf(text).all.join(' ');
  if (named.length > 0 || start.length < START_MIN) return named;
  return rules.filter(({ words }) => words.some((word) => wordsOf(word).all.join(' ').startsWith(start)));
}

/** The words of each thing in a text, with and without the container that it ends with. */
function thingsIn(text: string): (readonly string[])[] {
  return text
    .toLowerCase()
    .split(BETWEEN)
    .map((part) => wordsOf(part.replace(ASIDE, '')).all)
    .flatMap((words) =>
      words.length > 1 && CONTAINERS.has(words.at(-1)!) ? [words, words.slice(0, -1)] : [words],
    )
    .filter((words) => words.length > 0);
}

/** The number of words of the longest of the rule's names that ends a thing; 0 for none. */
function longestName(thing: readonly string[], { words }: Pick<GoodsRule, 'words'>): number {
  const lengths = words.map((word) => {
    const name = wordsOf(word).all;
    const before = thing.slice(0, thing.length - name.length);
    const isEnd = name.length > 0 && name.every((part, at) => part === thing[before.length + at]);
    return isEnd && !before.some((one) => IMITATIONS.has(one)) ? name.length : 0;
  });
  return Math.max(0, ...lengths);
}
