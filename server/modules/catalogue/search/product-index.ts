import { type Words, wordsOf } from '../../../../rules/words.js';
import { isSlip } from './is-slip.js';

/** A product as a search sees it. */
export interface SearchedProduct {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly details: string;
  /** True when visitors see it. */
  readonly isListed: boolean;
}

/** A customer's word, and the shop's word for it. */
export interface SynonymPair {
  readonly word: string;
  readonly meaning: string;
}

/** Quality of a match of a word in a product; more is better. */
export const QUALITY = { name: 9, slip: 8, nameStart: 6, nameMiddle: 3, category: 2, details: 1 } as const;

/** Possible readings of a word of a search. */
export interface Spelling {
  readonly isKnown: boolean;
  readonly meant: readonly string[];
}

/** Words whose spelling is cached; looking one up compares every word of the shop. */
const SPELLINGS_MAX = 1_000;

interface Place {
  /** Position of the product in the shop. */
  readonly product: number;
  readonly field: 'name' | 'category' | 'details';
  /** True for the word that names the item: "guitar" of "Guitar in a Case". */
  readonly isHead: boolean;
}

export interface WordMatch {
  readonly quality: number;
  readonly isHead: boolean;
}

/** Quality of a word's match, by the product's position in the shop. */
export type WordMatches = ReadonlyMap<number, WordMatch>;

/** Word parts shorter than this are inside too many names. */
const MIDDLE_MIN = 3;

/** Separators of list items. */
const JOINED = /,|&|\+|\band\b/i;

/** A word of at least this length without its last letter names the same item: "wardrob". */
const CUT_OFF_MIN = 6;

/** Starts shorter than this begin too many words of the details: "car" is no "cardboard". */
const DETAILS_START_MIN = 4;

/** Every word of the catalogue with its places, and the synonyms. Built once for each version of the shop. */
export class ProductIndex {
  readonly names: readonly Words[];
  /** Meanings by the customer's words, separated by single spaces. */
  readonly meanings = new Map<string, string[][]>();
  /** Number of words of the longest synonym. */
  readonly longestSynonym: number;
  /** Words that may be the correct form of a typo. */
  readonly spelled: ReadonlySet<string>;
  readonly #joinedNames: ReadonlySet<string>;
  readonly #places = new Map<string, Place[]>();
  readonly #spellings = new Map<string, Spelling>();

  /** Products in the order of the shop. */
  constructor(
    readonly products: readonly SearchedProduct[],
    readonly synonyms: readonly SynonymPair[],
  ) {
    this.names = products.map(({ name }) => wordsOf(name));
    const names = [...products.map(({ name }) => name), ...synonyms.map(({ word }) => word)];
    this.#joinedNames = new Set(
      names.filter((one) => JOINED.test(one)).map((one) => wordsOf(one).all.join(' ')),
    );
    const spelled = new Set<string>();
    products.forEach(({ category, details }, product) => {
      const { all, head } = this.names[product]!;
      const ofCategory = wordsOf(category).all;
      for (const [place, word] of all.entries())
        this.#add(word, { product, field: 'name', isHead: place === head });
      for (const word of ofCategory) this.#add(word, { product, field: 'category', isHead: false });
      for (const word of wordsOf(details).all) {
        // A number of the details means nothing without its unit.
        if (!/^\d+$/.test(word)) this.#add(word, { product, field: 'details', isHead: false });
      }
      for (const word of [...all, ...ofCategory]) spelled.add(word);
    });
    let longest = 0;
    for (const { word, meaning } of synonyms) {
      const spelling = wordsOf(word).all;
      const key = spelling.join(' ');
      this.meanings.set(key, [...(this.meanings.get(key) ?? []), [...wordsOf(meaning).all]]);
      longest = Math.max(longest, spelling.length);
      for (const one of spelling) spelled.add(one);
    }
    this.longestSynonym = longest;
    this.spelled = spelled;
  }

  /** Whether the shop has a word, and otherwise which of its words it may be with a typo. */
  spell(word: string): Spelling {
    const before = this.#spellings.get(word);
    if (before) return before;
    const isKnown = this.#knows(word);
    const isSpelled = !isKnown && /^\p{L}+$/u.test(word);
    const spelling = {
      isKnown,
      meant: isSpelled ? [...this.spelled].filter((one) => isSlip(word, one)) : [],
    };
    if (this.#spellings.size >= SPELLINGS_MAX) this.#spellings.clear();
    this.#spellings.set(word, spelling);
    return spelling;
  }

  /** True for a whole word of the catalogue or the synonyms, or a part of a name. */
  #knows(word: string): boolean {
    if (this.#places.has(word) || this.spelled.has(word)) return true;
    return [...this.spelled].some((known) => known.startsWith(word)) || this.matches(word).size > 0;
  }

  /** True for a whole name or synonym with a comma or "and" in it, at which a list must not be split. */
  isJoinedName(text: string): boolean {
    return JOINED.test(text) && this.#joinedNames.has(wordsOf(text).all.join(' '));
  }

  /** True when a product's name has the word, or one that begins with it. */
  isNamed(word: string): boolean {
    return [...this.matches(word).values()].some(({ quality }) => quality >= QUALITY.nameStart);
  }

  /** The products that have a word, also a part of one when `isWhole` is false. */
  matches(word: string, isWhole = false): WordMatches {
    const found = new Map<number, WordMatch>();
    if (isWhole) this.#collect(found, this.#places.get(word) ?? [], QUALITY);
    else
      for (const [known, places] of this.#places) {
        const qualities = known === word ? QUALITY : qualitiesOfPart(known, word);
        if (qualities) this.#collect(found, places, qualities);
      }
    return found;
  }

  #collect(found: Map<number, WordMatch>, places: readonly Place[], qualities: Qualities): void {
    for (const { product, field, isHead } of places) {
      const quality = qualities[field];
      const before = found.get(product);
      if (quality && (!before || quality > before.quality || (quality === before.quality && isHead)))
        found.set(product, { quality, isHead });
    }
  }

  #add(word: string, place: Place): void {
    const places = this.#places.get(word);
    if (places) places.push(place);
    else this.#places.set(word, [place]);
  }
}

type Qualities = Readonly<Partial<Record<Place['field'], number>>>;

function qualitiesOfPart(known: string, part: string): Qualities | null {
  if (part.length >= CUT_OFF_MIN && known.length === part.length + 1 && known.startsWith(part))
    return { ...QUALITY, name: QUALITY.slip };
  if (known.startsWith(part)) {
    const start = { name: QUALITY.nameStart, category: QUALITY.category };
    return part.length < DETAILS_START_MIN ? start : { ...start, details: QUALITY.details };
  }
  if (part.length >= MIDDLE_MIN && known.includes(part)) return { name: QUALITY.nameMiddle };
  return null;
}
