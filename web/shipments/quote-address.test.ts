import { describe, expect, it } from '@jest/globals';
import { DESTINATION_KEYS } from '../../rules/destinations';
import { quoteAddress } from './quote-address';
import { seaLane } from './sea-lanes';

describe('the way from the home form', () => {
  it('leads to the quote builder with type, both countries and both cities', () => {
    expect(quoteAddress({ fromCity: ' Leeds ', toCountry: 'hongkong', toCity: 'Sha Tin' })).toBe(
      '/new-quote?type=international&fromCountry=UK&fromCity=Leeds&toCountry=Hong+Kong&toCity=Sha+Tin',
    );
  });

  it('leads there without a country too', () => {
    expect(quoteAddress({ fromCity: 'Leeds', toCountry: '', toCity: 'Perth' })).toContain(
      '&toCountry=&toCity=Perth',
    );
  });

  it.each(DESTINATION_KEYS)('has a sea lane to %s', (destination) => {
    const { points, nauticalMiles } = seaLane(destination);
    expect(points.length).toBeGreaterThan(4);
    expect(nauticalMiles).toBeGreaterThan(2500);
    expect(nauticalMiles).toBeLessThan(14_000);
  });
});
