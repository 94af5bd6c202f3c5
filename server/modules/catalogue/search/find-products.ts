import { type Words, wordsOf } from '../../../../rules/words.js';
import { type ProductIndex, QUALITY, type WordMatch, type WordMatches } from './product-index.js';
import { type Part, readQuery, type Way } from './read-query.js';

/** A product that fits a search. */
export interface Hit {
  readonly id: string;
  readonly isListed: boolean;
  /** Every word of the search, except measures, is in it. */
  readonly hasEveryWord: boolean;
  /**
   * `whole`: the named product, every word understood and spelled unambiguously. `close`: the item is named, but not
   * every word understood. `loose`: some words match.
   */
  readonly fit: 'whole' | 'close' | 'loose';
  /** A word of the search matches only by a synonym. */
  readonly isBySynonym: boolean;
  /** Its name equals the search, begins with it, or neither. */
  readonly nameFit: 'exact' | 'start' | 'other';
  /** Words of the search that did not match, measures included. */
  readonly missing: readonly string[];
}

interface PartMatch extends WordMatch {
  readonly isMeaning: boolean;
  /** True when the product has the word as typed or with a typo, not by a synonym. */
  readonly isTyped: boolean;
}

type PartMatches = ReadonlyMap<number, PartMatch>;

interface Ranked {
  readonly product: number;
  readonly fit: Hit['fit'];
  readonly hasEveryWord: boolean;
  readonly isBySynonym: boolean;
  readonly missing: readonly string[];
  /** Compared one after the other; more is better. */
  readonly ranks: readonly number[];
}

/**
 * The products that match a search, best first. The word that names the item has to match; the others narrow as far
 * as they are known. Names count more than details, whole words more than starts, starts more than middles, and
 * synonyms more than other matches of the word.
 */
export function findProducts(text: string, index: ProductIndex): Hit[] {
  const words = wordsOf(text);
  const parts = readQuery(words, index).map((part) => ({ part, matches: matchPart(part, index) }));
  const required = parts.filter(({ part }) => !part.isOptional);
  const head = required.find(({ part }) => part.isHead) ?? required.at(-1);
  if (!head || head.matches.size === 0) return [];

  const understood = required.filter(({ matches }) => matches.size > 0);
  const places = [...head.matches.keys()];
  const full = places.filter((product) => understood.every(({ matches }) => matches.has(product)));
  const named = places.filter((product) => head.matches.get(product)!.quality >= QUALITY.nameStart);
  const found = full.length > 0 ? full : named;

  const ranked = found.map((product): Ranked => {
    const inHead = head.matches.get(product)!;
    const qualities = required.map(({ matches }) => matches.get(product)?.quality ?? 0);
    const optional = parts.filter(({ part, matches }) => part.isOptional && matches.has(product));
    const isNamed = inHead.quality >= QUALITY.slip;
    const hasEveryWord = qualities.every(Boolean);
    const isSure = hasEveryWord && !parts.some(({ part }) => part.isGuess);
    return {
      product,
      hasEveryWord,
      isBySynonym: required.some(({ matches }) => matches.get(product)?.isTyped === false),
      missing: parts.flatMap(({ part, matches }) =>
        matches.has(product) ? [] : (part.ways[0]?.words ?? []),
      ),
      fit: !isNamed ? 'loose' : isSure ? 'whole' : 'close',
      ranks: [
        exactness(index.names[product]!, words, required.length === 1 ? head.part : null),
        qualities.filter(Boolean).length,
        Math.min(...qualities.filter(Boolean)),
        optional.length,
        Number(inHead.isHead),
        Number(inHead.isMeaning),
      ],
    };
  });
  const typed = words.all.join(' ');
  return ranked.sort(byRank).map(({ product, fit, hasEveryWord, isBySynonym, missing }) => {
    const { id, isListed } = index.products[product]!;
    const name = index.names[product]!.all.join(' ');
    const nameFit = name === typed ? 'exact' : name.startsWith(typed) ? 'start' : 'other';
    return { id, isListed, fit, hasEveryWord, isBySynonym, nameFit, missing };
  });
}

/** 2 for a product of exactly this name, 1 for one that a synonym names, else 0. */
function exactness(name: Words, typed: Words, only: Part | null): number {
  const isNamed = (words: readonly string[]) => words.join(' ') === name.all.join(' ');
  if (isNamed(typed.all)) return 2;
  return only?.ways.some(({ kind, words }) => kind === 'meaning' && isNamed(words)) ? 1 : 0;
}

function matchPart({ ways }: Part, index: ProductIndex): PartMatches {
  const best = new Map<number, PartMatch>();
  for (const way of ways) {
    const isMeaning = way.kind === 'meaning';
    const isTypedWay = way.kind === 'typed' || way.kind === 'slip';
    for (const [product, match] of matchWay(way, index)) {
      const before = best.get(product);
      const isTyped = isTypedWay || before?.isTyped === true;
      if (!before || match.quality > before.quality || (match.quality === before.quality && isMeaning))
        best.set(product, { ...match, isMeaning, isTyped, isHead: match.isHead || before?.isHead === true });
      else best.set(product, { ...before, isTyped });
    }
  }
  return best;
}

/** The products that have all words of an alternative, with the quality of the worst match. */
function matchWay({ words, kind }: Way, index: ProductIndex): WordMatches {
  const [first, ...others] = words.map((word) => index.matches(word, kind !== 'typed'));
  const all = [...(first ?? [])].filter(([product]) => others.every((matches) => matches.has(product)));
  const atMost = { typed: QUALITY.name, meaning: QUALITY.name, slip: QUALITY.slip, start: QUALITY.nameStart }[
    kind
  ];
  return new Map(
    all.map(([product, match]) => {
      const each = [match, ...others.map((matches) => matches.get(product)!)];
      const quality = Math.min(atMost, ...each.map((one) => one.quality));
      return [product, { quality, isHead: each.some((one) => one.isHead) }];
    }),
  );
}

function byRank(one: Ranked, other: Ranked): number {
  const differs = one.ranks.findIndex((rank, place) => rank !== other.ranks[place]);
  return differs < 0 ? one.product - other.product : other.ranks[differs]! - one.ranks[differs]!;
}
