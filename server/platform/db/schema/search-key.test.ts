import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { foldText } from '../../../../rules/fold-text.js';
import { searchKey } from '../../../../rules/search-key.js';
import { connectDatabase } from '../../../app/database/connect-database.js';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.js';
import type { Database } from '../orm.js';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await connectDatabase({ databaseUrl: testDatabase.url, poolSize: 2 });
});

afterAll(async () => {
  await database?.orm.close(true);
  await testDatabase?.drop();
});

/** Blocks of Unicode by their first and last character. */
const BLOCKS: readonly (readonly [string, number, number])[] = [
  ['ASCII and Latin-1', 0x01, 0xff],
  ['Latin extended, IPA, modifiers and marks', 0x100, 0x36f],
  ['Greek', 0x370, 0x3ff],
  ['Cyrillic, Armenian and Hebrew', 0x400, 0x5ff],
  ['Arabic', 0x600, 0x77f],
  ['scripts of India', 0x900, 0xdff],
  ['Thai to Georgian', 0xe00, 0x10ff],
  ['Hangul of parts', 0x1100, 0x11ff],
  ['Latin for Vietnamese and others', 0x1e00, 0x1eff],
  ['Greek with accents', 0x1f00, 0x1fff],
  ['punctuation to letterlike signs', 0x2000, 0x218f],
  ['enclosed signs', 0x2460, 0x24ff],
  ['kana and signs of East Asia', 0x2e80, 0x33ff],
  ['Han', 0x4e00, 0x9fff],
  ['Latin extended-D', 0xa720, 0xa7bf],
  ['Hangul', 0xac00, 0xd7a3],
  ['Han for compatibility, ligatures, Arabic forms', 0xf900, 0xfdff],
  ['forms, full and half width', 0xfe00, 0xffef],
  ['bold and script letters', 0x1d400, 0x1d7ff],
];

const IN_A_WORD = (code: number) => `A${String.fromCodePoint(code)}b c${String.fromCodePoint(code)}`;

async function ofDatabase(texts: readonly string[]) {
  const { rows } = await database.pool.query<{ folded: string; key: string }>(
    'select fold_text(t) as folded, search_key(t) as key from unnest($1::text[]) with ordinality as u (t, n) order by n',
    [texts],
  );
  return rows;
}

describe('the database folds a text as the server does', () => {
  it.each(BLOCKS)('with every character of %s', async (_name, first, last) => {
    // Characters that PostgreSQL's Unicode does not know yet are no letters in use.
    const codes = Array.from({ length: last - first + 1 }, (_, n) => first + n).filter((code) =>
      /\P{Cn}/u.test(String.fromCodePoint(code)),
    );
    const texts = codes.map(IN_A_WORD);
    const seen = await ofDatabase(texts);
    const differing = texts.filter(
      (text, n) => seen[n]!.folded !== foldText(text) || seen[n]!.key !== searchKey(text),
    );
    expect(differing.map((text) => [text, foldText(text), seen[texts.indexOf(text)]])).toEqual([]);
  });
});
