import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it, test } from '@jest/globals';
import { create } from 'fontkit';
import { GAP, HEADING, isPrintable, TEXT, Typesetter } from './typefaces.js';

const { resolve } = createRequire(import.meta.url);
const files = new Map<string, ReturnType<typeof create>>();

/** The letters that a document would print as empty boxes. */
function missing({ fonts }: Typesetter, text: string, isHeading = false): string[] {
  const pieces = new Typesetter(text).set(text, isHeading);
  const own = isHeading ? HEADING : TEXT;
  return (typeof pieces === 'string' ? [{ text: pieces }] : pieces).flatMap(({ text, font = own }) =>
    [...text.replaceAll('\n', '')].filter(
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
  ])('is in the file of its typeface: %s up to U+2FFF and of Arabic', (_, isHeading) => {
    const codes = [...Array(0x3000).keys(), ...Array.from({ length: 0x190 }, (_, at) => 0xfe70 + at)];
    const text = codes
      .filter((code) => code >= 32)
      .map((code) => String.fromCodePoint(code))
      .join('');
    expect(missing(set(text, isHeading).typesetter, text, isHeading)).toEqual([]);
  });

  it('is in the file of its typeface: of every 40th East Asian character', () => {
    const codes = Array.from({ length: 1_300 }, (_, at) => 0x3001 + at * 40);
    const text = codes
      .filter((code) => code < 0xd800)
      .map((code) => String.fromCodePoint(code))
      .join('');
    for (const own of [text, text.replaceAll(/[\u3040-\u30ff]/g, '')])
      expect(missing(set(own).typesetter, own)).toEqual([]);
  });
});

test.each([
  ['Łódź, Škoda & Žižka', ['latin-ext']],
  ['Nguyễn Văn Ạnh', ['latin-ext', 'vietnamese']],
  ['Ελένη Παπαδοπούλου', ['greek']],
  ['Нина Щукина', ['cyrillic']],
  ['محمد علي', ['arabic']],
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

test('Arabic words stay together, so that they stand in their order, and digits are read from the left', () => {
  expect(set('Villa محمد علي 12').pieces).toEqual([
    { text: 'Villa ' },
    { text: 'محمد\u00a0علي', font: 'arabic' },
    { text: ' 12' },
  ]);
});

test('what no typeface has is one gap for each run of it', () => {
  const { typesetter, pieces } = set('Vase 🏺🏺 and ก');
  expect(pieces).toBe(`Vase ${GAP} and ${GAP}`);
  expect(typesetter.hasGaps).toBe(true);
  expect(isPrintable('Vase')).toBe(true);
});
