import { LINE_QUANTITY } from '../../../../../rules/prices/quote.js';
import { countAt, NUMBER_WORD } from './read-count.js';

/** A quantity found in the text of an item. */
export interface Quantity {
  /** From 1 to the most of a cart line. */
  readonly quantity: number;
  /** The text without the quantity. */
  readonly rest: string;
  /** The words of the quantity when they are inexact, or out of range for a cart line. */
  readonly doubt: string | null;
}

interface Found {
  readonly value: number;
  readonly rest: string;
  /** The text of the quantity. */
  readonly words: string;
  readonly isExact: boolean;
}

/** Words before an inexact number. */
const ABOUT = String.raw`(?:~|\u2248|\u00b1|[<>]=?|\u2264|\u2265|-|(?:(?:approx(?:imately)?|about|around|circa|ca|c|roughly|up to|at (?:least|most)|max(?:imum)?|min(?:imum)?|maybe|perhaps|probably|possibly|over|under|more than|less than|fewer than|nearly|almost|some|say|est|between|nos?|nr|number)\b\.?:?))`;
/** Words before an exact number. */
const EXACT = String.raw`(?:(?:another|only|just|exactly|further|extra|additional|a total of|total of|qty|quantity|quant|number of|count|amount|no of)\b[:=.]?|x(?=\s?\d)|#)`;
const BEFORE = new RegExp(String.raw`^(?:(${ABOUT})|${EXACT})\s*`, 'i');
/** Counting units: "2 no. wardrobes", "6 pcs boxes", "3 off". */
const UNITS = String.raw`(?:nos?|nr|nrs|off|pcs?|pces?|pieces?|units?|qty|ea|each|stk|lots?|items?|times|number(?: of)?)\b\.?`;
const RANGE = String.raw`(?:\s?(?:-|/|~)\s?|\s(?:to|or|and)\s)`;
/** Suffixes that make a number inexact: "20+", "20-ish", "20 or so", "20 max". */
const VAGUE_AFTER =
  /^\s?(?:\+|\?|odd\b|(?:-|\s)?ish\b|or (?:so|more|less|fewer)\b|(?:max(?:imum)?|min(?:imum)?|approx(?:imately)?|roughly|about|ish)\b\.?|\((?:ish|approx\.?|max|min|tbc|\?)\))/i;
/** Words without a number for more or fewer than one. */
const VAGUE =
  /^(?:an?\s+)?(?:few|several|many|lots? of|loads of|various|multiple|numerous|assorted|bunch of|number of|handful of|some|no|zero|nil)\s+(?=[\p{L}\ue000-\uefff])(?:of\s+)?/iu;
const GROUP = /^(pairs?|couple|sets?|packs?|lots?|bundles?|bags? of|rolls? of)\b(?:\s+of)?\s*/i;
const OPEN = /^[([{]\s*/;
/** Single items that come in pairs. */
const ONE_PAIR =
  /^(?:\p{L}+\s)?(?:ski|scissor|shear|curtain|crutch|shoe|boot|trainer|sandal|slipper|glove|sock|jean|trouser|short|glasses|binocular|plier|earring|roller|skate|flipper|pyjama|tight)/iu;

/** The quantity at the start: "4 boxes", "4x boxes", "(4) boxes", "2 no. boxes", "a pair of lamps", "10-12 boxes". */
export function quantityBefore(text: string): Quantity | null {
  const vague = VAGUE.exec(text)?.[0];
  if (vague) {
    const words = vague.trim();
    return toQuantity({ value: 0, words, rest: text.slice(vague.length), isExact: false });
  }
  const open = OPEN.exec(text)?.[0] ?? '';
  const head = text.slice(open.length);
  const about = BEFORE.exec(head);
  const start = open.length + (about?.[0].length ?? 0);
  const count = countIn(text.slice(start));
  if (!count) return about ? null : groupOf(text, { value: 1, end: 0, isExact: true, isCount: false });
  const isExact = count.isExact && !about?.[1];
  return groupOf(
    text,
    { ...count, end: start + count.end, isExact, isCount: true },
    open !== '',
    about !== null,
  );
}

interface Read {
  readonly value: number;
  readonly end: number;
  readonly isExact: boolean;
}

/** A number or a range, and whether it is exact: of a range the larger number, as the shipment must fit. */
function countIn(text: string): Read | null {
  const first = countAt(text);
  if (!first) return null;
  const rest = text.slice(first.end);
  const [join] = new RegExp(`^${RANGE}`, 'i').exec(rest) ?? [];
  const second = join === undefined ? null : countAt(rest.slice(join.length));
  // "2 - 3 seater sofa" was masked; "3/4" was parsed as one number.
  const isRange = second !== null && second.value > first.value;
  const end = isRange ? first.end + join!.length + second.end : first.end;
  const value = isRange ? second.value : first.value;
  const vague = VAGUE_AFTER.exec(text.slice(end))?.[0] ?? '';
  return { value, end: end + vague.length, isExact: !isRange && vague === '' };
}

/** The text after a number at the beginning: a bracket, "x", a unit, a group; then the item. */
function groupOf(
  text: string,
  count: Read & { isCount: boolean },
  isBracketed = false,
  isAnnounced = false,
): Quantity | null {
  const after = text.slice(count.end);
  const sign = count.isCount ? signAfter(after, isBracketed || isAnnounced) : '';
  if (sign === null) return null;
  let rest = after.slice(sign.length).trimStart();
  let value = count.value;
  const article = count.isCount ? '' : (/^an?\s+/i.exec(rest)?.[0] ?? '');
  const group = GROUP.exec(rest.slice(article.length));
  if (group && rest.slice(article.length + group[0].length).trim() !== '') {
    rest = rest.slice(article.length + group[0].length);
    if (/^(?:pair|couple)/i.test(group[1]!)) value *= ONE_PAIR.test(rest) && /^pair/i.test(group[1]!) ? 1 : 2;
    const each = /^(?:sets?|packs?|bundles?|lots?)/i.test(group[1]!) ? countAt(rest) : null;
    if (each && /^\s+\p{L}/u.test(rest.slice(each.end))) {
      value *= each.value;
      rest = rest.slice(each.end).trimStart();
    }
  } else if (!count.isCount) return null;
  rest = withoutSame(rest.replace(/^of\s+/i, ''), value);
  if (!/[\p{L}\ue000-\uefff]/u.test(rest)) return null;
  return toQuantity({ value, rest, words: text.slice(0, text.length - rest.length), isExact: count.isExact });
}

/** "ten (10) boxes": removes the same number in brackets. */
function withoutSame(rest: string, value: number): string {
  const [all = '', inner = ''] = /^[([]\s*([^()[\]]{1,30}?)\s*[)\]]\s*/.exec(rest) ?? [];
  const count = countAt(inner);
  return count?.end === inner.length && count.value === value ? rest.slice(all.length) : rest;
}

/** Signs and units between a number and its item; null when the number belongs to the next word: "3d", "2-tone". */
function signAfter(after: string, isBracketed: boolean): string | null {
  const bracket = /^\s*(?:x|no\.?|pcs?|off)?\s*[)\]}]\s*[:x-]?\s*/i.exec(after)?.[0];
  if (bracket !== undefined && isBracketed) return bracket;
  const units = new RegExp(
    String.raw`^\s*${UNITS}(?:\s+of\b)?\s*[:.x-]?\s*(?=[\p{L}\ue000-\uefff"])`,
    'iu',
  ).exec(after)?.[0];
  if (units) return units;
  const times = /^(?:\s*[x*](?=[\s.:\ue000-\uefff\d])|x(?=\p{L}))[.:]?\s*/iu.exec(after)?.[0];
  if (times) return times;
  const marks = /^\s*(?:[:=.)|]|-(?=\s)|(?<=\s)-)+\s*/.exec(after)?.[0];
  if (marks) return marks;
  if (/^\s/.test(after)) return '';
  // "3bikes"
  return /^\p{L}{3}/u.test(after) ? '' : null;
}

