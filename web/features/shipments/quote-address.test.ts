import { describe, expect, it } from '@jest/globals';
import { quoteAddress } from './quote-address';

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
});
