import { Type } from 'typebox';
import { type CallGroup, call, fileCall } from '../rest/rest-endpoint.js';
import { Moment, OrNull, shape, Text, Word } from '../shared/api/rest-schema.js';
import { DOCUMENT_KINDS } from './document-list.js';

const RestDocuments = shape({
  documents: Type.Array(
    shape({
      kind: Word(DOCUMENT_KINDS, 'What it is.'),
      name: Text('Stands for it in addresses.'),
      number: OrNull(Text('Of an invoice or credit note.')),
      title: Text('As people read it.'),
      fileName: Text('What the file is called.'),
      url: Text('Path at this server from which it can be downloaded without a token, for ten minutes.'),
      issuedAt: OrNull(Moment('When it was written; null for what is made of the order as it is now.')),
    }),
  ),
});

const MEDIA = ['application/pdf', 'text/calendar'] as const;

/** Invoices, lists, labels and the day of collection, as files. */
export const documentCalls: CallGroup = {
  heading: 'Documents',
  calls: [
    call({
      route: 'GET /orders/{id}/documents',
      who: 'user',
      summary: 'The documents of one of your orders; of any order for staff.',
      graphql: ['orderDocuments'],
      answer: RestDocuments,
      refusals: [404],
      example: { params: { id: '$order' } },
      work: async ({ services, params }) => ({
        documents: (await services.documents.list(params.id)).map(
          ({ kind, name, number, title, fileName, url, issuedAt }) => ({
            ...{ kind, name, number, title, fileName, url, issuedAt },
          }),
        ),
      }),
    }),
    fileCall({
      route: 'GET /orders/{id}/documents/{name}',
      who: 'user',
      summary: 'One document of one of your orders, as a file; of any order for staff.',
      graphql: ['orderDocuments'],
      media: MEDIA,
      refusals: [404],
      example: { params: { id: '$order', name: 'packing-list' } },
      work: ({ services, params, signal }) => services.documents.file(params.id, params.name, signal),
    }),
    fileCall({
      route: 'GET /documents/{documentToken}',
      who: 'anyone',
      summary: 'The document that a short-lived link opens, as a file.',
      graphql: ['orderDocuments'],
      media: MEDIA,
      refusals: [404],
      example: { params: { documentToken: '$documentToken' } },
      work: ({ services, params, signal }) => services.documents.fileOfLink(params.documentToken, signal),
    }),
  ],
};