const COUNT_SOURCE = String.raw`(?:\d{1,3}(?:,\d{3})+|(?:\d+(?:[.,]\d+)?(?: \d\/\d)?|\d\/\d)(?:\s?(?:dozen|hundred|thousand|score)(?!\p{L}))?|(?:an? )?(?:${NUMBER_WORD})(?:[\s-](?:and a |and )?(?:${NUMBER_WORD}))*)`;
const VAGUE_SOURCE = String.raw`(?:\s?\+|\s?\?|[\s-]?ish|\s(?:or so|or more|max|min|approx\.?|roughly)|\s?\((?:approx\.?|ish|max|min|tbc)\))`;
const BEHIND = String.raw`(?:(${ABOUT})|${EXACT})?\s*(${COUNT_SOURCE})(${RANGE}${COUNT_SOURCE})?(${VAGUE_SOURCE})?\s*(?:(?:x|${UNITS})(?!\p{L}))?`;
/** "boxes x4", "boxes (4)", "boxes: 4", "boxes 4x", "boxes ..... 4", "boxes 4 no". */
const IN_BRACKETS = new RegExp(String.raw`\s*[([{]\s*${BEHIND}\s*[)\]}]$`, 'iu');
const AT_END = new RegExp(
  String.raw`(?:\s*[*:=|\u2026\u2014]+\s*|\s*\.{2,}\s*|\s+x\s*|(?<=\p{L}{2})[-_]+\s*|\s+[-\u2013_]+\s*|\s+)${BEHIND}$`,
  'iu',
);
/** Length of the end of a text in which a quantity is looked for. */
const END_MAX = 60;

/** The quantity at the end of a text: "boxes x4", "boxes (4)", "boxes 4", "boxes - 4 no". */
export function quantityAfter(text: string): Quantity | null {
  const cut = Math.max(0, text.length - END_MAX);
  const end = text.slice(cut);
  const found = IN_BRACKETS.exec(end) ?? AT_END.exec(end);
  const rest = found
    ? text.slice(0, cut + found.index).replace(/[^\p{L}\p{M}\p{N})\]}"'%!\ue000-\uefff]+$/u, '')
    : '';
  if (!found || !/[\p{L}\ue000-\uefff]/u.test(rest)) return null;
  const [words, about, number = '', range, vague] = found;
  const count = countIn(`${number}${range ?? ''}`);
  if (count?.end !== number.length + (range?.length ?? 0)) return null;
  const isExact = !about && !vague && count.isExact;
  return toQuantity({ value: count.value, rest, words, isExact });
}

/** The quantity within the range of a cart line; any other is doubted. */
function toQuantity({ value, rest, words, isExact }: Found): Quantity {
  const whole = Math.min(Math.max(Math.ceil(value), LINE_QUANTITY.min), LINE_QUANTITY.max);
  const doubt = words.replace(/^[\s:=|*.…—([{]+|^-\s+|[\s:=|*.)\]}—?x]+$/g, '').trim();
  return { quantity: whole, rest, doubt: isExact && whole === value ? null : doubt };
}
