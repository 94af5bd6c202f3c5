import { expect, it } from '@jest/globals';
import { readAmount, readText } from './read-amount.js';

it.each([
  ['12.50', 1_250],
  ['12.5', 1_250],
  ['12', 1_200],
  ['£1,234.50', 123_450],
  ['99999.99', 9_999_999],
  ['0', 0],
  ['', null],
])('%j is %j pence', (text, value) => {
  expect(readAmount({ text })).toEqual({ value });
});

it.each([
  ['12,50', '“12,50” has a decimal comma; write 12.50'],
  ['1.234,5', '“1.234,5” has a decimal comma; write 1234.50'],
  ['€12.50', '“€12.50” is not in pounds; write 12.50'],
  ['12.50 USD', '“12.50 USD” is not in pounds; write 12.50'],
  ['-5', '“-5” is less than 0'],
  ['12.345', '“12.345” has more than two decimals'],
  ["1'234", "“1'234” has a separator that we don't know; write 1234.50"],
  ['12.500.00', "“12.500.00” has a separator that we don't know; write 1234.50"],
  ['100000', '“100000” is more than £99,999.99'],
  ['01/02/2026', '“01/02/2026” is a date; enter an amount like 12.50'],
  ['2-Jan', '“2-Jan” is a date; enter an amount like 12.50'],
  ['call us', '“call us” is not an amount; write 12.50'],
  ['1e5', '“1e5” is not an amount; write 12.50'],
])('%j is refused, with what to write', (text, problem) => {
  expect(readAmount({ text })).toEqual({ problem });
});

it('formulas, dates and errors are refused by what they are', () => {
  expect(readAmount({ text: '2', kind: 'formula' })).toEqual({ problem: 'has a formula; paste its value' });
  expect(readAmount({ text: '46023', kind: 'date' })).toEqual({
    problem: 'holds a date; enter an amount like 12.50',
  });
  expect(readAmount({ text: '#REF!', kind: 'fault' })).toEqual({
    problem: '“#REF!” is an error of the spreadsheet; enter an amount',
  });
  expect(readText({ text: 'x', kind: 'formula' }, 10)).toEqual({ problem: 'has a formula; paste its text' });
  expect(readText({ text: '' }, 10)).toEqual({ problem: "can't be empty" });
  expect(readText({ text: 'x'.repeat(11) }, 10)).toEqual({ problem: 'is longer than 10 characters' });
});
