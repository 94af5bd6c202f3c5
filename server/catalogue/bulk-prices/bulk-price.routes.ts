import { type CallGroup, call } from '../../rest/rest-endpoint.js';
import { ApplyBulkPriceBody, BulkPriceBody, readBulkPrice } from './bulk-price.inputs.js';
import {
  BulkPriceHistoryQuery,
  RestPriceChangeAnswer,
  RestPriceChangePage,
  RestPricePreview,
  toRestPriceChange,
  toRestPriceChangePage,
  toRestPricePreview,
} from './bulk-price.rest.js';

/** Many prices at once: first what it does, then just that, and the way back. */
export const bulkPriceCalls: CallGroup = {
  heading: 'Many prices at once, for staff',
  calls: [
    call({
      route: 'POST /admin/price-changes/preview',
      who: 'admin',
      summary:
        'Staff: what a change of many prices would do to them, and to the last 500 quotes and orders. Nothing is done.',
      graphql: ['bulkPricePreview'],
      body: BulkPriceBody,
      answer: RestPricePreview,
      example: { body: { percent: 5, category: 'Shipping Boxes', destinations: ['australia', 'malasia'] } },
      work: async ({ services, body }) =>
        toRestPricePreview(await services.bulkPrices.preview(readBulkPrice(body))),
    }),
    call({
      route: 'POST /admin/price-changes',
      who: 'admin',
      summary:
        'Staff: makes a change of many prices as it was shown. 409, and nothing is done, when a price in its scope is another by now.',
      graphql: ['applyBulkPriceChange'],
      body: ApplyBulkPriceBody,
      answer: RestPriceChangeAnswer,
      status: 201,
      refusals: [409],
      example: { body: { percent: 5, search: '$priceScope', fingerprint: '$priceFingerprint' } },
      work: async ({ services, body }) => ({
        priceChange: toRestPriceChange(
          await services.bulkPrices.apply(readBulkPrice(body), body.fingerprint),
        ),
      }),
    }),
    call({
      route: 'GET /admin/price-changes',
      who: 'admin',
      summary: 'Staff: the changes of many prices that were made, newest first.',
      graphql: ['bulkPriceChanges'],
      query: BulkPriceHistoryQuery,
      answer: RestPriceChangePage,
      example: { query: { page: '1', limit: '10' } },
      work: async ({ services, query: { page, limit } }) =>
        toRestPriceChangePage(
          await services.bulkPrices.list({
            page: page === undefined ? undefined : Number(page),
            pageSize: limit === undefined ? undefined : Number(limit),
          }),
        ),
    }),
    call({
      route: 'POST /admin/price-changes/{id}/undo',
      who: 'admin',
      summary:
        'Staff: sets every price of a change back to what it was. 409, and nothing is done, when it was undone before or a price of it was changed since; the words say which.',
      graphql: ['undoBulkPriceChange'],
      answer: RestPriceChangeAnswer,
      refusals: [404, 409],
      example: { params: { id: '$priceChange' } },
      work: async ({ services, params }) => ({
        priceChange: toRestPriceChange(await services.bulkPrices.undo(params.id)),
      }),
    }),
  ],
};
