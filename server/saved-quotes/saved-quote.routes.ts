import { PageQuery, readPageQuery } from '../orders/orders-query.js';
import { type CallGroup, call } from '../rest/rest-endpoint.js';
import { RestDone } from '../shared/api/rest-schema.js';
import type { AppContainer } from '../start/app-container.js';
import type { Services } from '../start/services.js';
import type { SavedQuoteRecord } from './saved-quote.entity.js';
import { EmailQuoteInput, QuoteSecretInput, readShownTotal, SaveQuoteBody } from './saved-quote.inputs.js';
import {
  RestQuoteSent,
  RestSavedQuote,
  RestSavedQuotes,
  toRestListedQuote,
  toRestSavedQuote,
} from './saved-quote.rest.js';

/** Quotes that hold for 30 days. Their secret is sent in the body, so that no log has it. */
export const savedQuoteCalls: CallGroup = {
  heading: 'Saved quotes',
  calls: [
    call({
      route: 'POST /saved-quotes',
      who: 'cartHolder',
      summary: 'Freezes the cart with its prices for 30 days. The cart stays as it is.',
      graphql: ['saveQuote'],
      body: SaveQuoteBody,
      answer: RestSavedQuote,
      status: 201,
      refusals: [409],
      example: { body: { totalPrice: '$cartTotal' } },
      work: async ({ services, parts, body }) =>
        inFull(services, parts, await services.savedQuotes.save(readShownTotal(body))),
    }),
    call({
      route: 'GET /saved-quotes',
      who: 'user',
      summary: 'Your saved quotes, newest first.',
      graphql: ['mySavedQuotes'],
      query: PageQuery,
      answer: RestSavedQuotes,
      example: { query: { page: '1', limit: '10' } },
      work: async ({ services, parts, query }) => {
        const asked = readPageQuery(query);
        const around = { env: parts.env, now: parts.now() };
        const { quotes, total, page, pageSize } = await services.savedQuotes.mine(asked.page, asked.pageSize);
        return {
          quotes: quotes.map((quote) => toRestListedQuote(quote, quote.ownOrderId, around)),
          pagination: { currentPage: page, totalPages: Math.ceil(total / pageSize), total, limit: pageSize },
        };
      },
    }),
    call({
      route: 'POST /saved-quotes/open',
      who: 'anyone',
      summary: 'The quote that a link opens; no sign-in is asked.',
      graphql: ['savedQuote'],
      body: QuoteSecretInput,
      answer: RestSavedQuote,
      refusals: [404],
      example: { body: { secret: '$quote' } },
      work: async ({ services, parts, body }) =>
        inFull(services, parts, await services.savedQuotes.open(body.secret)),
    }),
    call({
      route: 'POST /saved-quotes/email',
      who: 'cartHolder',
      summary:
        'Sends the link of a quote by e-mail: to an address that is not yours, once and few times in a day.',
      graphql: ['emailQuote'],
      body: EmailQuoteInput,
      answer: RestQuoteSent,
      status: 202,
      refusals: [404, 409],
      example: { body: { secret: '$quote', email: '$newEmail' } },
      work: async ({ services, body }) => ({
        queued: await services.savedQuotes.email(body.secret, body.email),
      }),
    }),
    call({
      route: 'DELETE /saved-quotes/{id}',
      who: 'user',
      summary: 'Takes a quote of yours back: its link opens nothing any more.',
      graphql: ['deleteSavedQuote'],
      answer: RestDone,
      refusals: [404],
      example: { params: { id: '$quoteId' } },
      work: async ({ services, params }) => {
        await services.savedQuotes.remove(params.id);
        return { message: 'Quote deleted' };
      },
    }),
  ],
};

async function inFull({ savedQuotes }: Services, { env, now }: AppContainer, quote: SavedQuoteRecord) {
  const [today, orderId] = await Promise.all([savedQuotes.today(quote), savedQuotes.ownOrderId(quote)]);
  return toRestSavedQuote(quote, { env, now: now(), today, orderId });
}
