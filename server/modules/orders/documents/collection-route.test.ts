import { expect, it } from '@jest/globals';
import { centreOf, kmBetween } from '../../places/district-centre.js';
import { DISTRICT_CENTRES } from '../../places/district-centres.js';
import { POST_TOWNS } from '../../places/post-towns.js';
import { nearestFirst } from './collection-route.js';

it('the nearest district is next, from the depot on, and not the next in the alphabet', () => {
  expect(nearestFirst(['EH1', 'CB6', 'EH14', 'NE1', 'CB1', 'YO1'], 'LS10')).toEqual([
    ...['YO1', 'NE1', 'EH1', 'EH14', 'CB6', 'CB1'],
  ]);
  expect(nearestFirst(['EH1', 'CB6', 'EH14', 'NE1', 'CB1', 'YO1'], 'SE1')).toEqual([
    ...['CB1', 'CB6', 'YO1', 'NE1', 'EH1', 'EH14'],
  ]);
});

it('districts as near are driven by their number, and those that nobody can place come last', () => {
  expect(nearestFirst(['', 'LS10', 'ZZ1', 'LS2', 'BD1'], 'LS1')).toEqual(['LS2', 'LS10', 'BD1', 'ZZ1', '']);
});

it('without a depot the day begins with the first district', () => {
  expect(nearestFirst(['YO1', 'EH1', 'CB1'], '')).toEqual(['CB1', 'YO1', 'EH1']);
});

it('every area is in the United Kingdom or beside it, near the districts that it has', () => {
  expect(Object.keys(DISTRICT_CENTRES).sort()).toEqual(Object.keys(POST_TOWNS).sort());
  for (const area of Object.keys(DISTRICT_CENTRES)) {
    const middle = centreOf(`${area}99`)!;
    expect(middle.north).toBeGreaterThan(49);
    expect(middle.north).toBeLessThan(61);
    expect(middle.east).toBeGreaterThan(-8.2);
    expect(middle.east).toBeLessThan(1.9);
    for (let district = 1; district < 99; district += 1)
      expect(kmBetween(middle, centreOf(`${area}${district}`)!)).toBeLessThan(200);
  }
});

it.each([
  ['LS1', 'M1', 58],
  ['EH1', 'G1', 67],
  ['EC1A', 'B1', 160],
  ['CF10', 'BS1', 42],
  ['N1', 'SE1', 4],
  ['NE1', 'SR1', 17],
  ['TR18', 'PL1', 105],
  ['BT1', 'G1', 171],
])('from %s to %s it is about %s km', (from, to, km) => {
  const found = kmBetween(centreOf(from)!, centreOf(to)!);
  expect(Math.abs(found - km)).toBeLessThan(Math.max(5, km / 10));
});
