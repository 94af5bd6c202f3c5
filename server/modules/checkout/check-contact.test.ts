import { describe, expect, it } from '@jest/globals';
import {
  DESTINATION_KEYS,
  DESTINATIONS,
  type DestinationKey,
  destinationName,
} from '../../../rules/destinations.js';
import type { ReceiverInput } from '../../platform/values/placed-address.js';
import { anAddress } from '../../test/addresses.js';
import { checkContactAndAddresses } from './check-contact.js';
import type { CheckoutInput } from './checkout.inputs.js';

const places = new Intl.DisplayNames(['en-GB'], { type: 'region' });

function to(country: string, changes: Partial<CheckoutInput> = {}): CheckoutInput {
  const address = anAddress(country);
  return {
    collectionAddress: { ...address, state: '', postcode: 'SW1A 1AA', country: 'United Kingdom' },
    deliveryAddress: address,
    billingAddress: address,
    contactName: 'Ann',
    contactEmail: 'ann@example.com',
    expectedTotal: 1,
    idempotencyKey: 'a-press-of-the-button',
    ...changes,
  };
}

const typedByOwner = (input: CheckoutInput, destination: DestinationKey = 'australia'): string | null => {
  try {
    checkContactAndAddresses(input, destination);
    return null;
  } catch (refusal) {
    return (refusal as Error).message;
  }
};

describe('a delivery address', () => {
  it.each(DESTINATIONS.map(({ key, countryCode }) => [key, countryCode] as const))(
    'in %s may give the country by name, by code and as a browser writes it',
    (key, code) => {
      for (const country of [destinationName(key), code, places.of(code) ?? '']) {
        expect([country, typedByOwner(to(country), key)]).toEqual([country, null]);
      }
    },
  );

  it('lies in the destination that was priced, and in no other', () => {
    for (const priced of DESTINATION_KEYS) {
      for (const other of DESTINATION_KEYS.filter((key) => key !== priced)) {
        const words = `Enter a delivery address in ${destinationName(priced)}`;
        expect(typedByOwner(to(destinationName(other)), priced)).toBe(words);
      }
    }
  });

  it('has a postcode where the country has them', () => {
    const bare = { line1: '9 Far Road', city: 'Farville' };
    const australia = to('Australia', { deliveryAddress: { ...bare, state: 'NSW', country: 'Australia' } });
    expect(typedByOwner(australia)).toBe('Postal code is required');
    const dubai = to('Dubai', { deliveryAddress: { ...bare, country: 'Dubai' } });
    expect(typedByOwner(dubai, 'dubai')).toBeNull();
  });
});

describe('every address', () => {
  it('needs its state and postcode where the form needs them', () => {
    const bare = { line1: '9 Far Road', city: 'Farville' };
    for (const place of ['deliveryAddress', 'billingAddress'] as const) {
      expect(typedByOwner(to('Australia', { [place]: { ...bare, country: 'Australia' } }))).toBe(
        'Enter a state',
      );
      const states = { ...bare, state: 'WA', country: 'Australia' };
      expect(typedByOwner(to('Australia', { [place]: states }))).toBe('Postal code is required');
    }
    expect(typedByOwner(to('Australia', { billingAddress: { ...bare, country: 'France' } }))).toBe(
      'Postal code is required',
    );
    expect(typedByOwner(to('Australia', { billingAddress: { ...bare, country: 'Hong Kong' } }))).toBeNull();
  });
});

describe('who receives a delivery', () => {
  const received = (receiver: object) => {
    const { deliveryAddress } = to('Australia');
    return typedByOwner(
      to('Australia', { deliveryAddress: { ...deliveryAddress, receiver: receiver as ReceiverInput } }),
    );
  };

  it('is reached by name and phone', () => {
    expect(received({ name: 'Ben Bay', phone: '+61 8 9123 4567' })).toBeNull();
    expect(received({ name: 'Ben Bay', phone: '+61 8 9123 4567', email: 'ben@example.com' })).toBeNull();
  });

  it.each([
    [{ name: ' ', phone: '+61 8 9123 4567' }, 'Enter the name of who receives it'],
    [{ name: 'Ben', phone: '' }, 'Enter a phone number, so that we can reach them on the day'],
    [{ name: 'Ben', phone: 'next door' }, 'Enter a valid phone number'],
    [{ name: 'Ben', phone: '+61 8' }, 'Enter a valid phone number'],
    [{ name: 'Ben', phone: '+61 8 9123 4567', email: 'ben' }, 'Please enter a valid email address'],
  ])('is refused as %j', (receiver, words) => {
    expect(received(receiver)).toBe(words);
  });
});

