import { expect, it } from '@jest/globals';
import { poundsProblem, readPounds } from './pounds';

it.each([
  ['60', 6_000],
  [' £1,250.50 ', 125_050],
  ['0.1', 10],
  ['19.99', 1_999],
  ['1,250,000', 125_000_000],
  ['31,10', null],
  ['1,2,3', null],
  ['', null],
  ['-5', null],
  ['1.005', null],
  ['5e2', null],
])('%j pounds are %j pence', (typed, pence) => {
  expect(readPounds(typed)).toBe(pence);
});

it('an amount that is none says why', () => {
  expect(poundsProblem('99999.99', 'wrong')).toBeNull();
  expect(poundsProblem('100000', 'wrong')).toBe('wrong');
  expect(poundsProblem('-1', 'wrong')).toBe('wrong');
  expect(poundsProblem('ten', 'wrong')).toBe('Enter a number');
});
