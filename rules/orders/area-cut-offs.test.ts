import { describe, expect, it } from '@jest/globals';
import { areaCutOffsProblem, cutOffHourAt, latestCutOffHour } from './area-cut-offs.js';

describe('the cut-off of a postcode area', () => {
  const terms = { sameDayCutOffHour: 12, areaCutOffs: 'LS, BD: 10:00\niv: 0:00\nSE SW:15' };

  it.each([
    ['LS1 4AP', 10],
    ['bd97aa', 10],
    ['IV2 3AA', 0],
    ['SW1A 1AA', 15],
    ['L1 1AA', 12],
    ['Leeds', 12],
    ['', 12],
  ])('at %s is %i', (postcode, hour) => {
    expect(cutOffHourAt(postcode, terms)).toBe(hour);
  });

  it('is never later than the latest of all', () => {
    expect(latestCutOffHour(terms)).toBe(15);
    expect(latestCutOffHour({ sameDayCutOffHour: 18 })).toBe(18);
  });

  it.each(['LS', 'LS: 25', 'LS: 10:30', 'LS1: 10', 'LS: 10\nBD, LS: 11', ': 10', 'LS: ten', 'wc 1: 9'])(
    'is not read from %j, which leaves the hour of everywhere',
    (areaCutOffs) => {
      expect(areaCutOffsProblem(areaCutOffs)).toContain('LS, BD: 10:00');
      expect(cutOffHourAt('LS1 4AP', { sameDayCutOffHour: 12, areaCutOffs })).toBe(12);
    },
  );

  it('may be of no area', () => {
    expect(areaCutOffsProblem('')).toBeNull();
    expect(areaCutOffsProblem(terms.areaCutOffs)).toBeNull();
  });
});
