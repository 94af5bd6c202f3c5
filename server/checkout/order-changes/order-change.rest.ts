import { Type } from 'typebox';
import { RestOrder, toRestOrder } from '../../orders/order.rest.js';
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
import { REST_CURRENCY, toPounds } from '../../shared/money.js';
import { RestCheckout, toRestCheckout } from '../checkout.rest.js';
import type { DecidedChange } from './decide-change.js';
import type { AppliedChange, ChangeOptions } from './order-change.service.js';
import { CHANGE_KINDS, REFUSALS } from './order-change-view.js';

const DEADLINE = 'The first moment that is too late; null while no collection date is agreed.';
const reason = () => OrNull(Word(REFUSALS, 'Why it cannot be done; null when it can.'));

export const RestChangePreview = shape(
  {
    orderId: Uuid('The order.'),
    kind: Word(CHANGE_KINDS, 'What it means for the money.'),
    reason: reason(),
    refund: Pounds('What goes back in all; 0 unless it is a refund.'),
    extra: Pounds('What is to be paid; 0 unless it is an extra payment.'),
    currency: Currency(),
    cards: Type.Array(
      shape({
        amount: Pounds('What goes back to this card.'),
        cardBrand: Text('Brand, such as visa.'),
        cardLast4: Text('Last four digits.'),
      }),
    ),
    changes: Type.Array(Text('What becomes different, in a sentence.')),
    deadline: OrNull(Moment(DEADLINE)),
    deadlineAfter: OrNull(Moment('The same once the change is made; null for a cancellation.')),
    version: Whole('The version of the order that it was worked out for.'),
  },
  { name: 'ChangePreview', description: 'What changing or cancelling an order would do now.' },
);

export const RestChangeOptions = shape({
  orderId: Uuid('The order.'),
  isOpen: Flag('Whether it can be changed and cancelled now.'),
  reason: reason(),
  deadline: OrNull(Moment(DEADLINE)),
  version: Whole('The version of the order.'),
  waiting: OrNull(RestCheckout),
});

export const RestAppliedChange = shape({ order: RestOrder, checkout: OrNull(RestCheckout) });

/** What would happen, as REST shows it. */
export function toRestPreview(decided: DecidedChange) {
  const { orderId, kind, words, cards, deadline, deadlineAfter, version } = decided;
  return {
    ...{ orderId, kind, reason: decided.reason, deadline, deadlineAfter, version },
    refund: toPounds(decided.refundPence),
    extra: toPounds(decided.extraPence),
    currency: REST_CURRENCY,
    changes: words,
    cards: cards.map(({ amountPence, card }) => ({
      amount: toPounds(amountPence),
      cardBrand: card.brand,
      cardLast4: card.last4,
    })),
  };
}

/** Whether an order can be changed, as REST shows it. */
export function toRestOptions({ waiting, ...options }: ChangeOptions) {
  return { ...options, waiting: waiting && toRestCheckout(waiting) };
}

/** What was done, as REST shows it. */
export function toRestApplied({ order, checkout }: AppliedChange) {
  return { order: toRestOrder(order), checkout: checkout && toRestCheckout(checkout) };
}
