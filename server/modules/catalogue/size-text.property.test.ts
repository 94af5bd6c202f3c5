import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readSides } from './size-text.js';

const SEED = 20_261_127;

/** Notations of one length that is a number of eighths of an inch, or of tenths of a cm, with its centimetres. */
const METRIC = fc.integer({ min: 30, max: 2_300 }).chain((mm) =>
  fc
    .constantFrom(
      ...[`${mm} mm`, `${mm}mm`, `${mm / 10}cm`, `${mm / 10} cm`, `${String(mm / 10).replace('.', ',')} cm`],
      ...[`${(mm / 1_000).toFixed(3)} m`, `${(mm / 1_000).toFixed(2)}m`, `${mm / 10} CM`, `${mm / 10}cms`],
      ...[mm.toLocaleString('en-GB'), mm.toLocaleString('de-DE')].map((grouped) => `${grouped} mm`),
      `${mm / 10}`.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))) + 'ｃｍ',
    )
    .map((text) => ({
      text,
      cm: text.includes(' m') || /\dm$/.test(text) ? (readMetres(text) ?? mm / 10) : mm / 10,
    })),
);

const IMPERIAL = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 11 }), fc.integer({ min: 1, max: 7 }))
  .chain(([feet, inches, eighths]) => {
    const long = feet * 12 + inches;
    const cm = (of: number) => of * 2.54;
    return fc.constantFrom(
      ...['"', '”', '″', "''", ' in', 'in', ' in.', ' ins', ' inches', '＂'].map((sign) => ({
        text: `${long}${sign}`,
        cm: cm(long),
      })),
      ...["'", '’', '′', 'ft', ' feet', ' foot'].map((sign) => ({
        text: `${feet}${sign}`,
        cm: cm(feet * 12),
      })),
      ...[`${feet}' ${inches}"`, `${feet}’${inches}”`, `${feet}ft ${inches}in`, `${feet}'${inches}`].map(
        (text) => ({ text, cm: cm(long) }),
      ),
      { text: `${long} ${eighths}/8"`, cm: cm(long + eighths / 8) },
      { text: `${long}½”`, cm: cm(long + 0.5) },
      { text: `${long}.5 in`, cm: cm(long + 0.5) },
    );
  });

const size = fc
  .oneof(fc.tuple(METRIC, METRIC, METRIC), fc.tuple(IMPERIAL, IMPERIAL, IMPERIAL))
  .chain((sides) => {
    const by = fc.constantFrom(' x ', 'x', ' X ', ' × ', '×', '*', ' by ', ' ✕ ');
    const around = fc.constantFrom(
      ['', ''],
      ['Box ', ''],
      ['', ', 30kg max'],
      ['', ' (0.2 m³)'],
      ['Size: ', ' max'],
    );
    const label = fc.constantFrom('before', 'after', 'bracket', 'words', 'legend', 'none', 'none');
    const order = fc.constantFrom([0, 1, 2], [2, 0, 1], [1, 2, 0], [1, 0, 2], [2, 1, 0], [0, 2, 1]);
    return fc.tuple(by, around, label, order).map(([by, [start, end], label, order]) => {
      const name = ['H', 'W', 'D'];
      const words = ['high', 'wide', 'deep'];
      const parts = order.map((at) => {
        const { text } = sides[at]!;
        if (label === 'before') return `${name[at]} ${text}`;
        if (label === 'after') return `${text} ${name[at]}`;
        if (label === 'bracket') return `${text} (${name[at]})`;
        return label === 'words' ? `${text} ${words[at]}` : text;
      });
      const legend = label === 'legend' ? ` (${order.map((at) => name[at]).join('x')})` : '';
      const meant = label === 'none' ? order.map((at) => sides[at]!) : sides;
      return {
        text: `${start}${parts.join(by)}${legend}${end}`,
        meant: meant.map(({ cm }) => Math.ceil(Number(cm.toFixed(6)))),
      };
    });
  });

it('of 500 spellings of a size none is read as another size, and most are read', () => {
  let read = 0;
  fc.assert(
    fc.property(size, ({ text, meant }) => {
      const sides = readSides(text);
      if (sides === null) return;
      read += 1;
      expect({ text, sides: [sides.heightCm, sides.widthCm, sides.depthCm] }).toEqual({ text, sides: meant });
    }),
    { numRuns: 500, seed: SEED },
  );
  expect(read).toBeGreaterThan(490);
});

it('of 500 sizes with something more among their numbers none is read without it', () => {
  const more = fc.constantFrom('10-', '2 x ', '1e', '-', '5/', '7.', '3,', '2 ', '12;', '±');
  fc.assert(
    fc.property(
      fc.tuple(fc.integer({ min: 10, max: 90 }), more, fc.constantFrom('x', ' x ', ' × ')),
      ([side, more, by]) => {
        const text = `${more}${side}${by}40${by}50 cm`;
        const sides = readSides(text);
        const isDecimal =
          /^\d[.,]$/.test(more) && sides?.heightCm === Math.ceil(Number(`${more.replace(',', '.')}${side}`));
        expect({ text, isSafe: sides === null || isDecimal }).toEqual({ text, isSafe: true });
      },
    ),
    { numRuns: 500, seed: SEED },
  );
});

it('a text of 10,000 characters is looked through in a moment', () => {
  for (const part of ['1', '1 x ', "1' ", 'H', '1/2', '1,', 'x', ' ', '"', '12 kg '])
    expect(readSides(part.repeat(10_000 / part.length))).toBeNull();
});

function readMetres(text: string): number | null {
  const metres = /^([\d.]+) ?m$/.exec(text)?.[1];
  return metres ? Number(metres) * 100 : null;
}
