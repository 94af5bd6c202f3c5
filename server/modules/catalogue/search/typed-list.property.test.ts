import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readTypedList } from './read-typed-list.js';
import { readList } from './test/seed-shop.js';

const SEED = 20_261_127;
const THINGS = [
  ['boxes', 'Standard Box'],
  ['bikes', 'Bicycle in a Bike Box'],
  ['suitcases', 'Large Suitcase'],
  ['dining chairs', 'Dining Chair'],
  ['3 seater sofas', 'Three-Seater Sofa'],
  ['55 inch tvs', 'Television up to 55 inches'],
] as const;

/** Numbers in the forms that people write. */
const written = (count: number) => [
  String(count),
  ...[0xff10, 0x660, 0x6f0, 0x966].map((zero) =>
    String(count).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit))),
  ),
  ...(count <= 20 ? [String.fromCodePoint(0x2460 + count - 1)] : []),
  ...(count < 10 ? [`${count}\ufe0f\u20e3`] : []),
  ...(count % 12 === 0 ? [`${count / 12} dozen`] : []),
  ...(count % 12 === 6 && count > 6 ? [`${(count - 6) / 12}½ dozen`] : []),
  ...(count < 20
    ? [
        '',
        'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
          ' ',
        )[count - 1]!,
      ].filter(Boolean)
    : []),
  ...(count === 100 ? ['a hundred', 'one hundred'] : []),
];

const BULLETS = [
  '',
  '- ',
  '-',
  '– ',
  '–',
  '—',
  '* ',
  '*',
  '• ',
  '•',
  '● ',
  '■',
  '▪ ',
  '◦',
  '‣ ',
  '► ',
  '→ ',
  '✔ ',
  '☐ ',
  '☑',
  '[ ] ',
  '[x] ',
  '- [ ] ',
  '> ',
  '# ',
  '+ ',
  'o ',
  '📦 ',
  'a) ',
  '(b) ',
  '\t',
  '[14:02, 03/11/2026] Ann: ',
];
const BEFORE = [
  '# thing',
  '#x thing',
  '# x thing',
  '#× thing',
  '# * thing',
  '(#) thing',
  '[#] thing',
  '#: thing',
  '# - thing',
  '# no. thing',
  '#no thing',
  '#nr thing',
  '# off thing',
  '# pcs thing',
  '# of thing',
  'qty # thing',
  'qty: # thing',
  'x# thing',
  '| # | thing |',
  '#, thing',
  '"#","thing"',
  '#;thing',
  '#\tthing',
  'another # thing',
  '# × thing',
];
const AFTER = [
  'thing #',
  'thing   #',
  'thing x#',
  'thing x #',
  'thing × #',
  'thing*#',
  'thing * #',
  'thing (#)',
  'thing [#]',
  'thing (x#)',
  'thing: #',
  'thing = #',
  'thing - #',
  'thing—#',
  'thing – #',
  'thing.....#',
  'thing … #',
  'thing | #',
  '| thing | # |',
  'thing\t#',
  'thing\t#\tgarage',
  'thing, #',
  'thing,#',
  '"thing","#"',
  'thing;#',
  'thing # no.',
  'thing - # off',
  'thing # pcs',
  'thing qty #',
  'thing (qty: #)',
  'thing #x',
  'thing → #',
  'thing\n#',
];
const VAGUE = [
  '#+ thing',
  '~# thing',
  'approx # thing',
  'approx. # thing',
  'about # thing',
  'around # thing',
  'up to # thing',
  '#-ish thing',
  '#ish thing',
  '# or so thing',
  '#? thing',
  'thing ~#',
  'thing #+',
  'thing approx #',
  'thing (approx #)',
  '1-# thing',
  '1 - # thing',
  '1 to # thing',
  '1 or # thing',
  '1/# thing',
  'thing 1-#',
  'max # thing',
  '# max thing',
  '>#  thing',
  '<# thing',
  'maybe # thing',
  'thing x #?',
  '−# thing',
  'no. # thing',
];

