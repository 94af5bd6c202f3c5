import { type CallGroup, fileCall } from '../../rest/rest-endpoint.js';
import { OrderFilterQuery, readFilterQuery } from '../orders-query.js';

const MEDIA = ['text/csv'] as const;

/** Lists of orders to take away. */
export const orderExportCalls: CallGroup = {
  heading: 'Orders as a file, for staff',
  calls: [
    fileCall({
      route: 'GET /admin/orders/export',
      who: 'admin',
      summary: 'Staff: the orders of a filter as CSV, newest first; written down in the audit log.',
      graphql: ['orderExport'],
      query: OrderFilterQuery,
      media: MEDIA,
      example: { query: { status: 'processing', search: 'ann' } },
      work: ({ services, query }) => services.orderExport.file(readFilterQuery(query)),
    }),
    fileCall({
      route: 'GET /exports/{exportToken}',
      who: 'anyone',
      summary: 'The list of orders that a short-lived link opens; written down in the audit log.',
      graphql: ['orderExport'],
      media: MEDIA,
      refusals: [403],
      example: { params: { exportToken: '$exportToken' } },
      work: ({ services, params }) => services.orderExport.fileOfLink(params.exportToken),
    }),
  ],
};
