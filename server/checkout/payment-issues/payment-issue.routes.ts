import { IsIn, IsInt, IsOptional, IsString, Matches, Min } from 'class-validator';
import { Type } from 'typebox';
import { type CallGroup, call } from '../../rest/rest-endpoint.js';
import { Describe } from '../../shared/api/describe.js';
import {
  Flag,
  Moment,
  OrNull,
  Pounds,
  shape,
  Text,
  Uuid,
  Whole,
  Word,
} from '../../shared/api/rest-schema.js';
import { toPounds } from '../../shared/money.js';
import { MONEY_REFUND_STATES } from '../admin-payments/order-balance.js';
import { RefundSentBody } from '../admin-payments/order-payments-admin.bodies.js';
import { reviewRefund } from './issue-refunds.js';
import type { StoredPaymentReview } from './payment-issue.store.js';
import { reviewHelp, reviewWords } from './payment-issues.js';

const WHOLE = { schema: { type: 'string', pattern: '^\\d{1,6}$' } };
const VERSION_WORDS = 'Version must be a whole number from 1';

/** Which of them. */
class ReviewsQuery {
  @Describe('Which page, from 1.', WHOLE)
  @Matches(/^\d{1,6}$/, { message: 'Page must be a whole number from 1' })
  @IsOptional()
  page?: string;

  @Describe('Payments on a page, 1 to 100.', WHOLE)
  @Matches(/^\d{1,6}$/, { message: 'Limit must be a whole number from 1 to 100' })
  @IsOptional()
  limit?: string;

  @Describe('`true`: those that were closed, instead of the open ones.')
  @IsIn(['true', 'false'], { message: 'Resolved must be true or false' })
  @IsOptional()
  resolved?: string;
}

/** Closes one. */
class ResolveBody {
  @Describe('What was found and done, 1 to 500 characters; for staff only.')
  @IsString({ message: 'Please write a note' })
  note: string;

  @Describe('The version that was looked at.')
  @Min(1, { message: VERSION_WORDS })
  @IsInt({ message: VERSION_WORDS })
  version: number;
}

/** Sends what the provider could not give back. */
class ReviewRefundSentBody extends RefundSentBody {
  @Describe('Of the refunds of the payment.')
  @IsString({ message: 'Please say which refund' })
  refundId: string;
}

const RestReviewRefund = shape(
  {
    id: Uuid('The refund.'),
    amount: Pounds('How much.'),
    state: Word(MONEY_REFUND_STATES, 'How it stands.'),
    stateWords: Text('The same in words.'),
    canBeSent: Flag('Whether it can be noted as sent.'),
    sentBy: OrNull(Text('Who of staff sent it.')),
    sentAt: OrNull(Moment('When that was noted.')),
    sentNote: OrNull(Text('What they wrote of it.')),
  },
  { name: 'ReviewRefund', description: 'Money of a payment without an order that goes back, or went.' },
);

const RestReview = shape(
  {
    id: Text("The provider's id of the payment."),
    what: Type.Array(Text('Something that happened, in a sentence.')),
    help: Type.Array(Text('What to do about it.')),
    amount: OrNull(Pounds('What it is about; null when nobody knows.')),
    customerName: OrNull(Text('Of the order or the checkout.')),
    customerEmail: OrNull(Text('Of the order or the checkout.')),
    orderId: OrNull(Uuid('The order it is about.')),
    orderNumber: OrNull(Text('Its number.')),
    refunds: Type.Array(RestReviewRefund),
    version: Whole('Raised whenever something new happens, from 1.'),
    createdAt: Moment('When it first had to be looked at.'),
    resolvedAt: OrNull(Moment('When it was closed; null while it is open.')),
    resolvedBy: OrNull(Text('Who closed it.')),
    note: OrNull(Text('What they wrote of it.')),
  },
  { name: 'PaymentReview', description: 'A payment that a person has to look at, or had to.' },
);

const RestReviews = shape({
  reviews: Type.Array(RestReview),
  total: Whole('How many there are, on all pages.'),
  page: Whole('Which page this is, from 1.'),
  pageSize: Whole('Payments on a page.'),
  totalPages: Whole('How many pages there are.'),
});

/** Payments to look at, for staff. */
export const paymentReviewCalls: CallGroup = {
  heading: 'Payments to look at, for staff',
  calls: [
    call({
      route: 'GET /admin/payment-reviews',
      who: 'admin',
      summary: 'Staff: payments that do not match what we know, ten a page unless asked.',
      graphql: ['paymentReviews'],
      query: ReviewsQuery,
      answer: RestReviews,
      example: { query: { page: '1', limit: '10', resolved: 'false' } },
      work: async ({ services, query: { page, limit, resolved } }) => {
        const list = await services.paymentReviews.list({
          page: page === undefined ? undefined : Number(page),
          pageSize: limit === undefined ? undefined : Number(limit),
          isResolved: resolved === 'true',
        });
        return { ...list, reviews: list.reviews.map(toRestReview) };
      },
    }),
    call({
      route: 'PUT /admin/payment-reviews/{id}',
      who: 'admin',
      summary:
        'Staff: closes a payment that was looked at. 409, with what is now, when something new has happened since or a colleague has closed it.',
      graphql: ['resolvePaymentReview'],
      body: ResolveBody,
      answer: shape({ review: RestReview }),
      refusals: [404, 409],
      example: { params: { id: '$oddPayment' }, body: { note: 'Refunded at the provider', version: 1 } },
      work: async ({ services, params, body: { note, version } }) => ({
        review: toRestReview(await services.paymentReviews.resolve(params.id, note, version)),
      }),
    }),
    call({
      route: 'PUT /admin/payment-reviews/{id}/refund-sent',
      who: 'admin',
      summary:
        'Staff: notes that what the card provider could not give back of a payment without an order was sent by bank transfer, or given there by hand.',
      graphql: ['recordReviewRefundSent'],
      body: ReviewRefundSentBody,
      answer: shape({ review: RestReview }),
      refusals: [404, 409, 503],
      example: {
        params: { id: '$strayPayment' },
        body: { refundId: '$strayRefund', note: 'Sent from the business account' },
      },
      work: async ({ services, params, body: { refundId, note, way } }) => ({
        review: toRestReview(
          await services.paymentReviews.recordRefundSent(params.id, { refundId, note, way }),
        ),
      }),
    }),
  ],
};

function toRestReview({ paymentIntent, why, raised, amountPence, refunds, ...rest }: StoredPaymentReview) {
  const amount = amountPence === null ? null : toPounds(amountPence);
  return {
    ...rest,
    id: paymentIntent,
    what: reviewWords(why),
    help: reviewHelp(why),
    version: raised,
    amount,
    refunds: refunds.map((refund) => {
      const { amountPence: pence, ...stand } = reviewRefund(refund);
      return { ...stand, amount: toPounds(pence) };
    }),
  };
}