const piece = (forms: readonly string[], max: number) =>
  fc
    .record({
      form: fc.constantFrom(...forms),
      thing: fc.constantFrom(...THINGS),
      count: fc.oneof(fc.integer({ min: 2, max: 40 }), fc.constant(100), fc.integer({ min: 2, max })),
      bullet: fc.constantFrom(...BULLETS),
      pick: fc.nat(20),
      end: fc.constantFrom('', '', '.', ' please', '!', ' '),
    })
    .map(({ form, thing: [thing, product], count, bullet, pick, end }) => {
      const isGlued = /[\w)\]<>]#|#[a-z]/.test(form);
      const numbers = written(count).filter((one) => !isGlued || !/[a-z ]/.test(one));
      const number = numbers[pick % numbers.length]!;
      const isMinus = bullet === '-' && form.startsWith('#');
      const isCells = /["|\t\n;]|^#, /.test(form);
      return {
        text: `${isCells ? '' : bullet}${form.replace('#', number).replace('thing', thing)}${isCells || form.endsWith('?') ? '' : end}`,
        count,
        product,
        isMinus,
      };
    });

it('of 500 spellings of a quantity none is read as another without being said', () => {
  let sure = 0;
  fc.assert(
    fc.property(piece([...BEFORE, ...AFTER], 999), ({ text, count, product }) => {
      const items = readList(text);
      const [item] = items;
      const read = items.length === 1 && item?.quantity === count && item.chosen === product;
      if (read && item.fit === 'whole') sure += 1;
      const isSaid =
        items.length > 0 &&
        items.every((one) => one.doubts.length > 0 || one.fit === 'none' || one.fit === 'loose');
      expect({ text, items: read || isSaid ? 'right, or said' : items }).toEqual({
        text,
        items: 'right, or said',
      });
    }),
    { numRuns: 500, seed: SEED },
  );
  expect(sure).toBeGreaterThan(475);
});

it('of 500 quantities that are not exact none is certain', () => {
  fc.assert(
    fc.property(piece(VAGUE, 999), ({ text }) => {
      const items = readList(text);
      expect({
        text,
        certain: items.filter(({ fit, doubts }) => fit === 'whole' || doubts.length === 0),
      }).toEqual({ text, certain: [] });
    }),
    { numRuns: 500, seed: SEED },
  );
});

it('of 500 lines with numbers anywhere no number is dropped', () => {
  const word = fc.constantFrom(
    'boxes',
    'bike',
    'sofa',
    'large',
    'x',
    'of',
    'and',
    ',',
    '-',
    '/',
    '(',
    ')',
    'seater',
    'inch',
    'tv',
    '"',
    'kg',
    'no',
    '.',
    ':',
  );
  const number = fc.constantFrom('1', '2', '7', '12', '65', '450', '1,000', '3.5', '½', '1000', '٤');
  fc.assert(
    fc.property(fc.array(fc.oneof(word, number), { minLength: 2, maxLength: 8 }), (words) => {
      const text = words.join(' ');
      const items = readList(text);
      const digits = (one: string) => one.match(/\d+/g) ?? [];
      const typed = words.filter((one) => /^\d+$/.test(one)).sort();
      const used = items.flatMap((item) => [
        String(item.quantity),
        ...digits(item.text),
        ...Object.values(item.sides ?? {}).map(String),
        ...item.doubts.flatMap((doubt) => digits(doubt.words)),
      ]);
      const isCertain = items.length > 0 && items.every(({ fit }) => fit === 'whole');
      const dropped = isCertain ? typed.filter((one) => !used.includes(one)) : [];
      expect({ text, dropped }).toEqual({ text, dropped: [] });
    }),
    { numRuns: 500, seed: SEED },
  );
});

it('a line of 10,000 characters is read, whatever is repeated in it', () => {
  for (const part of [
    '1 ',
    '1',
    'x',
    '2 boxes ',
    '2 boxes, ',
    'boxes 2 ',
    '(',
    '((1) ',
    '"',
    '1 x ',
    '1.',
    '- ',
    '| ',
    'a and ',
    "1' ",
    'dozen ',
    'a hundred ',
    '~',
    '1-',
    '3 seater ',
    '½',
    'Living room: ',
    'hi ',
    'no. ',
  ]) {
    expect(
      readTypedList(part.repeat(10_000 / part.length).slice(0, 10_000), () => false).length,
    ).toBeLessThanOrEqual(200);
  }
});
