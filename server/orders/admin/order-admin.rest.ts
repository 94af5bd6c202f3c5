import { Type } from 'typebox';
import {
  Currency,
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
import { wrongField } from '../../shared/errors/errors.js';
import { fromPounds, REST_CURRENCY, toPounds } from '../../shared/money.js';
import { ORDER_STATUSES } from '../order.entity.js';
import { PAGINATION_FIELDS, RestOrder } from '../order.rest.js';
import { ACTOR_KINDS } from '../order-actor.js';
import type { BulkOutcome } from './change-statuses.js';
import type { CancelPreview } from './order-admin.service.js';

export const RestAdminOrders = shape({
  orders: Type.Array(RestOrder),
  pagination: shape({
    ...PAGINATION_FIELDS,
    totalRevenue: Pounds('What was paid and not given back for the orders in all pages.'),
  }),
  totalOrders: Whole('All orders, whatever the filter.'),
  totalProcessingOrders: Whole('All orders being processed, whatever the filter.'),
  totalDeliveredOrders: Whole('All orders delivered, whatever the filter.'),
});

export const RestChangedStatuses = shape({
  changed: Type.Array(
    shape({
      _id: Uuid('The order.'),
      number: Text('Its number.'),
      status: Word(ORDER_STATUSES, 'How far it has come.'),
      version: Whole('Its version now.'),
    }),
  ),
  refused: Type.Array(
    shape({
      _id: Text('The order, as it was sent.'),
      number: OrNull(Text('Its number; null when there is no such order.')),
      code: Text('Why, as an error code.'),
      message: Text('Why, in words.'),
      changes: Type.Array(
        shape({
          version: Whole('The version it made.'),
          at: Moment('When.'),
          by: shape({ kind: Word(ACTOR_KINDS, 'Which side.'), name: Text('Who.') }),
          what: Text('In a few words.'),
        }),
      ),
    }),
  ),
});

export const RestCancelPreview = shape({
  orderId: Uuid('The order.'),
  number: Text('Its number.'),
  version: Whole('The version of the order that it was worked out for.'),
  isCancelled: Flag('Whether it is cancelled already; then nothing goes back any more.'),
  refund: Pounds('What goes back in all; to be sent back as `shownRefund`.'),
  currency: Currency(),
});

/** What became of many orders, as REST shows it. */
export function toRestChangedStatuses({ changed, refused }: BulkOutcome) {
  return {
    changed: changed.map(({ id, number, status, version }) => ({ _id: id, number, status, version })),
    refused: refused.map(({ id, ...order }) => ({ _id: id, ...order })),
  };
}

/** What cancelling would do, as REST shows it. */
export function toRestCancelPreview({ order, leftPence }: CancelPreview) {
  return {
    ...{ orderId: order.id, number: order.number, version: order.version },
    ...{ isCancelled: order.status === 'cancelled', refund: toPounds(leftPence), currency: REST_CURRENCY },
  };
}

/** The refund that was shown, in pence; null when it is left out. Throws BAD_INPUT. */
export function readShownRefund(pounds: unknown): number | null {
  if (pounds === undefined || pounds === null) return null;
  const pence = fromPounds(pounds);
  if (pence === null) throw wrongField('shownRefund', 'Please send the sum that was shown, in pounds');
  return pence;
}
