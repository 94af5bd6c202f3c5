import { type EndpointGroup, fileEndpoint } from '../../../platform/rest/endpoint.js';

export const documentEndpoints: EndpointGroup = {
  tag: 'Documents',
  description: 'Invoices, lists, labels and the day of collection, as files.',
  endpoints: [
    fileEndpoint({
      route: 'GET /documents/{documentToken}',
      access: 'public',
      summary: 'The document that a short-lived link opens, as a file.',
      mediaTypes: ['application/pdf', 'text/calendar'],
      errors: [404],
      example: { params: { documentToken: '$documentToken' } },
      handle: ({ services, params, signal }) => services.documents.fileOfLink(params.documentToken, signal),
    }),
  ],
};
