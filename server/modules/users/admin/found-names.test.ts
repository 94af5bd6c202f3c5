import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { connectDatabase } from '../../../app/database/connect-database.js';
import type { Database } from '../../../platform/db/orm.js';
import { createTestDatabase, type TestDatabase } from '../../../test/postgres.js';
import { readUsers } from '../user.store.js';

const SEED = 20_261_127;

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

/** Parts of names in eleven scripts. */
const SCRIPTS: Readonly<Record<string, string>> = {
  Latin:
    'Zoë Müller Łukasz Søren Þórdís Straßer O’Brien D’Angelo Nguyễn Đặng François Anne-Marie Émile İpek Ilgın Æsa Œuvrard Čapek Ŋgũgĩ Ħaż',
  Greek: 'Παπαδόπουλος Γιώργος Ελένη Νικόλαος Μαρία Αθανάσιος',
  Cyrillic: 'Фёдор Достоевский Алексей Їжак Ганна Джордже',
  Armenian: 'Արամ Խաչատրյան Նարե Սարգսյան',
  Georgian: 'გიორგი ბერიძე ნინო მაისურაძე',
  Hebrew: 'שָׁלוֹם כהן יעל ז׳בוטינסקי',
  Arabic: 'مُحَمَّد علی رضا فاطمة يوسف مصطفى',
  Devanagari: 'प्रिया शर्मा अमित कुमार',
  Thai: 'สมชาย ใจดี กัญญา',
  Han: '山田 太郎 王 小明 髙橋 美咲',
  Hangul: '김 민수 이 서연 박 지훈',
};

type Spelling = (name: string) => string;

const APOSTROPHES = /[’'׳]/gu;
/** Ways in which the same name may be typed another time. */
const SPELLINGS: Readonly<Record<string, Spelling>> = {
  'as it is': (name) => name,
  capitals: (name) => name.toUpperCase(),
  'small letters': (name) => name.toLowerCase(),
  composed: (name) => name.normalize('NFC'),
  decomposed: (name) => name.normalize('NFD'),
  'without accents': (name) => name.normalize('NFD').replaceAll(/\p{Mn}/gu, ''),
  'the other apostrophe': (name) => name.replaceAll(APOSTROPHES, "'"),
  'no apostrophe': (name) => name.replaceAll(APOSTROPHES, ''),
  'a hyphen that does not break': (name) => name.replaceAll('-', '\u2011'),
  'no hyphen': (name) => name.replaceAll('-', ' '),
  'in one': (name) => name.replaceAll('-', ''),
  'unseen signs': (name) => `\u200f${[...name].join('\u200b')}\u200e`,
  'full width': (name) =>
    name.replaceAll(/[A-Za-z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  'other spaces': (name) => `\u00a0${name.replaceAll(' ', '\u3000')} `,
  'the last name first': (name) => name.split(' ').reverse().join(', '),
};

const partOf = fc
  .constantFrom(...Object.keys(SCRIPTS))
  .chain((script) =>
    fc.tuple(
      fc.constantFrom(...SCRIPTS[script]!.split(' ')),
      fc.constantFrom(...SCRIPTS[script]!.split(' ')),
    ),
  );
const spelling = fc.constantFrom(...Object.keys(SPELLINGS));

test(`500 names in eleven scripts, stored in one spelling, are found in any other (seed ${SEED})`, async () => {
  const drawn = fc.sample(fc.tuple(partOf, spelling, spelling), { numRuns: 500, seed: SEED });
  const people = drawn.map(([[first, last], stored, sought], n) => ({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    stored: SPELLINGS[stored]!(`${first} ${last}`),
    sought: SPELLINGS[sought]!(`${first} ${last}`),
    how: `${stored} → ${sought}`,
  }));
  await database.pool.query(
    `insert into users (id, name, email, password_hash, created_at)
      select (p->>'id')::uuid, p->>'stored', 'p' || n || '@example.com', '', now()
        from jsonb_array_elements($1::jsonb) with ordinality as people (p, n)`,
    [JSON.stringify(people)],
  );
  const lost: unknown[] = [];
  for (const { id, sought, ...person } of people) {
    const { users } = await readUsers(
      database.pool,
      { search: sought },
      { sort: 'newest', limit: 500, offset: 0 },
    );
    if (!users.some((user) => user.id === id)) lost.push({ ...person, sought });
    // A search for words that everybody has finds nobody in particular.
    if (users.length > 100) lost.push({ ...person, sought, found: users.length });
  }
  expect(lost).toEqual([]);
});
