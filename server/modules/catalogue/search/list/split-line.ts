import { type Columns, isRoom, withoutRoomPrefix } from './clean-line.js';
import { isNameless, type MaskedLine, maskMeasures, unmaskAll } from './mask-measures.js';
import { countAt } from './read-count.js';
import { withoutEnding } from './small-talk.js';

const LETTER = /[\p{L}\ue000-\uefff]/u;
/** Separators within a line. A comma or point between two digits is part of a number, as is one after "no.". */
const BETWEEN =
  /(\s*(?<!\d(?=,\d)),\s*|\s*;\s*|(?<!\b(?:no|nr|nos|approx|ca|c|in|ins|ft|qty|pcs|pc|incl|inc|ea|max|min|st|mr|mrs|dr|vs|etc\.?))\.\s+(?=\S)|(?<!\b(?:hundred|thousand|between \d{1,4}))\s+(?:and|&|\+|plus)\s+(?!a half\b)|\s+\/\s+|\s+\|\s+|\s*[•·●▪◦‣]\s*)/giu;
const BRACKET = /[([{][^()[\]{}]{0,200}[)\]}]/g;
/** Replacements that keep text in brackets or quotation marks in one piece. */
const HIDDEN = {
  ',': '\uf801',
  ';': '\uf802',
  '/': '\uf803',
  '+': '\uf804',
  '|': '\uf805',
  '.': '\uf806',
} as const;
const SHOWN = Object.fromEntries(Object.entries(HIDDEN).map(([sign, hidden]) => [hidden, sign]));
const QUOTED = /(^|[,;|])\s*"([^"]{1,200})"\s*(?=[,;|]|$)/g;
const CELLS_MAX = 20;

/** An item of a line, with its preceding separator. */
export interface Piece {
  readonly text: string;
  readonly between: string;
}

/** The items of a line: by cells in a table row, by separators and conjunctions, by the numbers before them. */
export function splitLine(line: string, columns: Columns | null): Piece[] {
  const unquoted = line.replaceAll(QUOTED, (_, before: string, cell: string) => `${before}${hide(cell)}`);
  const row = rowOf(unquoted, columns);
  if (row !== null) return [{ text: show(row), between: '' }];
  const masked = maskMeasures(withoutRoomPrefix(unquoted));
  const hidden = masked.text.replaceAll(BRACKET, (bracket) => hide(bracket));
  const pieces = byPlaces(hidden)
    .flatMap(byWords)
    .map(({ text, between }) => ({ text: withoutEnding(show(text)), between }))
    .filter(({ text }) => text !== '' && !isRoom(text));
  return joinNumbers(pieces, masked).map(({ text, between }) => ({ text: unmaskAll(text, masked), between }));
}

function byWords(text: string): Piece[] {
  const parts = text.split(BETWEEN);
  const pieces: Piece[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    for (const [place, text] of byNumbers(parts[at] ?? '').entries())
      pieces.push({ text, between: place === 0 ? (parts[at - 1] ?? '') : ' ' });
  }
  return pieces;
}

/** Splits a numbered list on one line: "1) Sofa 2) Bike", of which the first number may be missing. */
function byPlaces(text: string): string[] {
  const parts = text.split(/(?<=^|[\s,;])(?=\d{1,2}[.)]\s+\S)/u);
  const hasFirst = /^1[.)]/.test(parts[0] ?? '');
  const areNumbered = parts
    .slice(hasFirst ? 0 : 1)
    .every((part, at) => new RegExp(`^${at + (hasFirst ? 1 : 2)}[.)]`).test(part));
  return parts.length > 1 && areNumbered ? parts.map((part) => part.replace(/^\d+[.)]\s+/, '')) : [text];
}

/** The cells of a row, or of a line below table headers; null for any other line. */
export function cellsOf(line: string, isTable: boolean): string[] | null {
  const sign = line.includes('|') ? /\s*\|\s*/ : isTable ? /\s*[,;]\s*/ : null;
  const cells = sign ? line.split(sign).map((cell) => cell.trim()) : [];
  return cells.length > 1 && cells.length <= CELLS_MAX ? cells : null;
}

/** A row as one item: its number before its words; null where no cell is a number. */
function rowOf(line: string, columns: Columns | null): string | null {
  const all = cellsOf(line, columns !== null);
  if (!all) return null;
  const byHeading = columns && LETTER.test(all[columns.item] ?? '') && isNumber(all[columns.count] ?? '');
  if (byHeading) {
    const others = all.filter(
      (cell, place) =>
        ![columns.item, columns.count, columns.place].includes(place) && cell !== '' && !isRoom(cell),
    );
    return rowText(all[columns.count]!, all[columns.item]!, others);
  }
  const cells = all.filter((cell) => cell !== '' && !isRoom(cell));
  const number = cells.find(isNumber);
  const thing = cells.find((cell) => LETTER.test(cell) && !isNumber(cell));
  if (!number || !thing || !line.includes('|')) return null;
  return rowText(
    number,
    thing,
    cells.filter((cell) => cell !== number && cell !== thing),
  );
}

