import { Type } from 'typebox';
import { type CallGroup, call, keptCall } from '../rest/rest-endpoint.js';
import { readIfMatch } from '../shared/api/if-match.js';
import { RestDone } from '../shared/api/rest-schema.js';
import { PriceBody, PriceChangeBody, RestPrice, toPence, toPriceChange, toRestPrice } from './price.rest.js';

/** Minimum charges: one for everybody, the list and its changes for staff. */
export const priceCalls: CallGroup = {
  heading: 'Minimum charges',
  calls: [
    keptCall({
      route: 'GET /prices/{country}',
      who: 'anyone',
      summary: 'The minimum charge of one destination, by any of its spellings.',
      graphql: ['price'],
      answer: RestPrice,
      refusals: [404],
      example: { params: { country: 'Hong Kong' } },
      work: async ({ services, params }) => toRestPrice(await services.prices.ofCountry(params.country)),
    }),
    call({
      route: 'GET /prices',
      who: 'admin',
      summary: 'Staff: every minimum charge.',
      graphql: ['prices'],
      answer: Type.Array(RestPrice),
      example: {},
      work: async ({ services }) => (await services.prices.list()).map(toRestPrice),
    }),
    call({
      route: 'POST /prices',
      who: 'admin',
      summary: 'Staff: sets the minimum charge of a destination that has none.',
      graphql: ['createPrice'],
      body: PriceBody,
      answer: RestPrice,
      status: 201,
      refusals: [409],
      example: { body: { country: '$unpricedCountry', price: 260.5 } },
      work: async ({ services, body: { country, price } }) =>
        toRestPrice(await services.prices.create({ country, amountPence: toPence(price) })),
    }),
    call({
      route: 'PUT /prices/{id}',
      who: 'admin',
      summary: 'Staff: changes a minimum charge; what is left out stays.',
      graphql: ['updatePrice'],
      body: PriceChangeBody,
      answer: RestPrice,
      refusals: [404, 409],
      example: { params: { id: '$price' }, headers: { 'If-Match': '*' }, body: { price: '260.50' } },
      work: async ({ services, params, body, request }) => {
        const version = body.version ?? readIfMatch(request.header('if-match'));
        return toRestPrice(await services.prices.update(params.id, { ...toPriceChange(body), version }));
      },
    }),
    call({
      route: 'DELETE /prices/{id}',
      who: 'admin',
      summary: 'Staff: takes a minimum charge away; open checkouts keep theirs.',
      graphql: ['deletePrice'],
      answer: RestDone,
      refusals: [404, 409],
      example: { params: { id: '$price' }, headers: { 'If-Match': '*' } },
      work: async ({ services, params, request }) => {
        await services.prices.remove(params.id, readIfMatch(request.header('if-match')));
        return { message: 'Price deleted' };
      },
    }),
  ],
};
