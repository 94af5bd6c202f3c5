import { WRONG_KIND_OF_FILE } from '../../../rules/files/file-limits.js';
import { wrongField } from '../../platform/errors/errors.js';
import { type EndpointGroup, endpoint, fileEndpoint } from '../../platform/rest/endpoint.js';
import { object, text } from '../../platform/rest/serializer.js';

/** A file that is not yet attached. */
export const restAttachment = object<{ readonly id: string }>(
  'Attachment',
  'A file that waits for its request, message or paper.',
)({
  id: text('For what it comes with, within a day.'),
});

const FILE_KINDS = ['application/pdf', 'image/webp'];

export const attachmentEndpoints: EndpointGroup = {
  tag: 'Files',
  description: 'The files of messages, requests and papers, for whoever may see those.',
  endpoints: [
    endpoint({
      route: 'POST /files',
      access: 'user',
      summary: 'Stores a PDF or picture of at most 10 MB for a message or paper that follows within a day.',
      acceptsFile: true,
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
      route: 'GET /files/{id}',
      access: 'user',
      summary: 'A file of an order or request of yours; of any for staff.',
      mediaTypes: FILE_KINDS,
      errors: [404, 409],
      example: { params: { id: '$file' } },
      handle: ({ services, params }) => services.attachments.open(params.id),
    }),
    fileEndpoint({
      route: 'GET /files/{id}/thumbnail',
      access: 'user',
      summary: 'The same picture, at most 320 pixels wide.',
      mediaTypes: ['image/webp'],
      errors: [404, 409],
      example: { params: { id: '$photo' } },
      handle: ({ services, params }) => services.attachments.thumbnail(params.id),
    }),
  ],
};
