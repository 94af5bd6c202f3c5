import { Type } from 'typebox';
import { destinationName } from '../../../rules/destinations.js';
import { type CallGroup, call } from '../../rest/rest-endpoint.js';
import { Day, Moment, OrNull, shape, Text, Uuid, Word } from '../../shared/api/rest-schema.js';
import { ORDER_STATUSES } from '../order.entity.js';
import { RestTimelineEntry } from '../order.rest.js';
import { REFUND_STATUSES } from '../refunds/refund-view.js';
import { findFollowed } from './track-order.js';
import { FollowInput } from './tracking.inputs.js';
import { toFollowedOrder } from './tracking-view.js';

const RestFollowedOrder = shape(
  {
    _id: Uuid('The order.'),
    number: Text('Printed on documents.'),
    status: Word(ORDER_STATUSES, 'How far it has come.'),
    destination: Text('The country it goes to.'),
    fromCity: Text('Where it comes from, in the UK.'),
    toCity: Text('Where it goes.'),
    shippingMethod: Text('The chosen service.'),
    collectionDate: OrNull(Day('When we collect; null while to be agreed.')),
    trackingNumber: OrNull(Text("The carrier's number.")),
    refund: OrNull(Word(REFUND_STATUSES, 'How the latest refund stands; null while there is none.')),
    timeline: Type.Array(RestTimelineEntry),
    createdAt: Moment('When it was booked.'),
  },
  { name: 'FollowedOrder', description: 'An order as the reader of one of its messages may see it.' },
);

/** Following an order by the link of a message. The token is sent in the body, so that no log has it. */
export const followCalls: CallGroup = {
  heading: 'Orders, by the link of a message',
  calls: [
    call({
      route: 'POST /orders/follow',
      who: 'anyone',
      summary: 'The order that the link of a message leads to, without signing in; for 180 days.',
      graphql: ['followOrder'],
      body: FollowInput,
      answer: RestFollowedOrder,
      refusals: [404],
      example: { body: { token: '$followToken' } },
      work: async ({ parts, body }) => {
        const { id, serviceName, ...order } = toFollowedOrder(await findFollowed(parts, body.token));
        const destination = destinationName(order.destination);
        return { ...order, _id: id, destination, shippingMethod: serviceName };
      },
    }),
  ],
};
