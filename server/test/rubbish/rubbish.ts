/** Just under the limit of 256 kB for a body. */
export const BODY_BYTES = 260_000;

const filled = (open: string, part: string, close: string) => {
  const count = Math.floor((BODY_BYTES - 2_000) / part.length);
  return open + part.repeat(count) + part.slice(0, part.lastIndexOf(',')) + close;
};

const deep = Math.floor((BODY_BYTES - 2_000) / 2);
const keys = Array.from({ length: 25_000 }, (_, index) => `"k${index}":0`);

/** JSON of every cheap kind, nearly as long as a body may be, by description. */
export const RUBBISH: Readonly<Record<string, string>> = {
  'a list of numbers': filled('[', '0,', ']'),
  'a list of empty objects': filled('[', '{},', ']'),
  'a list of huge numbers': filled('[', '1e308,', ']'),
  'an object of 25,000 keys': `{${keys.join(',')}}`,
  'lists within lists': '['.repeat(deep) + ']'.repeat(deep),
  'a long word': JSON.stringify('a'.repeat(BODY_BYTES - 2_000)),
  'a long text of spaces': JSON.stringify(`x${' '.repeat(BODY_BYTES - 2_000)}x`),
  'a long chain of words': JSON.stringify('a@a.-# Value "'.repeat((BODY_BYTES - 2_000) / 16)),
};

const [LIST = '', ...OTHERS] = Object.keys(RUBBISH);

/** The kinds for a field: the one that once was most expensive, and another in turn. */
export function kindsInTurn(): () => readonly string[] {
  let turn = 0;
  return () => [LIST, OTHERS[turn++ % OTHERS.length] as string];
}

type Path = readonly string[];

/** JSON of the value with the field at the path replaced by JSON text; missing parents are created. */
export function withPart(value: unknown, [name, ...rest]: Path, part: string): string {
  if (name === undefined) return part;
  if (name === '0') return `[${withPart(Array.isArray(value) ? value[0] : undefined, rest, part)}]`;
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const { [name]: old, ...others } = fields as Record<string, unknown>;
  const text = JSON.stringify(others).slice(1, -1);
  return `{${text}${text ? ',' : ''}${JSON.stringify(name)}:${withPart(old, rest, part)}}`;
}
