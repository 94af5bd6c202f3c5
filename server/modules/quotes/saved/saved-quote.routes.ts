import { type EndpointGroup, fileEndpoint } from '../../../platform/rest/endpoint.js';
import { QuoteSecretInput } from './saved-quote.inputs.js';

export const savedQuoteEndpoints: EndpointGroup = {
  tag: 'Saved quotes',
  description: 'A quote as a file; everything else about quotes is in GraphQL.',
  endpoints: [
    fileEndpoint({
      route: 'POST /quotes/document',
      access: 'public',
      summary:
        'The quote that a link opens, as a file. The secret is sent in the body, so that no log has it.',
      mediaTypes: ['application/pdf'],
      body: QuoteSecretInput,
      errors: [404],
      example: { body: { secret: '$quote' } },
      handle: ({ services, body, signal }) => services.savedQuotes.document(body.secret, signal),
    }),
  ],
};
