import { type EndpointGroup, fileEndpoint } from '../../../platform/rest/endpoint.js';

export const orderExportEndpoints: EndpointGroup = {
  tag: 'Orders as a file, for staff',
  description: 'Lists of orders to take away.',
  endpoints: [
    fileEndpoint({
      route: 'GET /exports/{exportToken}',
      access: 'public',
      summary: 'The list of orders that a short-lived link opens; written down in the audit log.',
      mediaTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      errors: [403],
      example: { params: { exportToken: '$exportToken' } },
      handle: ({ services, params }) => services.orderExport.fileOfLink(params.exportToken),
    }),
  ],
};
