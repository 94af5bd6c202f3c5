import { describe, expect, it } from '@jest/globals';
import { countries, countryCode, countryName } from './countries.js';

describe('a country', () => {
  it('is known by its code, its name and what people call it', () => {
    expect(['gb', ' United Kingdom ', 'UK', 'Dubai'].map(countryCode)).toEqual(['GB', 'GB', 'GB', 'AE']);
    expect(countryName('GB')).toBe('United Kingdom');
  });

  it('stands where English readers look for it, whatever the language of the machine', () => {
    const [first, second, third] = countries().map(({ name }) => name);
    expect([first, second, third]).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
  });

  it.each(['', 'Atlantis', 'XX', '__proto__', 'constructor'])('that is none is unknown: %j', (text) => {
    expect(countryCode(text)).toBeUndefined();
  });
});
