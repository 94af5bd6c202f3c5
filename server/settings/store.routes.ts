import { type CallGroup, keptCall } from '../rest/rest-endpoint.js';
import { RestStore, toRestStore } from './store.rest.js';

export const storeCalls: CallGroup = {
  heading: 'Store',
  calls: [
    keptCall({
      route: 'GET /store',
      who: 'anyone',
      summary: 'The shop and its terms: services, rates, how to pay.',
      graphql: ['store'],
      answer: RestStore,
      example: {},
      work: async ({ services, parts }) => toRestStore(await services.store.terms(), parts.env),
    }),
  ],
};
