import { type CallGroup, fileCall } from '../../rest/rest-endpoint.js';

/** Lists of orders to take away. */
export const orderExportCalls: CallGroup = {
  heading: 'Orders as a file, for staff',
  calls: [
    fileCall({
      route: 'GET /exports/{exportToken}',
      who: 'anyone',
      summary: 'The list of orders that a short-lived link opens; written down in the audit log.',
      graphql: ['orderExport'],
      media: ['text/csv'],
      refusals: [403],
      example: { params: { exportToken: '$exportToken' } },
      work: ({ services, params }) => services.orderExport.fileOfLink(params.exportToken),
    }),
  ],
};
