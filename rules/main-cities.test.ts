import { expect, it } from '@jest/globals';
import type { DestinationKey } from './destinations.js';
import { isElsewhere } from './main-cities.js';

it.each<[string, DestinationKey, boolean]>([
  ['Perth', 'australia', false],
  ['Perth', 'japan', true],
  [' perth, WA', 'japan', true],
  ['Montréal', 'usa', true],
  ['Montréal', 'canada', false],
  ['Hong kong', 'singapore', true],
  ['Hamilton', 'newzealand', false],
  ['Hamilton', 'canada', false],
  ['Melbourne', 'usa', false],
  ['Kalgoorlie', 'japan', false],
  ['6000', 'japan', false],
  ['', 'japan', false],
])('"%s" with %s is elsewhere: %s', (city, destination, answer) => {
  expect(isElsewhere(city, destination)).toBe(answer);
});
