import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldText } from './fold-text.js';
import { cleanLine, cleanText, cutText, plainCode, plainSigns } from './text.js';

describe('a line of text', () => {
  it.each([
    ['An\u200bn Archer', 'Ann Archer'],
    ['\u200fAnn Archer\u200e', 'Ann Archer'],
    ['12 Wol\u00adlon\u00adgong Road', '12 Wollongong Road'],
    ['Jose\u0301', 'José'],
    ['葛\u{e0100}', '葛'],
    ['  Ann \t\u00a0 Archer\r\nBcc: x ', 'Ann Archer Bcc: x'],
    ['O’Brien – Smith', 'O’Brien – Smith'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['क्\u200dष', 'क्\u200dष'],
    ['👩\u200d🚀 ❤\ufe0f', '👩\u200d🚀 ❤\ufe0f'],
    ['a\u200db \ufe0f', 'ab'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(cleanLine(typed)).toBe(stored);
    expect(cleanLine(stored)).toBe(stored);
  });

  it('keeps its line ends where it has several lines', () => {
    expect(cleanText('  Hello\u200b \r\n\r\n  you\u2028there\u0007 \n')).toBe('Hello\n\n  you\nthere');
  });
});

it('a text is never cut within a character', () => {
  expect(cutText('ab𠮷', 3)).toBe('ab');
  expect(cutText('ab𠮷', 4)).toBe('ab𠮷');
});

describe('a code or number', () => {
  it.each([
    ['\u202a+44 20 7946 0001\u202c', '+44 20 7946 0001'],
    ['＋４４ ２０', '+44 20'],
    ['٠٥٠ ۱۲۳ १२', '050 123 12'],
    ['SPRING–10', 'SPRING-10'],
    ['SPRING‑10\u200b', 'SPRING-10'],
    ['“o’brien”', `"o'brien"`],
    ['24″ x 16′', `24" x 16'`],
    ['ａｎｎ＠example.com', 'ann@example.com'],
  ])('%j reads %j', (typed, plain) => {
    expect(plainSigns(typed)).toBe(plain);
  });
});

it.each([
  ['SPRING–10', 'SPRING-10'],
  ['SPRING‑10\u200b', 'SPRING-10'],
  ['“SPRING-10”', 'SPRING-10'],
  ['«spring-10»', 'spring-10'],
  ["'SPRING-10'.", 'SPRING-10'],
  ['(SPRING-10),', 'SPRING-10'],
  ['ＳＰＲＩＮＧ－１０', 'SPRING-10'],
  ['\ufeffSPRING-10\u00a0', 'SPRING-10'],
  ['Code: ', 'Code'],
])('a pasted code %j is read as %j', (pasted, code) => {
  expect(plainCode(pasted)).toBe(code);
});

const SEED = 20261127;

it(`a name in 500 generated spellings is stored as the one that is seen (seed ${SEED})`, () => {
  const NAMES = [
    'José Müller',
    'O’Brien',
    'Łukasz Żółć',
    'Nguyễn Văn An',
    'محمد علي',
    '山田 太郎',
    'Анна Ким',
    'Zoë',
  ];
  const UNSEEN = ['', '\u200b', '\u200e', '\u202a', '\u202c', '\u2060', '\ufeff', '\u00ad'];
  const GAPS = [' ', '  ', '\u00a0', '\t', '\r\n', ' \u2009', '\u2028'];
  const one = (values: readonly string[]) => fc.constantFrom(...values);
  const spelling = fc.record({
    name: one(NAMES),
    isApart: fc.boolean(),
    around: fc.tuple(one(UNSEEN), one(GAPS), one(UNSEEN)),
    between: one(GAPS),
    at: fc.nat(20),
    inside: one(UNSEEN),
  });
  fc.assert(
    fc.property(spelling, ({ name, isApart, around, between, at, inside }) => {
      const signs = [...(isApart ? name.normalize('NFD') : name).replaceAll(' ', between)];
      // A sign between a letter and its mark keeps them apart for any program; people paste them between letters.
      const isMark = /\p{M}/u.test(signs[at] ?? '');
      if (!isMark) signs.splice(at, 0, inside);
      const typed = around.join('') + signs.join('') + around.toReversed().join('');
      expect(cleanLine(typed)).toBe(name.normalize('NFC'));
      expect(cleanLine(cleanLine(typed))).toBe(cleanLine(typed));
    }),
    { seed: SEED, numRuns: 500 },
  );
});

describe('a searched text', () => {
  it.each([
    ['Zoë Müller', 'zoe muller'],
    ['ÉMILE', 'emile'],
    ['Łukasz Żółć', 'lukasz zolc'],
    ['Søren Þór Ŋ', 'soren thor n'],
    ['Straße', 'strasse'],
    ['O’Brien', 'obrien'],
    ["D'Angelo", 'dangelo'],
    ['Anne‑Marie', 'anne-marie'],
    ['Παπαδόπουλος', 'παπαδοπουλοσ'],
    ['ﬁona', 'fiona'],
    ['GÜL Ilgın İpek', 'gul ilgin ipek'],
    ['Ðặng Đình', 'dang dinh'],
    ['œuvre', 'oeuvre'],
  ])('%j is compared as %j', (typed, folded) => {
    expect(foldText(typed)).toBe(folded);
    expect(foldText(typed.normalize('NFD'))).toBe(folded);
  });
});
