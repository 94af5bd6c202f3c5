import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it, test } from '@jest/globals';
import { create } from 'fontkit';
import { HEADING, TEXT } from './typefaces.js';
import { GAP, isPrintable, Typesetter } from './typesetter.js';

const { resolve } = createRequire(import.meta.url);
const files = new Map<string, ReturnType<typeof create>>();

/** The letters that a document would print as empty boxes. */
function missing({ fonts }: Typesetter, text: string, isHeading = false): string[] {
  const pieces = new Typesetter(text).set(text, isHeading);
  const own = isHeading ? HEADING : TEXT;
  return (typeof pieces === 'string' ? [{ text: pieces }] : pieces).flatMap(({ text, font = own }) =>
    [...text.replaceAll(/[\n\u200b-\u200d]/g, '')].filter(
      (letter) => !fileOf(font).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    ),
  );

  function fileOf(font: string) {
    const { file } = fonts[font]!;
    const made = files.get(file) ?? create(readFileSync(resolve(file)));
    files.set(file, made);
    return made;
  }
}

function set(text: string, isHeading = false) {
  const typesetter = new Typesetter(text);
  const pieces = typesetter.set(text, isHeading);
  return { typesetter, pieces };
}

describe('every letter that is printed', () => {
  it.each([
    ['text', false],
    ['headings', true],
  ])('is in the file of its typeface: %s of every script but the East Asian ones', (_, isHeading) => {
    const text = lettersBetween([0x20, 0x2fff], [0xa000, 0xabff], [0xf900, 0xffff], [0x1f000, 0x1f0ff]);
    expect(missing(set(text, isHeading).typesetter, text, isHeading)).toEqual([]);
  });

  it('is in the file of its typeface: East Asian signs and every 40th East Asian character', () => {
    const every40th = lettersBetween([0x3400, 0xd7ff], [0x20000, 0x2fa1f]);
    const text = lettersBetween([0x3000, 0x33ff]) + [...every40th].filter((_, at) => at % 40 === 0).join('');
    for (const own of [text, text.replaceAll(/[\u3040-\u30ff]/g, '')])
      expect(missing(set(own).typesetter, own)).toEqual([]);
  });
});

function lettersBetween(...ranges: readonly (readonly [from: number, to: number])[]): string {
  return ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .join('');
}

test.each([
  ['Łódź, Škoda & Žižka', ['latin-ext']],
  ['Nguyễn Văn Ạnh', ['latin-ext', 'vietnamese']],
  ['Ελένη Παπαδοπούλου', ['greek']],
  ['Нина Щукина', ['cyrillic']],
  ['محمد علي', ['arabic']],
  ['רחוב הרצל', ['hebrew']],
  ['ถนนสุขุมวิท', ['thai']],
  ['सड़क', ['devanagari']],
  ['தெரு', ['tamil']],
  ['রাস্তা', ['bengali']],
])('%s is printed', (name, fonts) => {
  expect(isPrintable(name)).toBe(true);
  expect(Object.keys(set(name).typesetter.fonts).sort()).toEqual([TEXT, HEADING, ...fonts].sort());
});

test.each([
  ['王小明, 北京市朝阳区', 'sc'],
  ['田中さくら', 'jp'],
  ['김민준 서울특별시', 'kr'],
])('%s is printed in the forms of its country', (name, region) => {
  expect(isPrintable(name)).toBe(true);
  const others = Object.keys(set(name).typesetter.fonts).filter((font) => font !== TEXT && font !== HEADING);
  for (const font of others) expect(font).toMatch(new RegExp(`^noto-sans-${region}-\\d+$`));
});

test.each([
  ['Shefﬁeld Cliﬀ', 'Sheffield Cliff'],
  ['An\u200bn\u00ad \u200fArcher\u2060', 'Ann Archer'],
  ['3\u200d4 \ufe0f', '34 '],
  ['Flat １２ Ａ', 'Flat 12 A'],
  ['១២ ༣', '12 3'],
  ['Ⅳ ª', 'IV ª'],
  ['Jose\u0301', 'José'],
  ['a\u2011b\u202fc', 'a-b\u00a0c'],
])('%j is set as %j', (written, printed) => {
  const { typesetter, pieces } = set(written);
  expect(pieces).toBe(printed);
  expect(typesetter.hasGaps).toBe(false);
});

test.each(['株式会社㈱ 山﨑', 'ｶﾌﾞｼｷ ￥', '㍿ ㎡ ① ㊤', '≥ ≤ ✓ → ★', '葛\u{e0100}飾', '𠮷野'])(
  '%s is printed whole',
  (text) => expect(isPrintable(text)).toBe(true),
);

test('joiners stay where they shape a word', () => {
  expect(set('علی\u200cرضا').pieces).toEqual([{ text: 'علی\u200cرضا', font: 'arabic' }]);
  expect(set('क्\u200dष').pieces).toEqual([{ text: 'क्\u200dष', font: 'devanagari' }]);
});

test('words of Arabic stay together, and each sign of a number is a piece of its own', () => {
  expect(set('Villa محمد علي 12').pieces).toEqual([
    { text: 'Villa 12\u00a0' },
    { text: 'محمد\u00a0علي', font: 'arabic' },
  ]);
  expect(set('١٢').pieces).toEqual([
    { text: '١', font: 'arabic' },
    { text: '٢', font: 'arabic' },
  ]);
});

test('what no typeface has is spelt or named in brackets, once for each run of it', () => {
  const { typesetter, pieces } = set('Vase 🏺🏺 by ᏣᎳᎩ and \u{f0000}');
  expect(pieces).toBe(`Vase [amphora amphora] by [TsaLaGi] and ${GAP}`);
  expect(typesetter.hasGaps).toBe(true);
  expect(isPrintable('Vase')).toBe(true);
});
