import { IsBoolean } from 'class-validator';
import { type CallGroup, call } from '../rest/rest-endpoint.js';
import { Describe } from '../shared/api/describe.js';
import { RestDone } from '../shared/api/rest-schema.js';

class ReminderBody {
  @Describe('True: its customer gets it by e-mail once more. False: they have been spoken to.')
  @IsBoolean({ message: 'byEmail must be true or false' })
  byEmail: boolean;
}

/** Quotes that are about to expire, for staff. */
export const remindOfQuoteCalls: CallGroup = {
  heading: 'Quotes about to expire, for staff',
  calls: [
    call({
      route: 'PUT /admin/quotes/{id}/reminder',
      who: 'admin',
      summary: 'Staff: sees to a quote that is about to expire, once.',
      graphql: ['remindOfQuote'],
      body: ReminderBody,
      answer: RestDone,
      refusals: [404, 409],
      example: { params: { id: '$quoteId' }, body: { byEmail: true } },
      work: async ({ services, params, body }) => {
        await services.remindOfQuote.remind(params.id, body.byEmail);
        return { message: body.byEmail ? 'The quote is on its way' : 'Quote seen to' };
      },
    }),
  ],
};
