import { plainNumbers } from '../../../../../rules/sizes/plain-numbers.js';

/** Room names, which head a part of a list or fill a column of it. */
const ROOM =
  /^(?:the\s+)?(?:(?:master|main|guest|spare|kids?'?s?|children'?s|front|back|upstairs|downstairs|ground|first|second|top|1st|2nd|3rd)\s+)*(?:(?:living|dining|sitting|utility|laundry|bath|bed|box|play|store|family|music|guest|kids?|tv)\s?-?rooms?|kitchen|lounge|hall(?:way)?|landing|garage|loft|attic|basement|cellar|garden|patio|study|conservatory|bathroom|bedroom|upstairs|downstairs|outside|misc(?:ellaneous)?|other|floor|en-?suite|porch|office)(?:\s*(?:#|no\.?)?\s*(?:\d{1,2}|one|two|three|four))?$/i;
const HEADERS = new Set(
  'item items description descriptions name product article things thing what qty quantity quantities no nos number count amount how many pcs units size sizes dimensions weight room location notes note comment comments category type value price each total of ref the and list inventory packing my'.split(
    ' ',
  ),
);
const HEADING = /^(?:items?|qty|quantity|descriptions?|inventory|packing list|shopping list|list)$/i;
const COUNT_HEADERS = /^(?:qty\.?|quantity|quantities|amount|how many|pcs|units|count)$/i;
/** Headers of an item's number, or of the row's where another column is its quantity. */
const PLACE_HEADERS = /^(?:no\.?|nos\.?|number|nr\.?|#)$/i;
const ITEM_HEADERS = /^(?:items?|descriptions?|name|product|article|things?|what)$/i;

/** "[14:02, 03/11/2026] Ann: ", "03/11/2026, 14:02 - Ann: ": author and time of a line of an exported chat. */
const CHAT =
  /^\s*(?:\[[\d/.,:\s-]{8,24}(?:[ap]\.?m\.?)?\]\s*|\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?\s*-\s*)(?:[^:\d]{1,40}:\s*)?/i;
/** List markers: bullets with or without a space, checkboxes, quotes. A number keeps its own signs. */
const BULLET =
  /^(?:\s+|\[[ xX✓✔]?\](?!\p{N})|\(\s?\)|[^\p{L}\p{N}\s"'()[\]{}~<>£$€≈±≤≥\u2212._|-]+\ufe0f?|[-_]+(?=\P{N})|\.+(?!\p{N})|[<>]+(?![=\p{N}]))/u;
const DASHES = /^[\u2010-\u2015\u2043\u30fb\u00b7\u2022]+\s*/u;
const LETTERED =
  /^\(?(?:[a-hj-wyz]|[ivx]{1,4})\)\s*(?=\S)|^(?:[a-hj-wyz]|[ivx]{2,4})\.\s+(?=\p{L})|^o\s+(?=\S)/iu;
const EMPHASIS = /\*\*|__|~~|`/g;
/** A number before a line that may be its position in the list: "1. sofa", "2) desk". */
const NUMBERED = /^(\(?)(\d{1,3})([.):]|\s?-(?=\s))(?:\s+(?=\S)|(?=[^\d\s.)]))/u;
const BULLETS_MAX = 6;

/** A line of a list in plain characters, and the possible meanings of a number before it. */
export interface CleanLine {
  readonly text: string;
  /** The number before it, written like a position in a list. */
  readonly place: { readonly number: number; readonly sign: string; readonly rest: string } | null;
  /** True when it began with "-" right before a number: a bullet, or a minus. */
  readonly isMinus: boolean;
  /** "# Moving": a title, or "#" as a bullet. */
  readonly isTitle: boolean;
}

/** A line without list markers. Tabs become bars between its cells. */
export function cleanListLine(sent: string): CleanLine {
  let text = sent
    .replaceAll('\u{1f51f}', '10')
    .replaceAll(/\t+/g, ' | ')
    .replace(CHAT, '')
    .replace(EMPHASIS, '');
  for (let times = 0; times < BULLETS_MAX; times += 1) {
    const before = text;
    text = text.replace(BULLET, '').replace(DASHES, '').trimStart();
    if (text === before) break;
  }
  const plain = plainNumbers(text).replace(LETTERED, '');
  const [mark, open = '', number, sign = ''] = NUMBERED.exec(plain) ?? [];
  const place = mark ? { number: Number(number), sign: open || sign, rest: plain.slice(mark.length) } : null;
  return {
    text: plain,
    place,
    isMinus: /^[-\u2212]\p{N}/u.test(text),
    isTitle: /^\s*#{1,6}\s+\D+$/.test(sent),
  };
}

/**
 * The lines without their positions in the list, where these run 1, 2, 3. A number that may be a position or a
 * quantity gets a question mark; "-3" is a bullet where other lines have one too.
 */
export function withoutPlaces(lines: readonly CleanLine[]): string[] {
  const filled = lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const areBullets = filled.filter(({ isMinus }) => isMinus).length > 1;
  const areTitles = filled.filter(({ isTitle }) => isTitle).length * 2 <= filled.length;
  let expected = 1;
  return filled.map(({ text, place, isMinus, isTitle }, at) => {
    if (isTitle && areTitles) return `${text}:`;
    if (isMinus) return areBullets ? text.slice(1) : text;
    if (!place) return text;
    const { number, sign, rest } = place;
    const isNext = number === expected || number === 1;
    const [before, after] = [filled[at - 1]?.place, filled[at + 1]?.place];
    const isRun = isNext && (before?.number === number - 1 || after?.number === number + 1);
    expected = isNext ? number + 1 : expected;
    const isPoint = sign === '.' || sign === ')';
    if (isPoint && isNext) return rest.replace(BULLET, '').trim();
    return isPoint || isRun ? `${number}? x ${rest}` : text;
  });
}

/** True for the name of a room, with or without its number. */
export function isRoom(text: string): boolean {
  return ROOM.test(text.replace(/[\s:-]+$/, '').trim());
}

/** The text after a room at the beginning of a line: "Living room: sofa". */
export function withoutRoomPrefix(text: string): string {
  const [before, after] = [/^[^:]{1,30}(?=:)/.exec(text)?.[0], /^[^:]{1,30}:\s*(.*)$/.exec(text)?.[1]];
  if (before !== undefined && after && isRoom(before)) return after;
  const [, room, rest] = /^(.{1,30}?)\s+-\s+(.+)$/.exec(text) ?? [];
  return room && rest && isRoom(room) ? rest : text;
}

/** True for a heading of a list: "Living room:", "Things to send:", "Item Qty". */
export function isHeading(text: string): boolean {
  if (/\d/.test(text)) return isRoom(text);
  if (/:\s*$/.test(text) || isRoom(text)) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return HEADING.test(text) || (words.length > 1 && words.every((word) => HEADERS.has(word)));
}

/** Columns of a table. */
export interface Columns {
  readonly count: number;
  readonly item: number;
  /** Column of the row's own number; -1 without one. */
  readonly place: number;
}

/** The columns that a header row names; null for any other row. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const [named, item, place] = [COUNT_HEADERS, ITEM_HEADERS, PLACE_HEADERS].map((name) =>
    cells.findIndex((cell) => name.test(cell.trim())),
  ) as [number, number, number];
  const count = named >= 0 ? named : place;
  return item >= 0 && count >= 0 ? { count, item, place } : null;
}