function rowText(number: string, thing: string, others: readonly string[]): string {
  const count = number.replace(/^\D+/u, (before) => (LETTER.test(before) ? before : ''));
  return `${count} x ${thing}${others.map((other) => ` (${other})`).join('')}`;
}

/** True for a number and nothing else, in figures or words. */
export function isNumber(text: string): boolean {
  const plain = text
    .replace(/^[([{*\s]+|[)\]}*\s]+$/g, '')
    .replace(/^x(?=\s?\d)|(?<=\d\s?)x$/gi, '')
    .trim()
    .replace(/\s*(?:no|nr|off|pcs?|pieces|units)\.?$/i, '');
  return countAt(plain)?.end === plain.length;
}

/**
 * Splits items that only their numbers separate: "2x bikes 10x boxes", "bikes x2 boxes x10", "2 bikes 10 boxes".
 */
function byNumbers(text: string): string[] {
  for (const cut of [
    /\s+(?=\d{1,4}\s?[x*]\s?[\p{L}\ue000-\uefff]{2})/u,
    /(?<=\s[x*]\s?\d{1,4})\s+(?=[\p{L}\ue000-\uefff])/u,
    /\s+(?=\d{1,4}\s+[\p{L}\ue000-\uefff])/u,
    /(?<=\p{L}\s\d{1,4})\s+(?=\p{L})/u,
  ]) {
    const parts = text.trim().split(cut);
    if (parts.length > 1 && areAlike(parts)) return parts;
  }
  return [text];
}

/** True when every part is a number and an item, all of them in the same order. */
function areAlike(parts: readonly string[]): boolean {
  const thing = String.raw`(?!\s*(?:of|to|or|and|x|in|by|is|are|for|with)\b)[^\d]*[\p{L}\ue000-\uefff]{2}[^\d]*`;
  const [before, after] = [`^\\d{1,4}\\s?[x*]?\\s?${thing}$`, `^${thing}\\s[x*]?\\s?\\d{1,4}$`];
  return [before, after].some((form) => parts.every((part) => new RegExp(form, 'iu').test(part.trim())));
}

/** Joins a lone number to its neighbour: "sofa, 1", "1, sofa". Marks it with "?" where either may be meant. */
function joinNumbers(pieces: readonly Piece[], masked: MaskedLine): Piece[] {
  const isAlone = ({ text }: Piece) => isNameless(text, masked) || isNumber(text.trim());
  const things = pieces.filter((piece) => !isAlone(piece)).length;
  const alone = pieces.length - things;
  if (alone === 0 || things === 0) return [...pieces];
  const isBefore = isAlone(pieces[0]!);
  // "2 and 3 seater sofas"
  const isListed = pieces
    .slice(1)
    .some(({ between }, at) => /^\s*(?:and|&|\+|plus)\s*$/i.test(between) && isAlone(pieces[at]!));
  const isClear = !isListed && (things === 1 || alone === things || isBefore !== isAlone(pieces.at(-1)!));
  const made: Piece[] = [];
  let waiting = '';
  for (const piece of pieces) {
    const last = made.at(-1);
    if (!isAlone(piece)) {
      made.push({
        ...piece,
        text: waiting ? `${waiting}${isClear ? '' : '?'} x ${piece.text.trim()}` : piece.text,
      });
      waiting = '';
    } else if (isBefore || !last) waiting = `${waiting} ${piece.text.trim()}`.trim();
    else made[made.length - 1] = { ...last, text: joined(last.text, piece.text, isClear) };
  }
  const last = made.at(-1);
  if (waiting && last) made[made.length - 1] = { ...last, text: joined(last.text, waiting, false) };
  return made;
}

/** An item with the number or size beside it. */
export function joined(thing: string, number: string, isClear: boolean): string {
  const plain = number.trim().replace(/^[([{x*:\s-]+|[)\]}\s]+$/gi, '');
  return /^[\ue000-\uefff\s]+$/.test(plain)
    ? `${thing.trim()} ${plain}`
    : `${thing.trim()} (${plain}${isClear ? '' : '?'})`;
}

function hide(text: string): string {
  return text
    .replace(/[,;/+|.]/g, (sign) => HIDDEN[sign as keyof typeof HIDDEN])
    .replace(/\s(and|plus|&)\s/gi, '\uf807$1\uf807');
}

function show(text: string): string {
  return text.replace(/[\uf801-\uf806]/g, (sign) => SHOWN[sign] ?? sign).replaceAll('\uf807', ' ');
}
