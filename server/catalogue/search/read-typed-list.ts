import { LINE_QUANTITY } from '../../../rules/prices/quote.js';

/** One thing of a typed list. */
export interface TypedLine {
  /** From 1 to the most of a line of the cart; 1 where none is named. */
  readonly quantity: number;
  /** What is left of the words once the quantity is out of them. */
  readonly text: string;
}

/** The longest name of a thing; a custom box has the same. */
const TEXT_MAX = 100;

const SMALL =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, index) => [word, index + 1] as const);
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
  .split(' ')
  .map((word, index) => [word, (index + 2) * 10] as const);
const VALUES = new Map<string, number>([...SMALL, ...TENS]);

/** A number before one of these is part of the name: "3 seater sofa", "55 inch tv". */
const MEASURES =
  /^(?:"|”|″|inch|in\b|cm|mm|m\b|met(?:re|er)|ft|f(?:oo|ee)t|kg|kilo|lit(?:re|er)|l\b|seat|piece|drawer|door|shel(?:f|ves)|tier|person|man\b|berth|string|key\b|burner|ring\b|speed|gallon|panel|way\b|in 1)/i;

/** "61 x 41 x 51 cm box": sides, not a quantity. */
const SIDES = /^\d+(?:\.\d+)?\s*[x×]\s*\d+(?:\.\d+)?\s*(?:[x×]|cm\b|mm\b|m\b)/i;

/** Things that are one although they come in pairs. */
const ONE_PAIR = /^(?:ski|scissor|shear|curtain|crutch)/i;

const OPENING =
  /^(?:(?:(?:i|we)\s*(?:have|['’]ve|need to (?:ship|send|move))(?:\s+got)?|there\s*(?:['’]s|is|are)|and|also|plus|then)\s+)+/i;
const BETWEEN = /(\s*,\s*|\.\s+|\s+(?:and|&|\+|plus)\s+)/i;

/**
 * The things of a list as people type or paste it: apart by lines, commas, semicolons, full stops or "and", each with a
 * quantity in figures or words, before or after it. What `isName` knows as one name stays in one piece.
 */
export function readTypedList(text: string, isName: (text: string) => boolean): TypedLine[] {
  return text
    .replace(/[ \u00a0]*\t[ \u00a0]*(\d{1,3})[ \u00a0]*$/gm, ' x$1')
    .split(/[\r\n;•]+/)
    .map((line) => line.replace(/^\s*(?:[-*–—·]+|\d{1,3}[.)])\s+/, ''))
    .flatMap((line) => splitLine(line, isName))
    .map(readLine)
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** The things of one line; neighbours that are one name together stay together. */
function splitLine(line: string, isName: (text: string) => boolean): string[] {
  const [first = '', ...rest] = line.split(BETWEEN);
  const things = [first];
  for (let at = 0; at < rest.length; at += 2) {
    const together = `${things.at(-1)}${rest[at]}${rest[at + 1]}`;
    if (isName(readLine(together).text)) things[things.length - 1] = together;
    else things.push(rest[at + 1] ?? '');
  }
  return things;
}

function readLine(sent: string): TypedLine {
  const plain = sent
    .trim()
    .replace(/\s+/g, ' ')
    .replace(OPENING, '')
    .replace(/[.!?]+$/, '');
  const { quantity, text } = readBefore(plain) ?? readAfter(plain) ?? { quantity: 1, text: plain };
  const name = text
    .replace(/^(?:an?|the|my|our|some|of)\s+/i, '')
    .trim()
    .slice(0, TEXT_MAX);
  return isQuantity(quantity) ? { quantity, text: name } : { quantity: 1, text: plain.slice(0, TEXT_MAX) };
}

/** "4 boxes", "4x boxes", "x4 boxes", "twenty-five boxes", "a dozen boxes", "a pair of lamps". */
function readBefore(text: string): TypedLine | null {
  if (SIDES.test(text)) return null;
  const times = /^(?:x\s*(\d+)\s+|(\d+)\s*[x×*]\s*)(.+)$/i.exec(text);
  if (times) return { quantity: Number(times[1] ?? times[2]), text: times[3]! };
  const { count, rest } = readCount(text);
  const group = /^(dozen|pairs?|couple)(?:\s+of)?\s+(.+)$/i.exec(
    rest.replace(count === null ? /^an?\s+/i : '', ''),
  );
  if (group) {
    const [, kind, things] = group as unknown as [string, string, string];
    const each = /^dozen/i.test(kind) ? 12 : ONE_PAIR.test(things) ? 1 : 2;
    return { quantity: (count ?? 1) * each, text: things };
  }
  const half = /^half\s+a?\s*dozen\s+(.+)$/i.exec(text);
  if (half) return { quantity: 6, text: half[1]! };
  return count === null || MEASURES.test(rest) ? null : { quantity: count, text: rest };
}

/** A number at the beginning, in figures or words, and what follows it. */
function readCount(text: string): { count: number | null; rest: string } {
  const figures = /^(\d+)\s+(.+)$/.exec(text);
  if (figures) return { count: Number(figures[1]), rest: figures[2]! };
  const [, first = '', second = ''] = /^([a-z]+)(?:[\s-]([a-z]+))?\s/i.exec(`${text} `) ?? [];
  const value = VALUES.get(first.toLowerCase());
  if (value === undefined) return { count: null, rest: text };
  const unit = value >= 20 ? (VALUES.get(second.toLowerCase()) ?? 10) : 10;
  const isBoth = unit < 10;
  const length = isBoth ? first.length + 1 + second.length : first.length;
  const rest = text.slice(length);
  // "two-seater sofa" is a name.
  if (!/^\s/.test(rest)) return { count: null, rest: text };
  return { count: isBoth ? value + unit : value, rest: rest.trim() };
}

/** "boxes x4", "boxes (4)", "boxes: 4", "boxes 4x". */
function readAfter(text: string): TypedLine | null {
  const after =
    /^(.+?)\s*(?:\s[x×]\s*(\d+)|\(\s*[x×]?\s*(\d+)\s*\)|\s*[:=]\s*(\d+)|\s[-–]\s*(\d+)|\s(\d+)\s*(?:x|off|pcs?))$/i.exec(
      text,
    );
  const quantity = after?.slice(2).find((number) => number !== undefined);
  return quantity ? { quantity: Number(quantity), text: after![1]! } : null;
}

function isQuantity(quantity: number): boolean {
  return quantity >= LINE_QUANTITY.min && quantity <= LINE_QUANTITY.max;
}