describe('the people and places of a checkout', () => {
  it.each([
    [{ contactName: ' ' }, 'Name is required'],
    [{ contactEmail: 'ann' }, 'Please enter a valid email address'],
    [{ contactEmail: 'a@b..cc' }, 'Please enter a valid email address'],
    [{ contactPhone: 'call me' }, 'Enter a valid phone number'],
    [
      { collectionAddress: { line1: ' ', city: 'Leeds', country: 'UK', postcode: 'LS1 4AP' } },
      'Address is required',
    ],
    [
      { collectionAddress: { line1: '1', city: ' ', country: 'UK', postcode: 'LS1 4AP' } },
      'City is required',
    ],
    [
      { collectionAddress: { line1: '1', city: 'Leeds', country: 'UK' } },
      'Enter a UK postcode, like LS1 4AP',
    ],
    [{ billingAddress: { line1: '1', city: 'Paris', country: ' ' } }, 'Country is required'],
  ])('with %j are refused', (changes, words) => {
    expect(typedByOwner(to('Australia', changes))).toBe(words);
  });

  it('leave the street of the delivery open only where it may follow, and only with the postcode', () => {
    const perth = { line1: '', city: 'Perth', country: 'Australia' };
    const open = to('Australia', { deliveryAddress: perth });
    expect(typedByOwner(open)).toBe('Address is required');
    const refusal = (input: CheckoutInput) => () =>
      checkContactAndAddresses(input, 'australia', { streetMayFollow: true });
    expect(refusal(open)).not.toThrow();
    for (const half of [{ postcode: '6000' }, { state: 'WA' }, { line2: 'Flat 2' }])
      expect(refusal(to('Australia', { deliveryAddress: { ...perth, ...half } }))).toThrow(
        'Address is required',
      );
    expect(refusal(to('Australia', { deliveryAddress: { ...perth, city: ' ' } }))).toThrow(
      'City is required',
    );
    expect(refusal({ ...open, billingAddress: perth })).toThrow('Address is required');
    expect(refusal({ ...open, collectionAddress: perth })).toThrow('Address is required');
  });

  it('may be collected at a place without a postcode, where the caller knows no more', () => {
    const input = to('Australia', { collectionAddress: { line1: 'Leeds', city: 'Leeds', country: 'UK' } });
    expect(() => checkContactAndAddresses(input, 'australia', { collectionIsPlace: true })).not.toThrow();
  });

  it.each([
    [{ postcode: 'JE2 3AB' }, 'not from the Channel Islands'],
    [{ postcode: 'IM1 1AA' }, 'not from the Isle of Man'],
    [{ postcode: 'BT1 1AA' }, 'not from Northern Ireland'],
    [{ postcode: 'BF1 3AA' }, 'not from BFPO addresses'],
    [{ postcode: 'GX11 1AA', country: 'Gibraltar' }, 'not from Gibraltar'],
    [{ country: 'France' }, 'not from France'],
    [{ postcode: 'AA1 1AA' }, 'Enter a UK postcode'],
    [{ postcode: 'S05 3AA' }, 'Did you mean SO5 3AA?'],
    [{ state: 'NSW' }, 'NSW is in another country'],
  ])('are refused before payment where no van goes: %j', (part, words) => {
    const { collectionAddress } = to('Australia');
    expect(typedByOwner(to('Australia', { collectionAddress: { ...collectionAddress, ...part } }))).toContain(
      words,
    );
  });

  it('are collected from where the shop says', () => {
    const { collectionAddress, ...rest } = to('Australia');
    const input = { ...rest, collectionAddress: { ...collectionAddress, postcode: 'BT1 1AA' } };
    const check = () =>
      checkContactAndAddresses(input, 'australia', { collectionRegions: ['northernIreland'] });
    expect(check).not.toThrow();
  });

  it.each(['Paris, France', 'Jersey', 'St Helier JE2 3AB'])(
    'are refused at a place that only names where no van goes: %s',
    (line1) => {
      const postcode = /JE2 3AB/.exec(line1)?.[0];
      const collectionAddress = { line1, city: line1, postcode, country: 'United Kingdom' };
      const check = () =>
        checkContactAndAddresses(to('Australia', { collectionAddress }), 'australia', {
          collectionIsPlace: true,
        });
      expect(check).toThrow('We collect in mainland Great Britain');
    },
  );

  it.each([
    ['australia', 'Australia', { postcode: 'LS1 4AP' }],
    ['usa', 'USA', { postcode: '1234' }],
    ['singapore', 'Singapore', { postcode: '56012' }],
    ['china', 'China', { postcode: '999077' }],
    ['china', 'China', { city: 'Hong Kong' }],
    ['australia', 'Australia', { state: 'California' }],
    ['hongkong', 'Hong Kong', { state: 'NSW' }],
  ] as const)('have a delivery in %s written as there: not %j', (key, country, part) => {
    const { deliveryAddress } = to(country);
    const input = to(country, { deliveryAddress: { ...deliveryAddress, ...part } });
    expect(typedByOwner(input, key)).toEqual(expect.any(String));
  });
});
