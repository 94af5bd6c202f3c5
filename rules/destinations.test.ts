import { describe, expect, it } from '@jest/globals';
import { DESTINATION_KEYS, DESTINATIONS, destinationName, findDestination } from './destinations.js';

describe('destinations', () => {
  it.each([
    ['malasia', 'malaysia'],
    ['Malaysia', 'malaysia'],
    ['Hong Kong', 'hongkong'],
    ['new zealand', 'newzealand'],
    ['SOUTH-AFRICA', 'southafrica'],
    [' Dubai ', 'dubai'],
    ['U.S.A.', 'usa'],
    ['United States', 'usa'],
    ['UAE', 'dubai'],
  ])('"%s" is understood as %s', (written, key) => {
    expect(findDestination(written)?.key).toBe(key);
  });

  it.each(['', 'Select Country', 'France', 'constructor'])('we do not ship to "%s"', (written) => {
    expect(findDestination(written)).toBeUndefined();
  });

  it('every key has one destination, whose name leads back to it', () => {
    expect(DESTINATIONS.map((destination) => destination.key).sort()).toEqual([...DESTINATION_KEYS].sort());
    for (const key of DESTINATION_KEYS) expect(findDestination(destinationName(key))?.key).toBe(key);
  });

  it('a key is the name in lower case without spaces', () => {
    for (const { key, name } of DESTINATIONS) expect(name.toLowerCase().replaceAll(' ', '')).toBe(key);
  });

  it('the home form offers the eleven countries of the specification in its order', () => {
    const offered = DESTINATIONS.filter((destination) => destination.onHomeForm).map(({ name }) => name);
    expect(offered).toEqual([
      'Australia',
      'Bahrain',
      'Canada',
      'USA',
      'Dubai',
      'Hong Kong',
      'Japan',
      'Malaysia',
      'New Zealand',
      'Singapore',
      'South Africa',
    ]);
  });

  it('no two destinations share a spelling', () => {
    const spellings = DESTINATIONS.flatMap(({ key, aliases }) => [key, ...aliases]);
    expect(new Set(spellings).size).toBe(spellings.length);
  });
});
