import { describe, expect, it } from '@jest/globals';
import { NO_ADDRESS } from '../../../../rules/people/addresses/address-parts';
import { countryCode, defaultBillingCountry } from '../../addresses/countries';
import { type CheckoutForm, toBilling, toDetails } from './checkout-form';

const FORM: CheckoutForm = {
  name: ' Ada Lovelace ',
  email: 'ada@example.com',
  phone: '',
  collectionDate: '',
  collection: { ...NO_ADDRESS, line1: '1 Quay Street', city: 'Hull', postcode: 'hu1 1aa' },
  delivery: { ...NO_ADDRESS, line1: '2 Bay Road', city: 'Dubai' },
  billingAs: 'delivery',
  billing: { ...NO_ADDRESS, line1: '3 Elm', city: 'Boston', state: 'MA', postcode: '02101', country: 'US' },
};

describe('what is made of the checkout form', () => {
  it('the server receives three addresses, the sum that was shown, and no date when there is none', () => {
    expect(toDetails(FORM, 'dubai', 41_200)).toMatchObject({
      contactName: 'Ada Lovelace',
      collectionDate: null,
      expectedTotal: 41_200,
      collectionAddress: { city: 'Hull', postcode: 'HU1 1AA', country: 'United Kingdom' },
      deliveryAddress: { city: 'Dubai', country: 'Dubai' },
      billingAddress: { city: 'Dubai' },
    });
  });

  it.each([
    ['delivery', { city: 'Dubai', country: 'AE' }],
    ['collection', { city: 'Hull', country: 'GB', postal_code: 'hu1 1aa' }],
    ['another', { city: 'Boston', country: 'US', state: 'MA', postal_code: '02101' }],
  ] as const)('billed as %s, the bank is told that address', (billingAs, expected) => {
    expect(toBilling({ ...FORM, billingAs }, 'dubai').address).toMatchObject(expected);
  });

  it('the bank receives nothing that is empty', () => {
    expect(toBilling(FORM, 'dubai')).not.toHaveProperty('phone');
    expect(toBilling(FORM, 'dubai').address).not.toHaveProperty('postal_code');
  });
});

describe('the country a card is billed in', () => {
  it('is that of the profile, else of the browser, else the United States', () => {
    expect(defaultBillingCountry('Germany', 'en-GB')).toBe('DE');
    expect(defaultBillingCountry('', 'en-GB')).toBe('GB');
    expect(defaultBillingCountry(undefined, 'en')).toBe('US');
  });

  it('is known by name, by code and by what we call our destinations', () => {
    expect(['United Kingdom', 'gb', 'USA', 'Hong Kong', 'Dubai'].map(countryCode)).toEqual([
      'GB',
      'GB',
      'US',
      'HK',
      'AE',
    ]);
    expect(countryCode('Atlantis')).toBeUndefined();
  });
});
