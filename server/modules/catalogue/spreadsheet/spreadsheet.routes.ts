import { wrongField } from '../../../platform/errors/errors.js';
import { type EndpointGroup, endpoint, fileEndpoint } from '../../../platform/rest/endpoint.js';
import { object, uuid } from '../../../platform/rest/serializer.js';

const restImport = object<{ readonly id: string }>(
  'CatalogueImport',
  'An uploaded spreadsheet, which GraphQL shows and applies.',
)({ id: uuid('The upload.') });

export const spreadsheetEndpoints: EndpointGroup = {
  tag: 'Catalogue as a spreadsheet',
  description: 'Products with their prices and rates as CSV or XLSX, for staff.',
  endpoints: [
    endpoint({
      route: 'POST /catalogue-imports',
      access: 'admin',
      summary: 'Staff: reads an edited spreadsheet of at most 10 MB. Nothing changes until it is applied.',
      acceptsFile: true,
      response: restImport,
      status: 201,
      errors: [400, 413, 429, 503],
      example: { body: { file: '$spreadsheet' } },
      handle: async ({ services, image }) => {
        if (!image) throw wrongField('file', 'Choose a CSV or XLSX file');
        return { id: await services.catalogueImport.upload(image) };
      },
    }),
    fileEndpoint({
      route: 'GET /catalogue-exports/{catalogueToken}',
      access: 'public',
      summary: 'The catalogue that a short-lived link downloads.',
      mediaTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      example: { params: { catalogueToken: '$catalogueToken' } },
      handle: ({ services, params }) => services.catalogueExport.fileOfLink(params.catalogueToken),
    }),
  ],
};
