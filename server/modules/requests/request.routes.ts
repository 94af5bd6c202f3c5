import { WRONG_KIND_OF_FILE } from '../../../rules/files/file-limits.js';
import { wrongField } from '../../platform/errors/errors.js';
import { type EndpointGroup, endpoint, fileEndpoint } from '../../platform/rest/endpoint.js';
import { restAttachment } from '../files/attachment.routes.js';
import { RequestFileInput } from './request.inputs.js';

export const requestEndpoints: EndpointGroup = {
  tag: 'Requests',
  description: 'The files of requests to the shop; everything else about requests is in GraphQL.',
  endpoints: [
    endpoint({
      route: 'POST /requests/file',
      access: 'public',
      summary: 'Stores a PDF or picture of at most 10 MB for a request or an answer to it within a day.',
      acceptsFile: true,
      limit: 'request-file',
      response: restAttachment,
      status: 201,
      errors: [400, 413, 415, 429, 503],
      example: { body: { file: '$picture' } },
      handle: async ({ services, image }) => {
        if (!image) throw wrongField('file', WRONG_KIND_OF_FILE);
        return { id: await services.attachments.save(image) };
      },
    }),
    fileEndpoint({
      route: 'POST /requests/files/{id}',
      access: 'public',
      summary:
        'A file of the request that a link opens. The secret is sent in the body, so that no log has it.',
      mediaTypes: ['application/pdf', 'image/webp'],
      body: RequestFileInput,
      errors: [404, 409],
      example: { params: { id: '$requestFile' }, body: { secret: '$requestSecret' } },
      handle: ({ services, params, body }) => services.requests.file(body, params.id),
    }),
  ],
};
