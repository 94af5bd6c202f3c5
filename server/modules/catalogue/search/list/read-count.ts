/** Number words, as people write quantities. */
const SMALL =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, index) => [word, index + 1] as const);
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
  .split(' ')
  .map((word, index) => [word, (index + 2) * 10] as const);
const SLIPS = [
  ['fourty', 40],
  ['ninty', 90],
  ['twelfe', 12],
] as const;
const VALUES: ReadonlyMap<string, number> = new Map<string, number>([...SMALL, ...TENS, ...SLIPS]);
const TIMES: ReadonlyMap<string, number> = new Map([
  ...[['hundred', 100] as const, ['hundreds', 100] as const, ['thousand', 1_000] as const],
  ...[['dozen', 12] as const, ['dozens', 12] as const, ['score', 20] as const],
]);

/** Number words as an alternation for regular expressions. */
export const NUMBER_WORD = [...VALUES.keys(), ...TIMES.keys(), 'half'].join('|');

/** More words than anybody needs for a number. */
const WORDS_MAX = 8;

/** A number at the beginning of a text, and the index of its end. */
export interface Count {
  readonly value: number;
  readonly end: number;
}

/** True for a number word: "twenty". */
export function isNumberWord(word: string): boolean {
  return VALUES.has(word) || TIMES.has(word);
}

/** The number at the start of a text: "1,000", "2 1/2", "twenty-five", "half a dozen", "a hundred". */
export function countAt(text: string): Count | null {
  const [figures = '', whole = '', over, under] =
    /^(\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:[.,]\d+)?)(?:[ ](\d)\/(\d))?/.exec(text) ?? [];
  const [part = '', top = '', bottom = ''] = /^(\d)\/([23458])(?![\d/])/.exec(text) ?? [];
  if (part) return timesAt(text, { value: Number(top) / Number(bottom), end: part.length });
  if (!figures) return wordsAt(text);
  // "1.000" is a thousand in most of Europe, and no quantity anywhere else.
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(whole);
  const number = Number(isGrouped ? whole.replaceAll(/[.,]/g, '') : whole.replace(',', '.'));
  return timesAt(text, { value: number + (over ? Number(over) / Number(under) : 0), end: figures.length });
}

/** "2 dozen", "1.5 hundred". */
function timesAt(text: string, { value, end }: Count): Count {
  const [all = '', word = ''] = /^\s*([a-z]+)(?![\w-])/i.exec(text.slice(end)) ?? [];
  const times = TIMES.get(word.toLowerCase());
  return times ? { value: value * times, end: end + all.length } : { value, end };
}

function wordsAt(text: string): Count | null {
  const words = [...text.slice(0, 100).matchAll(/([a-z]+)([\s-]*)/giy)].slice(0, WORDS_MAX);
  const lowered = words.map(([, word = '']) => word.toLowerCase());
  let [value, used] = [0, 0];
  while (used < lowered.length) {
    const [word = '', next = '', third = ''] = lowered.slice(used);
    const number = VALUES.get(word);
    const times = TIMES.get(word);
    const isAfter = value > 0 && value % (number !== undefined && number < 10 ? 10 : 100) === 0;
    if (number !== undefined && (value === 0 || isAfter)) value += number;
    else if (times !== undefined && (used > 0 || word === 'dozen')) value = (value || 1) * times;
    else if ((word === 'a' || word === 'an') && value === 0 && TIMES.has(next)) value = 0;
    else if (word === 'half' && value === 0 && (next === 'dozen' || (next === 'a' && third === 'dozen'))) {
      value = 6;
      used += next === 'a' ? 2 : 1;
    } else if (word === 'half' && value === 0 && /^an?$/.test(next)) {
      value = 0.5;
      used += 1;
    } else if (word === 'and' && value > 0 && next === 'a' && third === 'half') {
      value += 0.5;
      used += 2;
    } else if (!(word === 'and' && value >= 100 && VALUES.has(next))) break;
    used += 1;
  }
  const last = words[used - 1];
  // "two-seater sofa" is a name.
  if (value === 0 || !last || (last[2]!.includes('-') && used < lowered.length)) return null;
  return { value, end: last.index + last[1]!.length };
}
