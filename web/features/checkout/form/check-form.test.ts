import { describe, expect, it } from '@jest/globals';
import { NO_ADDRESS } from '../../../../rules/people/addresses/address-parts';
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
  hasNoForbiddenGoods: true,
  billing: { ...NO_ADDRESS, country: 'US' },
};

function problems(
  changes: Partial<CheckoutForm> = {},
  destination: 'australia' | 'hongkong' | 'singapore' = 'australia',
) {
  return Object.fromEntries(
    checkForm(
      { ...FILLED, ...changes },
      { destination, cutOffs: { sameDayCutOffHour: 12, areaCutOffs: 'HU: 9:00' }, now: NOW },
    ),
  );
}

describe('the checkout form', () => {
  it('is right when it is filled in', () => {
    expect(problems()).toEqual({});
  });

  it.each([
    ['JE2 3AB', 'not from the Channel Islands'],
    ['BF1 3AA', 'not from BFPO addresses'],
    ['S05 3AA', 'Did you mean SO5 3AA?'],
  ])('says at the field that nothing is collected at %s', (postcode, words) => {
    const collection = { ...FILLED.collection, postcode };
    expect(problems({ collection })).toEqual({ 'collection.postcode': expect.stringContaining(words) });
  });

  it('is right for a phone number and an email as they are pasted', () => {
    expect(problems({ phone: '\u202a(+44) 20 7946.0001 x12\u202c', email: 'ada\u200b@example.com' })).toEqual(
      {},
    );
  });

  it.each([
    [{ postcode: 'LS1 4AP' }, 'delivery.postcode'],
    [{ state: 'California' }, 'delivery.state'],
  ])('has a delivery as Australia writes it: not %j', (part, field) => {
    expect(Object.keys(problems({ delivery: { ...FILLED.delivery, ...part } }))).toEqual([field]);
  });

  it('has the cut-off of the area where it is collected', () => {
    const today = { collectionDate: '2026-11-21' };
    expect(problems(today)).toEqual({ collectionDate: 'Choose a day from 22 November 2026' });
    expect(problems({ ...today, collection: { ...FILLED.collection, postcode: 'LS1 4AP' } })).toEqual({});
  });

  it('asks for no day that is agreed later', () => {
    expect(problems({ collectionDate: '', agreesDateLater: true })).toEqual({});
  });

  it('asks how to reach a receiver who is somebody else', () => {
    const nobody = { isMe: false, name: '', phone: '', email: '' };
    expect(problems({ receiver: { ...nobody, isMe: true } })).toEqual({});
    expect(problems({ receiver: nobody })).toEqual({
      'receiver.name': 'Enter the name of who receives it',
      'receiver.phone': 'Enter a phone number, so that we can reach them on the day',
    });
    expect(problems({ receiver: { ...nobody, name: 'Ben', phone: 'next door', email: 'ben' } })).toEqual({
      'receiver.phone': 'Enter a valid phone number',
      'receiver.email': 'Please enter a valid email address',
    });
  });

  it('asks whether forbidden goods are in the shipment', () => {
    expect(problems({ hasNoForbiddenGoods: false })).toEqual({
      hasNoForbiddenGoods: "Tick to confirm you're sending none of these",
    });
  });

  it('names the field that is missing', () => {
    const empty = {
      name: ' ',
      email: '',
      collection: NO_ADDRESS,
      delivery: { ...NO_ADDRESS, line2: 'Flat 1' },
    };
    expect(problems(empty)).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      'collection.line1': 'Enter a house number and street',
      'collection.city': 'Enter a town or city',
      'collection.postcode': 'Enter a UK postcode, like LS1 4AP',
      'delivery.line1': 'Enter a street address',
      'delivery.city': 'Enter a city or suburb',
      'delivery.state': 'Enter a state',
      'delivery.postcode': 'Enter a postcode',
    });
  });

  it('says of a billing address what is missing in the words of the specification', () => {
    const nowhere = { ...NO_ADDRESS, country: 'US' };
    expect(problems({ billingAs: 'another', billing: nowhere })).toEqual({
      'billing.line1': 'Address is required',
      'billing.city': 'City is required',
      'billing.state': 'Enter a state',
      'billing.postcode': 'Postal code is required',
    });
  });

  it('needs only the city of a delivery whose street follows, unless the bill goes there', () => {
    const open = { ...NO_ADDRESS, city: 'Sydney' };
    expect(problems({ delivery: open, billingAs: 'collection' })).toEqual({});
    expect(Object.keys(problems({ delivery: NO_ADDRESS, billingAs: 'collection' }))).toEqual([
      'delivery.city',
    ]);
    const street = ['delivery.line1', 'delivery.state', 'delivery.postcode'];
    expect(Object.keys(problems({ delivery: open, billingAs: 'delivery' }))).toEqual(street);
    expect(
      Object.keys(problems({ delivery: { ...open, postcode: '2000' }, billingAs: 'collection' })),
    ).toEqual(street.slice(0, 2));
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
    [{ phone: 'call me' }, { phone: 'Enter a valid phone number' }],
    [{ collectionDate: '2026-11-20' }, { collectionDate: 'Choose a day from 22 November 2026' }],
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
