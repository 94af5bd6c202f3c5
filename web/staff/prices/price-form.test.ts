import { describe, expect, it } from '@jest/globals';
import { checkPrice, toPriceInput } from './price-form';

describe('the form of a minimum charge', () => {
  it.each([
    ['0', 0],
    ['0.29', 29],
    ['1234.5', 123_450],
    ['99999.99', 9_999_999],
  ])('sends £%s as %i pence', (price, pence) => {
    const form = { country: 'japan', price };
    expect([...checkPrice(form)]).toEqual([]);
    expect(toPriceInput(form)).toEqual({ country: 'japan', price: pence });
  });

  it.each([
    ['', 'Price is required'],
    ['-1', 'Price must be at least 0'],
    ['1.234', 'Price must be an amount from 0 to 99,999.99 with at most two decimals'],
    ['100000', 'Price must be an amount from 0 to 99,999.99 with at most two decimals'],
    ['1e3', 'Price must be an amount from 0 to 99,999.99 with at most two decimals'],
  ])('refuses a price of "%s"', (price, text) => {
    expect(checkPrice({ country: 'japan', price }).get('price')).toBe(text);
  });

  it('needs a country', () => {
    expect(checkPrice({ country: '', price: '10' }).get('country')).toBe('Choose a country from the list');
  });
});
