import { expect, it } from '@jest/globals';
import { checkAddress, startAddressForm, toSavedAddressInput } from './AddressEditor';

const SYDNEY = { line1: '1 Road', city: 'Sydney', state: 'NSW', postcode: '2000', country: 'AU' };

it.each([
  ['GB', { state: '', postcode: '2000' }],
  ['HK', { state: 'NSW', postcode: '' }],
  ['AU', { state: 'NSW', postcode: '2000' }],
])('an address moved to %s sends only the parts that are shown there', (country, sent) => {
  const form = { ...startAddressForm(null), ...SYDNEY, country };
  expect(toSavedAddressInput(form).address).toMatchObject(sent);
});

it('a part that is left from another country is told where it is shown', () => {
  const form = { ...startAddressForm(null), ...SYDNEY, country: 'HK' };
  expect([...checkAddress(form)]).toEqual([
    ['state', 'NSW is in another country. Change it, or the country'],
  ]);
  expect([...checkAddress({ ...form, country: 'GB', postcode: 'YO1 7HH' })]).toEqual([]);
});
