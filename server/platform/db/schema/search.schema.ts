import { Index } from '@mikro-orm/decorators/legacy';
import { LIKE, SILENT_SIGNS } from '../../../../rules/fold-text.js';
import { SPELLED_OUT, WITHOUT_SPACES } from '../../../../rules/search-key.js';
import { DASHES, digitValue, QUOTES, SPACES } from '../../../../rules/text.js';
import { column } from '../column.js';

/** Beyond these planes there are neither letters nor marks, except for invisible characters. */
const PLANES: readonly (readonly [number, number])[] = [
  [0x80, 0x1ffff],
  [0xe0000, 0xe0fff],
];

/** The characters that a regular expression of JavaScript matches, as a bracket expression of PostgreSQL. */
function classOf(pattern: RegExp): string {
  const one = new RegExp(`^(?:${pattern.source})$`, 'u');
  const ranges: [number, number][] = [];
  for (const [first, last] of PLANES)
    for (let code = first; code <= last; code += 1) {
      const range = ranges.at(-1);
      if (!one.test(String.fromCodePoint(code))) continue;
      if (range && range[1] === code - 1) range[1] = code;
      else ranges.push([code, code]);
    }
  return ranges
    .map(([from, to]) => (from === to ? inBrackets(from) : `${inBrackets(from)}-${inBrackets(to)}`))
    .join('');
}

function inBrackets(code: number): string {
  return `\\U${code.toString(16).padStart(8, '0')}`;
}

function digits(): readonly string[] {
  const all: string[] = [];
  for (let code = 0x80; code <= 0x1ffff; code += 1)
    if (/\p{Nd}/u.test(String.fromCodePoint(code))) all.push(String.fromCodePoint(code));
  return all;
}

function signsOf(pattern: RegExp): readonly string[] {
  const all: string[] = [];
  for (let code = 0x80; code <= 0xffff; code += 1)
    if (new RegExp(pattern.source, 'u').test(String.fromCodePoint(code)))
      all.push(String.fromCodePoint(code));
  return all;
}

/** SQL `translate` of a text, from single characters to single ones. */
function translated(text: string, pairs: readonly (readonly [string, string])[]): string {
  return `translate(${text}, '${pairs.map(([from]) => from).join('')}', '${pairs.map(([, to]) => to).join('')}')`;
}

function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`, text);
}

const LETTERS = Object.entries(LIKE);
const SINGLE = LETTERS.filter(([, to]) => to.length === 1);
const DOUBLE = LETTERS.filter(([, to]) => to.length > 1);
const TO_KEYBOARD = [
  ...signsOf(DASHES).map((sign) => [sign, '-'] as const),
  ...signsOf(QUOTES).map((sign) => [sign, '"'] as const),
];
const TO_DIGITS = digits().map((digit) => [digit, String(digitValue(digit))] as const);

/**
 * Functions that fold texts for search. A test compares `fold_text` and `search_key` with `foldText` and `searchKey`
 * of rules/. Functions they call are in the system's schema or bound at creation: a restored dump has no search path.
 */
export const SEARCH_SCHEMA = `
create function fold_text(t text) returns text immutable strict parallel safe language plpgsql as $$
begin
  if t !~ '[^\\x20-\\x7e]' then
    t := lower(translate(t, '''\`', '') collate pg_c_utf8);
    return btrim(case when strpos(t, '  ') > 0 then regexp_replace(t, ' +', ' ', 'g') else t end);
  end if;
  t := regexp_replace(t, '[''\`${classOf(SILENT_SIGNS)}]+', '', 'g');
  t := lower(normalize(${translated('t', TO_KEYBOARD)}, NFKD) collate pg_c_utf8);
  t := regexp_replace(t, '[''\`${classOf(SILENT_SIGNS)}]+', '', 'g');
  t := ${replaced(translated('t', [...SINGLE, ...TO_DIGITS]), DOUBLE)};
  return normalize(btrim(regexp_replace(t, '[ \\x01-\\x1f\\x7f${classOf(new RegExp(SPACES.source.replace('+', ''), 'u'))}]+', ' ', 'g')), NFC);
end $$;

create function ascii_key(t text) returns text immutable strict parallel safe language plpgsql as $$
begin
  if t !~ '[^\\x01-\\x7f]' then return t; end if;
  t := regexp_replace(t, '(?<=${WITHOUT_SPACES}) (?=${WITHOUT_SPACES})', '', 'g');
  return (select string_agg(case when ascii(sign) < 128 then sign else 'q' || lpad(to_hex(ascii(sign)), greatest(4, length(to_hex(ascii(sign)))), '0') end, '' order by n)
    from string_to_table(t, null) with ordinality as s (sign, n));
end $$;

create function search_key(t text) returns text immutable strict parallel safe language sql
  return ascii_key(fold_text(t));

-- A postcode or number without spaces and signs: CB6 7ZZ as cb67zz, +44 (0)20 7946 0958 as 442079460958.
create function code_key(t text) returns text immutable strict parallel safe language sql
  return regexp_replace(search_key(replace(t, '(0)', '')), '[^a-z0-9]+', '', 'g');

-- A name with its parts apart, in one piece, and with its umlauts spelled out.
create function name_keys(t text) returns text immutable strict parallel safe language sql
  return translate(search_key(t), '-', ' ') || ' ' || code_key(t) || case when normalize(lower(t collate pg_c_utf8), NFC) ~ '[${Object.keys(SPELLED_OUT).join('')}]'
    then ' ' || search_key(${replaced('normalize(lower(t collate pg_c_utf8), NFC)', Object.entries(SPELLED_OUT))}) else '' end;
`;

/** Columns of a table by which a search finds its rows, in SQL. A null column matches nothing. */
export interface FoundIn {
  /** Columns searched as they stand. */
  readonly texts?: readonly string[];
  readonly names?: readonly string[];
  /** Postcodes and numbers, whatever stands between their parts. */
  readonly codes?: readonly string[];
}

/** The searched text of a row, as `containsSql` expects it: it begins with a space. */
export function foundBySql({ texts = [], names = [], codes = [] }: FoundIn): string {
  const known = (column: string) => `coalesce(${column}, '')`;
  const parts = [
    ...(texts.length > 0 ? [`search_key(${texts.map(known).join(` || ' ' || `)})`] : []),
    ...names.map((column) => `name_keys(${known(column)})`),
    ...codes.map((column) => `code_key(${known(column)})`),
  ];
  return parts.map((part) => `' ' || ${part}`).join(' || ');
}

/** The generated column with the searched text of its row. */
export function FoundBy(found: FoundIn) {
  return column.text({ generated: `(${foundBySql(found)}) stored`, lazy: true });
}

/**
 * An index for `like '%words%'` on the searched text of a table. Without pg_trgm (PostgreSQL without contrib modules,
 * or a role that may not create extensions) there is none, and a search reads the whole table.
 */
export function Searched(name: string, where = '') {
  return Index({
    name,
    expression: (_columns: unknown, { name: table }: { name: string }) => `do $$ begin
  create index ${name} on ${table} using gin (found_by gin_trgm_ops) ${where};
exception when undefined_object then
  raise notice '${name} needs pg_trgm, which is not available: searches read the whole table';
end $$`,
  });
}
