import { expect, test } from '@jest/globals';
import { HOSTILE_TEXTS } from '../test/hostile-texts.js';
import { plainTypedText, quotedText } from './typed-text.js';

test.each(HOSTILE_TEXTS)('%j is repeated in no message', (text) => {
  expect(plainTypedText(text)).toBeNull();
});

test.each([
  'Leeds',
  'St. Ives',
  'J.R. Ewing',
  'Bournemouth, 12 Sea Road BH1 1AA',
  '東京',
  'São Paulo',
  "Ann's box no. 3",
])('%j is repeated as it is', (text) => {
  expect(plainTypedText(text)).toBe(text);
});

test('words stand in one line, without what nobody sees', () => {
  expect(plainTypedText(' New\r\n\u200bYork\t ')).toBe('New York');
  expect(plainTypedText('\u200b\n')).toBeNull();
});

test.each([
  ['Look at https://Evil.example/a.b?c', 'Look at https[:]//Evil[.]example/a.b?c'],
  ['www.evil.example or evil\u3002example', 'www[.]evil[.]example or evil[.]example'],
  ['me@evil.example', 'me[at]evil[.]example'],
  ['mailto:me, tel:0900', 'mailto[:]me, tel[:]0900'],
  ['http://198.51.100.7/x', 'http[:]//198[.]51.100.7/x'],
  ['It costs £3.50. Call J.R. on 020 7946 0999.', 'It costs £3.50. Call J.R. on 020 7946 0999.'],
  ['One.\n\nTwo.', 'One. Two.'],
])('staff read %j, and cannot open it', (text, quoted) => {
  expect(quotedText(text)).toBe(quoted);
});
