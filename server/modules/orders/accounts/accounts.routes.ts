import { type EndpointGroup, fileEndpoint } from '../../../platform/rest/endpoint.js';

export const accountsEndpoints: EndpointGroup = {
  tag: 'Accounts as files, for staff',
  description: 'A month of the accounts to hand over.',
  endpoints: [
    fileEndpoint({
      route: 'GET /accounts/{accountsToken}',
      access: 'public',
      summary: 'The file of a month that a short-lived link opens; written down in the audit log.',
      mediaTypes: ['text/csv', 'application/zip'],
      errors: [403],
      example: { params: { accountsToken: '$accountsToken' } },
      handle: ({ services, params }) => services.accountsExport.fileOfLink(params.accountsToken),
    }),
  ],
};
