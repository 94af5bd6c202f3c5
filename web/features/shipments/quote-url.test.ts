import { describe, expect, it } from '@jest/globals';
import { quoteUrl } from './quote-url';

describe('the way from the home form', () => {
  it('leads to the quote builder with type, both countries and both cities', () => {
    expect(quoteUrl({ fromCity: ' Leeds ', toCountry: 'hongkong', toCity: 'Sha Tin' })).toBe(
      '/new-quote?type=international&fromCountry=UK&fromCity=Leeds&toCountry=Hong+Kong&toCity=Sha+Tin',
    );
  });

  it('leads there without a country too', () => {
    expect(quoteUrl({ fromCity: 'Leeds', toCountry: '', toCity: 'Perth' })).toContain(
      '&toCountry=&toCity=Perth',
    );
  });
});
