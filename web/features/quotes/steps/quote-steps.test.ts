import { expect, it } from '@jest/globals';
import { readStep } from './quote-steps';

it('an address opens the step it names, else the first', () => {
  expect(['2', '3', '4', 'x', null].map(readStep)).toEqual([2, 3, 1, 1, 1]);
});
