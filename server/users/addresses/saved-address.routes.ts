import { type CallGroup, call } from '../../rest/rest-endpoint.js';
import { RestDone } from '../../shared/api/rest-schema.js';
import {
  RestSavedAddressAnswer,
  RestSavedAddresses,
  SavedAddressBody,
  toAddressToSave,
  toRestSavedAddress,
} from './saved-address.rest.js';

const EXAMPLE = {
  label: 'Home',
  address: '1 Park Row',
  city: 'Leeds',
  zipCode: 'LS1 5AB',
  country: 'United Kingdom',
};

/** The addresses that customers keep. */
export const savedAddressCalls: CallGroup = {
  heading: 'Accounts',
  calls: [
    call({
      route: 'GET /users/addresses',
      who: 'user',
      summary: 'The saved addresses, at most 20; those filled in first stand first.',
      graphql: ['savedAddresses'],
      answer: RestSavedAddresses,
      example: {},
      work: async ({ services }) => ({
        addresses: (await services.savedAddresses.list()).map(toRestSavedAddress),
      }),
    }),
    call({
      route: 'POST /users/addresses',
      who: 'user',
      summary: 'Keeps an address for later shipments. One that is kept already is answered as it is.',
      graphql: ['saveAddress'],
      body: SavedAddressBody,
      answer: RestSavedAddressAnswer,
      status: 201,
      refusals: [409],
      example: { body: EXAMPLE },
      work: async ({ services, body }) => ({
        address: toRestSavedAddress(await services.savedAddresses.add(toAddressToSave(body))),
      }),
    }),
    call({
      route: 'PUT /users/addresses/{id}',
      who: 'user',
      summary: 'Changes a saved address. Orders keep the address they were booked with.',
      graphql: ['changeSavedAddress'],
      body: SavedAddressBody,
      answer: RestSavedAddressAnswer,
      refusals: [404],
      example: { params: { id: '$savedAddress' }, body: { ...EXAMPLE, isDefault: true } },
      work: async ({ services, params, body }) => ({
        address: toRestSavedAddress(await services.savedAddresses.change(params.id, toAddressToSave(body))),
      }),
    }),
    call({
      route: 'DELETE /users/addresses/{id}',
      who: 'user',
      summary: 'Forgets a saved address. Orders keep the address they were booked with.',
      graphql: ['deleteSavedAddress'],
      answer: RestDone,
      refusals: [404],
      example: { params: { id: '$savedAddress' } },
      work: async ({ services, params }) => {
        await services.savedAddresses.remove(params.id);
        return { message: 'Address deleted' };
      },
    }),
  ],
};
