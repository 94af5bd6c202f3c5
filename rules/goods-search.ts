/** What a guide says of goods that somebody names. Both sides ask it, so that page and server never differ. */
import type { GoodsRule } from './destination-guide.js';
import { wordsOf } from './words.js';

/** Between two things, or before what tells more of one: "box of | honey", "honey (manuka)". */
const BETWEEN = /[,;()/&+\r\n]|\b(?:of|with|and|or)\b/u;
/** What follows these words is not sent: "bowl | for fruit". */
const ASIDE = /\b(?:for|in|from|without|up to)\b.*/u;

/** "honey jar" is honey. */
const CONTAINERS = new Set('jar bottle packet can case pack carton tube'.split(' '));
/** "toy car" is no car, and "silk flowers" do not grow. */
const IMITATIONS = new Set(
  'toy model miniature plush soft stuffed cuddly fake faux artificial plastic silk paper picture photo poster'.split(
    ' ',
  ),
);

/** Shorter starts of words begin too many. */
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

/** The same for somebody who is still typing: where no goods are named, what the text may become. */
export function findGoodsRules<Rule extends Pick<GoodsRule, 'words'>>(
  text: string,
  rules: readonly Rule[],
): Rule[] {
  const named = goodsRulesFor(text, rules);
  const start = wordsOf(text).all.join(' ');
  if (named.length > 0 || start.length < START_MIN) return named;
  return rules.filter(({ words }) => words.some((word) => wordsOf(word).all.join(' ').startsWith(start)));
}

/** The words of each thing of a text, without what it is in. */
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

/** How many words of a thing's end are a name of the rule's; 0 for none. */
function longestName(thing: readonly string[], { words }: Pick<GoodsRule, 'words'>): number {
  const lengths = words.map((word) => {
    const name = wordsOf(word).all;
    const before = thing.slice(0, thing.length - name.length);
    const isEnd = name.length > 0 && name.every((part, at) => part === thing[before.length + at]);
    return isEnd && !before.some((one) => IMITATIONS.has(one)) ? name.length : 0;
  });
  return Math.max(0, ...lengths);
}
