import { expect, test } from '@jest/globals';
import { fitted, fittedLine } from './fitted.js';

const ROOM = { width: 100, sizes: [12, 8] } as const;

test('a text is as large as its room allows', () => {
  expect(fittedLine('Perth', ROOM)).toEqual({ text: 'Perth', fontSize: 12 });
  expect(fittedLine('Farnborough Hill', ROOM)).toEqual({ text: 'Farnborough Hill', fontSize: 8 });
  expect(fittedLine('東京都千代田区丸の内', ROOM)).toMatchObject({ fontSize: 8 });
});

test('a text that is too long ends in "…", between letters as a person counts them', () => {
  expect(fittedLine('x'.repeat(60), ROOM)).toEqual({ text: `${'x'.repeat(18)}…`, fontSize: 8 });
  const { text } = fittedLine('𠮷'.repeat(60), ROOM);
  expect(text).toMatch(/^𠮷+…$/u);
  expect(fittedLine('e\u0323\u0302'.repeat(60), ROOM).text).toMatch(/^(e\u0323\u0302)+…$/);
  expect(fittedLine('👩‍🚀'.repeat(60), ROOM).text).toMatch(/^(👩‍🚀)+…$/u);
});

test('of several texts the first to be cut are cut, to so many letters', () => {
  const cuts = [
    [['street'], 4],
    [['town'], 2],
  ] as const;
  const layout = (texts: { street: string; town: string }) => `${texts.street} ${texts.town} LS1`;
  const one = (street: string, town: string) => fitted({ street, town }, layout, cuts, ROOM).text;
  expect(one('a'.repeat(20), 'Leeds')).toBe('aaaaaaaa… Leeds LS1');
  expect(one('a'.repeat(20), 'b'.repeat(20))).toBe('aaaa… bbbbbbbb… LS1');
});
