import { IsInt, IsOptional, IsString, Min } from 'class-validator';
import { RestOrderAnswer, toRestOrder } from '../../orders/order.rest.js';
import { type CallGroup, call } from '../../rest/rest-endpoint.js';
import { Describe } from '../../shared/api/describe.js';
import { readIfMatch } from '../../shared/api/if-match.js';

const VERSION_WORDS = 'Version must be a whole number from 1';

class CollectionDateBody {
  @Describe('A day we can collect on, in the UK, as YYYY-MM-DD.', {
    schema: { type: 'string', format: 'date' },
  })
  @IsString({ message: 'Please choose a collection date' })
  date: string;

  @Describe('The version that was looked at; or header If-Match.')
  @Min(1, { message: VERSION_WORDS })
  @IsInt({ message: VERSION_WORDS })
  @IsOptional()
  version?: number;
}

/** What staff agree with a customer. */
export const agreeCollectionCalls: CallGroup = {
  heading: 'Collection dates, for staff',
  calls: [
    call({
      route: 'PUT /admin/orders/{id}/collection-date',
      who: 'admin',
      summary: 'Staff: sets the day of collection that was agreed with the customer, who gets an e-mail.',
      graphql: ['setCollectionDate'],
      body: CollectionDateBody,
      answer: RestOrderAnswer,
      refusals: [404, 409],
      example: {
        params: { id: '$order' },
        headers: { 'If-Match': '*' },
        body: { date: '$collectionDate' },
      },
      work: async ({ services, params, body, request }) => {
        const version = body.version ?? readIfMatch(request.header('if-match'));
        const order = await services.agreeCollection.setDate(params.id, body.date, version);
        return { order: toRestOrder(order) };
      },
    }),
  ],
};
