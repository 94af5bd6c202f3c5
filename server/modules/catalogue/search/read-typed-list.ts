import type { DimensionsCm } from '../../../../rules/prices/volume.js';
import { cutText } from '../../../../rules/text.js';
import { type Columns, cleanListLine, columnsOf, isHeading, withoutPlaces } from './list/clean-line.js';
import { isNameless, maskMeasures, masksIn, unmask, unmaskAll } from './list/mask-measures.js';
import { quantityAfter, quantityBefore } from './list/read-quantity.js';
import { isSmallTalk, withoutEnding, withoutOpening, withoutSignature } from './list/small-talk.js';
import { cellsOf, isNumber, joined, splitLine } from './list/split-line.js';

/** Words that are not fully understood. */
export interface Doubt {
  readonly words: string;
  /** The quantity that was assumed; null without one. */
  readonly taken: number | null;
}

/** One item of a typed list. */
export interface TypedLine {
  /** From 1 to the most of a cart line; 1 without a number. */
  readonly quantity: number;
  /** The text without quantity and sides. */
  readonly text: string;
  /** The size that was entered with it. */
  readonly sides: DimensionsCm | null;
  readonly doubts: readonly Doubt[];
}

/** The longest name of an item, as of a custom box. */
const TEXT_MAX = 100;

/** Adjectives without an item: "2 large and 3 small suitcases". */
const ADJECTIVE =
  /^(?:(?:very|extra|x)?[\s-]*(?:large|larger|medium|small|smaller|big|little|double|single|king|queen|tall|short|heavy|light|old|new|other|more)(?:\s+ones?)?)$/i;
/** "TV 42": inches more likely than pieces. */
const SCREEN = /\b(?:tvs?|telly|tellies|televisions?|monitors?|screens?)$/i;
const INCHES_MIN = 17;

/** Most pieces read: a list with so many is refused anyway. */
const PIECES_MAX = 200;

/**
 * The items of a list as people type or paste it: separated by lines, cells, commas, semicolons, full stops, numbers
 * or "and", each with a quantity and sides before or after it. A text that `isName` knows as one name stays in one
 * piece. No number is dropped: it is the quantity, a side, a part of the text, or doubted.
 */
export function readTypedList(text: string, isName: (text: string) => boolean): TypedLine[] {
  const lines: TypedLine[] = [];
  for (const piece of withoutSignature(piecesOf(text, isName)).slice(0, PIECES_MAX)) {
    if (isSmallTalk(piece)) continue;
    const line = readThing(piece);
    const last = lines.at(-1);
    if (/\p{L}/u.test(line.text)) lines.push(line);
    else if (last && /\p{N}/u.test(piece))
      lines[lines.length - 1] = { ...last, doubts: [...last.doubts, { words: piece.trim(), taken: null }] };
  }
  return lines;
}

function piecesOf(text: string, isName: (text: string) => boolean): string[] {
  const lines = withoutPlaces(text.split(/[\r\n\u2028\u2029\v\f]+/u).map(cleanListLine));
  const pieces: string[] = [];
  let columns: Columns | null = null;
  let waiting = '';
  for (const [at, line] of lines.entries()) {
    if (pieces.length > PIECES_MAX) break;
    if (isAlone(line)) {
      const last = pieces.pop();
      if (last === undefined) waiting = `${waiting} ${line}`.trim();
      else pieces.push(joined(last, line, true));
      continue;
    }
    const headings = columnsOf(cellsOf(line, true) ?? []);
    columns = headings ?? columns;
    const next = lines[at + 1];
    if (headings || (isHeading(line) && (next === undefined || !isAlone(next)))) continue;
    const made = joinNames(splitLine(withoutOpening(line), columns).slice(0, PIECES_MAX), isName);
    if (waiting && made[0]) made[0] = `${waiting} x ${made[0]}`;
    if (made.length > 0) waiting = '';
    pieces.push(...made);
  }
  return pieces;
}

/** True for a number or size without an item. */
function isAlone(line: string): boolean {
  const masked = maskMeasures(line);
  return isNameless(masked.text, masked) || isNumber(line);
}

/** Joins neighbours that form one name: "skis and poles". */
function joinNames(
  pieces: readonly { text: string; between: string }[],
  isName: (text: string) => boolean,
): string[] {
  const made: string[] = [];
  for (const { text, between } of pieces) {
    const together = `${made.at(-1) ?? ''}${between}${text}`;
    if (made.length > 0 && isName(readThing(together).text)) made[made.length - 1] = together;
    else made.push(text);
  }
  return made;
}

function readThing(piece: string): TypedLine {
  const line = maskMeasures(withoutEnding(withoutOpening(piece.trim().replaceAll(/\s+/g, ' '))));
  const masks = masksIn(line.text, line);
  const sides = masks.find(({ sides }) => sides)?.sides ?? null;
  const unclear = masks.filter((mask) => mask.isUnclear || (mask.sides && mask.sides !== sides));
  const found = quantityBefore(line.text) ?? quantityAfter(line.text);
  const doubts = unclear.map(({ source }): Doubt => ({ words: source, taken: null }));
  if (found?.doubt != null) doubts.unshift({ words: unmaskAll(found.doubt, line), taken: found.quantity });
  const words = plain(unmask(found?.rest ?? line.text, line)).replace(/^(?:an?|the|my|our|of)\s+/i, '');
  const name = cutText(words, TEXT_MAX).trim();
  const cut = words.slice(TEXT_MAX).match(/\S*\p{N}\S*/gu) ?? [];
  doubts.push(...cut.map((one): Doubt => ({ words: one, taken: null })));
  if (ADJECTIVE.test(name)) doubts.push({ words: name, taken: null });
  if (found?.doubt === null && found.quantity >= INCHES_MIN && SCREEN.test(name) && !/\d/.test(name))
    doubts.push({ words: String(found.quantity), taken: found.quantity });
  return { quantity: found?.quantity ?? 1, text: name, sides, doubts };
}

/** A text without the brackets and signs that a removed quantity or sides left empty. */
function plain(text: string): string {
  return text
    .replaceAll(/[([{]\s*[)\]}]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;:x*|)\]-]+(?=[\s\p{L}\d"([])(?<!x)/iu, '')
    .replace(/[\s,:;|*=([{-]+$|\s+[x@]$/i, '')
    .trim();
}
