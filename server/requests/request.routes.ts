import { NOT_A_REQUEST_FILE } from '../../rules/requests.js';
import { type EndpointGroup, endpoint, fileEndpoint } from '../rest/endpoint.js';
import { object, text } from '../rest/serializer.js';
import { wrongField } from '../shared/errors/errors.js';

const restRequestFile = object<{ readonly id: string }>(
  'RequestFile',
  'A file that waits for its request.',
)({
  id: text('For `sendRequest`, within a day.'),
});

export const requestEndpoints: EndpointGroup = {
  tag: 'Requests',
  description: 'The files of requests to the shop; everything else about requests is in GraphQL.',
  endpoints: [
    endpoint({
      route: 'POST /requests/file',
      access: 'public',
      summary: 'Stores a PDF or picture of at most 10 MB for a request that follows within a day.',
      acceptsFile: true,
      limit: 'request-file',
      response: restRequestFile,
      status: 201,
      errors: [400, 413, 415, 429, 503],
      example: { body: { file: '$picture' } },
      handle: async ({ services, image }) => {
        if (!image) throw wrongField('file', NOT_A_REQUEST_FILE);
        return { id: await services.requestFiles.save(image) };
      },
    }),
    fileEndpoint({
      route: 'GET /admin/requests/{id}/file',
      access: 'admin',
      summary: 'Staff: the file that came with a request.',
      mediaTypes: ['application/pdf', 'image/webp'],
      errors: [404, 409],
      example: { params: { id: '$requestWithFile' } },
      handle: ({ services, params }) => services.requestFiles.read(params.id),
    }),
  ],
};
