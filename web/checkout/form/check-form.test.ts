import { describe, expect, it } from '@jest/globals';
import { NO_ADDRESS } from '../../addresses/typed-address';
import { checkForm } from './check-form';
import type { CheckoutForm } from './checkout-form';

const NOW = new Date('2026-11-21T10:00:00Z');
const FILLED: CheckoutForm = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '',
  collectionDate: '2026-11-28',
  collection: { ...NO_ADDRESS, line1: '1 Quay Street', city: 'Hull', postcode: 'hu1 1aa' },
  delivery: { ...NO_ADDRESS, line1: '2 Bay Road', city: 'Sydney', state: 'NSW', postcode: '2000' },
  billingAs: 'delivery',
  billing: { ...NO_ADDRESS, country: 'US' },
};

function problems(
  changes: Partial<CheckoutForm> = {},
  destination: 'australia' | 'hongkong' | 'singapore' = 'australia',
) {
  return Object.fromEntries(
    checkForm({ ...FILLED, ...changes }, { destination, sameDayCutOffHour: 12, now: NOW }),
  );
}

describe('the checkout form', () => {
  it('is right when it is filled in', () => {
    expect(problems()).toEqual({});
  });

  it('says what is missing in the words of the specification', () => {
    const empty = { name: ' ', email: '', collection: NO_ADDRESS, delivery: NO_ADDRESS };
    expect(problems(empty)).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      'collection.line1': 'Address is required',
      'collection.city': 'City is required',
      'collection.postcode': 'Postal code is required',
      'delivery.line1': 'Address is required',
      'delivery.city': 'City is required',
      'delivery.state': 'State is required',
      'delivery.postcode': 'Postal code is required',
    });
  });

  it('names wrong fields in the order of the page', () => {
    expect(Object.keys(problems({ name: '', collectionDate: '', delivery: NO_ADDRESS }))).toEqual([
      'name',
      'collectionDate',
      'delivery.line1',
      'delivery.city',
      'delivery.state',
      'delivery.postcode',
    ]);
  });

  it.each([
    [{ email: 'ada@' }, { email: 'Please enter a valid email address' }],
    [{ phone: 'call me' }, { phone: 'Please enter a valid phone number' }],
    [
      { collectionDate: '2026-11-20' },
      { collectionDate: 'Please choose a collection date from 21 November 2026' },
    ],
    [
      { collection: { ...FILLED.collection, postcode: '2000' } },
      { 'collection.postcode': 'Enter a UK postcode, like LS1 4AP' },
    ],
  ])('refuses %j', (changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  it('asks for no postcode in Hong Kong and no state in Singapore', () => {
    const bare = { ...FILLED.delivery, state: '', postcode: '' };
    expect(problems({ delivery: bare }, 'hongkong')).toEqual({});
    expect(problems({ delivery: { ...bare, postcode: '018956' } }, 'singapore')).toEqual({});
  });

  it('checks the billing address only when it is another one, by the rules of its country', () => {
    expect(problems({ billingAs: 'collection' })).toEqual({});
    expect(Object.keys(problems({ billingAs: 'another' }))).toEqual([
      'billing.line1',
      'billing.city',
      'billing.state',
      'billing.postcode',
    ]);
    const french = { ...NO_ADDRESS, line1: '3 Rue', city: 'Paris', postcode: '75001', country: 'FR' };
    expect(problems({ billingAs: 'another', billing: french })).toEqual({});
  });
});
