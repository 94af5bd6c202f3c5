import { Type } from 'typebox';
import { cachedEndpoint, type EndpointGroup, endpoint } from '../rest/endpoint.js';
import { readIfMatch } from '../shared/api/if-match.js';
import { RestDone } from '../shared/api/rest-schema.js';
import {
  PRICE_CONFLICT,
  PriceBody,
  PriceChangeBody,
  RestPrice,
  toPence,
  toPriceChange,
  toRestPrice,
} from './price.rest.js';

export const priceEndpoints: EndpointGroup = {
  tag: 'Minimum charges',
  description: 'Minimum charges: one for everybody, the list and its changes for staff.',
  endpoints: [
    cachedEndpoint({
      route: 'GET /prices/{price}',
      access: 'public',
      summary: 'The minimum charge of one destination, by any of its spellings.',
      response: RestPrice,
      errors: [404],
      example: { params: { price: 'Hong Kong' } },
      handle: async ({ services, params }) => toRestPrice(await services.prices.ofCountry(params.price)),
    }),
    endpoint({
      route: 'GET /prices',
      access: 'admin',
      summary: 'Staff: every minimum charge.',
      response: Type.Array(RestPrice),
      example: {},
      handle: async ({ services }) => (await services.prices.list()).map(toRestPrice),
    }),
    endpoint({
      route: 'POST /prices',
      access: 'admin',
      summary: 'Staff: sets the minimum charge of a destination that has none.',
      body: PriceBody,
      response: RestPrice,
      status: 201,
      errors: [409],
      example: { body: { country: '$unpricedCountry', price: 260.5 } },
      handle: async ({ services, body: { country, price } }) =>
        toRestPrice(await services.prices.create({ country, amountPence: toPence(price) })),
    }),
    endpoint({
      route: 'PUT /prices/{price}',
      access: 'admin',
      summary: 'Staff: changes a minimum charge; what is left out stays.',
      body: PriceChangeBody,
      response: RestPrice,
      errors: [404, 409],
      conflict: PRICE_CONFLICT,
      example: { params: { price: '$price' }, headers: { 'If-Match': '*' }, body: { price: '260.50' } },
      handle: async ({ services, params, body, request }) => {
        const version = body.version ?? readIfMatch(request.header('if-match'));
        return toRestPrice(await services.prices.update(params.price, { ...toPriceChange(body), version }));
      },
    }),
    endpoint({
      route: 'DELETE /prices/{price}',
      access: 'admin',
      summary: 'Staff: takes a minimum charge away; open checkouts keep theirs.',
      response: RestDone,
      errors: [404, 409],
      conflict: PRICE_CONFLICT,
      example: { params: { price: '$price' }, headers: { 'If-Match': '*' } },
      handle: async ({ services, params, request }) => {
        await services.prices.remove(params.price, readIfMatch(request.header('if-match')));
        return { message: 'Price deleted' };
      },
    }),
  ],
};
