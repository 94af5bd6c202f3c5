import { PageQuery, readPageQuery } from '../orders/orders-query.js';
import { type CallGroup, call } from '../rest/rest-endpoint.js';
import { readIfMatch } from '../shared/api/if-match.js';
import { BoxContentsBody, readBoxItems } from './box.inputs.js';
import { RestBox, RestBoxes, RestScannedBox, toRestBox, toRestBoxes, toRestScannedBox } from './box.rest.js';

/** What is inside the boxes of an order. */
export const boxCalls: CallGroup = {
  heading: 'Boxes',
  calls: [
    call({
      route: 'GET /orders/{id}/boxes',
      who: 'user',
      summary: 'The boxes of one of your orders and what is inside; of any order for staff.',
      graphql: ['orderBoxes'],
      query: PageQuery,
      answer: RestBoxes,
      refusals: [404],
      example: { params: { id: '$order' }, query: { page: '1', limit: '10' } },
      work: async ({ services, params, query }) => {
        const { page, pageSize } = readPageQuery(query);
        return toRestBoxes(await services.boxes.list(params.id, page, pageSize));
      },
    }),
    call({
      route: 'PUT /orders/{id}/boxes/{number}',
      who: 'user',
      summary: 'Says what is inside a box, all of it at once; until the shipment leaves.',
      graphql: ['saveBoxContents'],
      body: BoxContentsBody,
      answer: RestBox,
      refusals: [404, 409],
      example: {
        params: { id: '$order', number: '1' },
        headers: { 'If-Match': '*' },
        body: { items: [{ description: 'Dinner plates', quantity: 12, value: 60, used: true }] },
      },
      work: async ({ services, params, body, request }) =>
        toRestBox(
          await services.boxes.save({
            orderId: params.id,
            number: Number(params.number),
            version: body.version ?? readIfMatch(request.header('if-match')),
            items: readBoxItems(body),
          }),
        ),
    }),
    call({
      route: 'GET /admin/boxes/{token}',
      who: 'admin',
      summary: 'Staff: the box whose label was scanned.',
      graphql: ['scannedBox'],
      answer: RestScannedBox,
      refusals: [404],
      example: { params: { token: '$boxToken' } },
      work: async ({ services, params }) => toRestScannedBox(await services.boxes.ofLabel(params.token)),
    }),
  ],
};
