/** Characters drawn in one go: `fromRight` by a typeface that reverses them itself. */
export interface Run {
  readonly text: string;
  readonly fromRight: boolean;
}

const words = (script: string) =>
  String.raw`(?:(?![\p{Nd}\p{M}\u066a-\u066c\u06d4])\p{Script=${script}}[\p{M}\u200c\u200d]*)+`;
const WORD = `(?:${words('Arabic')}|${words('Hebrew')})`;
/** A number, with the separators of house numbers, ranges, telephone numbers, dates and fractions. */
const NUMBER = String.raw`(?<![\p{Script=Latin}\p{Nd}])[+#]?\p{Nd}+(?:(?:[ \u00a0]?[-./:,+*\u00d7\u066b\u066c\u060c\u2010-\u2015\u2212][ \u00a0]?|[ \u00a0])\p{Nd}+)*[%\u066a]?(?![\p{Script=Latin}\p{Nd}])`;
const BETWEEN = String.raw`[^\p{L}\p{N}\p{M}\n]{0,4}?`;
/** A run that begins and ends with right-to-left words, or with numbers that belong to them. */
const PHRASE = new RegExp(
  String.raw`(?:(?<=^|\n)${NUMBER}${BETWEEN})?${WORD}(?:${BETWEEN}(?:${WORD}|${NUMBER}))*`,
  'gu',
);
const PARTS = new RegExp(String.raw`(${WORD})|(${NUMBER})|[^\p{L}\p{N}]+?(?=${NUMBER}|[\p{L}\p{N}]|$)`, 'gu');
const HEBREW = /\p{Script=Hebrew}/u;
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '<': '>',
  '>': '<',
};

type Part = Run & { readonly kind: 'word' | 'number' | 'between' };

/**
 * The text in the order in which it is drawn from left to right. Words of Arabic and Hebrew are read from the right,
 * and numbers from the left in every script. Right-to-left text stays on one line, since the next line would hold its
 * beginning; with more than `lineMax` letters it gets lines of its own.
 */
export function inDrawnOrder(text: string, lineMax: number): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(PHRASE)) {
    const phrase = found + closingOf(found, text.slice(index + found.length));
    if (index > end) runs.push({ text: text.slice(end, index), fromRight: false });
    for (const [at, line] of linesOf(partsOf(phrase, lineMax), lineMax).entries()) {
      if (at > 0) runs.push({ text: '\n', fromRight: false });
      runs.push(...turned(line));
    }
    end = index + phrase.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), fromRight: false });
  return runs;
}

/** The closing bracket after a phrase that contains the opening one. */
function closingOf(phrase: string, rest: string): string {
  const [closing = ''] = /^[)\]]/.exec(rest) ?? [];
  const opening = MIRRORED[closing];
  const count = (sign: string | undefined) => phrase.split(sign ?? '\0').length;
  return opening && count(opening) > count(closing) ? closing : '';
}

function partsOf(phrase: string, lineMax: number): Part[] {
  return [...phrase.matchAll(PARTS)].flatMap(([text, word, number]): Part[] => {
    if (word) return cutUp(word, lineMax).map((some) => ({ kind: 'word', text: some, fromRight: true }));
    return [{ kind: number ? 'number' : 'between', text: text.replaceAll(' ', '\u00a0'), fromRight: false }];
  });
}

/** Lines break before words: a number stays with the word that it follows. */
function linesOf(parts: readonly Part[], lineMax: number): Part[][] {
  const lines: Part[][] = [[]];
  let length = 0;
  for (const [at, part] of parts.entries()) {
    const line = lines.at(-1)!;
    if (part.kind === 'word' && length > 0 && length + part.text.length + numberAfter(parts, at) > lineMax) {
      if (line.at(-1)?.text.trim() === '') line.pop();
      lines.push([part]);
      length = part.text.length;
    } else {
      line.push(part);
      length += part.text.length;
    }
  }
  return lines;
}

function numberAfter(parts: readonly Part[], at: number): number {
  const next = parts[at + 2];
  return next?.kind === 'number' ? next.text.length + 1 : 0;
}

/** The parts of a line in reverse; words with a space between them become one run. */
function turned(line: readonly Part[]): Run[] {
  const joined: Part[] = [];
  for (const [at, part] of line.entries()) {
    const last = joined.at(-1);
    const next = part.text === '\u00a0' ? line[at + 1] : part;
    if (last?.kind === 'word' && next?.kind === 'word' && HEBREW.test(last.text) === HEBREW.test(next.text))
      joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else joined.push(part);
  }
  return joined
    .reverse()
    .map(({ kind, text, fromRight }) => ({ text: kind === 'between' ? mirrored(text) : text, fromRight }));
}

function mirrored(text: string): string {
  return [...text]
    .reverse()
    .map((sign) => MIRRORED[sign] ?? sign)
    .join('');
}

/** A word in parts of at most `lineMax` letters. */
function cutUp(word: string, lineMax: number): string[] {
  if (word.length <= lineMax) return [word];
  const lines = [''];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (lines.at(-1)!.length + segment.length > lineMax) lines.push('');
    lines[lines.length - 1] += segment;
  }
  return lines;
}
