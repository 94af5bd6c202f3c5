const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Shorter words are too much alike. */
const LENGTH_MIN = 3;

/** In a word of this length one wrong letter of any kind is unambiguous. */
const LONG = 7;

/**
 * True when `typed` is `word` with one typo: two letters swapped, one missing, one doubled, or a neighbouring key
 * pressed instead or as well. In a long word any one letter may be wrong.
 */
export function isSlip(typed: string, word: string): boolean {
  if (typed === word || word.length < LENGTH_MIN || Math.abs(typed.length - word.length) > 1) return false;
  let at = 0;
  while (typed[at] === word[at] && at < word.length) at += 1;
  const isAny = Math.min(typed.length, word.length) >= LONG;
  const rest = (text: string, from: number) => text.slice(at + from);
  if (typed.length < word.length) return word.length > LENGTH_MIN && rest(typed, 0) === rest(word, 1);
  if (typed.length > word.length) return isExtra(typed, at, isAny) && rest(typed, 1) === rest(word, 0);
  if (typed[at] === word[at + 1] && typed[at + 1] === word[at]) return rest(typed, 2) === rest(word, 2);
  const isNear = isAny || (word.length > LENGTH_MIN && areNeighbours(typed[at], word[at]));
  return isNear && rest(typed, 1) === rest(word, 1);
}

/** True for an extra letter: the one before again, or a neighbour of the keys around it. */
function isExtra(typed: string, at: number, isAny: boolean): boolean {
  const around = [typed[at - 1], typed[at + 1]];
  return isAny || around.some((letter) => letter === typed[at] || areNeighbours(letter, typed[at]));
}

/** True for keys that touch on a British or American keyboard. */
function areNeighbours(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [one, other].map((letter) => {
    const row = ROWS.findIndex((keys) => letter !== undefined && keys.includes(letter));
    return { row, column: row < 0 ? Number.NaN : ROWS[row]!.indexOf(letter!) };
  }) as [Key, Key];
  if (a.row === b.row) return Math.abs(a.column - b.column) === 1;
  const [upper, lower] = a.row < b.row ? [a, b] : [b, a];
  return lower.row - upper.row === 1 && [0, 1].includes(upper.column - lower.column);
}

interface Key {
  readonly row: number;
  readonly column: number;
}
