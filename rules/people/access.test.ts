import { expect, it } from '@jest/globals';
import { describeAccess, floorName, knownAccess } from './access.js';

it('an access that says nothing is none', () => {
  expect(knownAccess({})).toBeNull();
  expect(knownAccess({ floor: null, parking: '  ' })).toBeNull();
  expect(knownAccess({ floor: 0 })).toEqual({ floor: 0, hasLift: null, carryMetres: null, parking: '' });
});

it.each([
  [-2, 'Basement, level 2'],
  [-1, 'Basement'],
  [0, 'Ground floor'],
  [1, '1st floor'],
  [2, '2nd floor'],
  [3, '3rd floor'],
  [11, '11th floor'],
  [22, '22nd floor'],
])('floor %i is the %s', (floor, words) => {
  expect(floorName(floor)).toBe(words);
});

it('is described only as far as it is known', () => {
  expect(describeAccess({ floor: 2, hasLift: false, carryMetres: 25, parking: 'Permit bays' })).toEqual([
    '2nd floor, no lift',
    'About 25 m from van to door',
    'Parking: Permit bays',
  ]);
  expect(describeAccess({ floor: null, hasLift: true, carryMetres: null, parking: '' })).toEqual(['Lift']);
});
