import { cachedEndpoint, type EndpointGroup, endpoint } from '../../../platform/rest/endpoint.js';
import {
  conflictOf,
  currency,
  done,
  int,
  listOf,
  object,
  pounds,
  text,
  uuid,
} from '../../../platform/rest/serializer.js';
import type { Price } from './price.entity.js';
import { PriceInput } from './price.inputs.js';

const country = text('Display name of the destination.');
const price = pounds('The minimum charge for a shipment to it.');

const restPrice = object<Price>(
  'Price',
  'The minimum charge of one destination.',
)({
  _id: uuid('The price.').from(({ id }) => id),
  country,
  price: price.from(({ amountPence }) => amountPence),
  currency,
  version: int("Rises with every change. Send it with a change, so that nobody else's is overwritten."),
});

const PRICE_CONFLICT = conflictOf('PriceConflict', {
  destination: text('Where to, by key.'),
  country,
  price,
});

export const priceEndpoints: EndpointGroup = {
  tag: 'Minimum charges',
  description: 'Minimum charges: one for everybody, the list and its changes for staff.',
  endpoints: [
    cachedEndpoint({
      route: 'GET /prices/{price}',
      access: 'public',
      summary: 'The minimum charge of one destination, by any of its spellings.',
      response: restPrice,
      errors: [404],
      example: { params: { price: 'Hong Kong' } },
      handle: ({ services, params }) => services.prices.ofCountry(params.price),
    }),
    endpoint({
      route: 'GET /prices',
      access: 'admin',
      summary: 'Staff: every minimum charge.',
      response: listOf(restPrice),
      example: {},
      handle: ({ services }) => services.prices.list(),
    }),
    endpoint({
      route: 'POST /prices',
      access: 'admin',
      summary: 'Staff: sets the minimum charge of a destination that has none.',
      body: PriceInput,
      response: restPrice,
      status: 201,
      errors: [409],
      example: { body: { country: '$unpricedCountry', price: 260.5 } },
      handle: ({ services, body }) => services.prices.create(body),
    }),
    endpoint({
      route: 'PUT /prices/{price}',
      access: 'admin',
      summary: 'Staff: changes a minimum charge; what is left out stays.',
      body: PriceInput,
      response: restPrice,
      errors: [404, 409],
      conflict: PRICE_CONFLICT,
      example: { params: { price: '$price' }, headers: { 'If-Match': '*' }, body: { price: '260.50' } },
      handle: ({ services, params, body, ifMatch }) =>
        services.prices.update(params.price, { ...body, version: body.version ?? ifMatch() }),
    }),
    endpoint({
      route: 'DELETE /prices/{price}',
      access: 'admin',
      summary: 'Staff: takes a minimum charge away; open checkouts keep theirs.',
      response: done('Price deleted'),
      errors: [404, 409],
      conflict: PRICE_CONFLICT,
      example: { params: { price: '$price' }, headers: { 'If-Match': '*' } },
      handle: ({ services, params, ifMatch }) => services.prices.remove(params.price, ifMatch()),
    }),
  ],
};
