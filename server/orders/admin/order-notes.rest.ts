import { Type } from 'typebox';
import { Flag, Moment, OrNull, shape, Text, Uuid, Whole, Word } from '../../shared/api/rest-schema.js';
import { RestOrder, toRestOrder } from '../order.rest.js';
import { ACTOR_KINDS } from '../order-actor.js';
import type { DeskOrder } from './order-notes.service.js';
import type { StoredNote } from './order-notes.store.js';

const RestActor = shape(
  {
    kind: Word(ACTOR_KINDS, 'Which side.'),
    name: Text('The name of one of the staff as it is now, or Customer, or System.'),
  },
  { name: 'OrderActor', description: 'Who did something to an order.' },
);

const RestNote = shape(
  {
    _id: Uuid('The note.'),
    text: Text('As it was written.'),
    author: RestActor,
    createdAt: Moment('When.'),
  },
  { name: 'OrderNote', description: 'What one of the staff wrote about an order, for the others.' },
);

export const RestNoteAnswer = shape({ note: RestNote });

export const RestDeskOrder = shape({
  order: RestOrder,
  customerId: Uuid('The account that it was booked with.'),
  notes: Type.Array(RestNote),
  timeline: Type.Array(
    shape({
      _id: Uuid('The entry.'),
      status: Text('The status it led to, `refunded`, or `changed` for any other change.'),
      description: Text('In a few words; the customer reads the same.'),
      date: Moment('When.'),
      actor: RestActor,
      reason: OrNull(Text('Why it took an unusual way; for staff only.')),
      version: OrNull(Whole('The version of the order once it had happened; null of old entries.')),
      isLatest: Flag('Whether nothing has happened since.'),
    }),
  ),
});

/** An order as staff see it over REST. */
export function toRestDeskOrder({ order, customerId, notes, timeline }: DeskOrder) {
  return {
    order: toRestOrder(order),
    customerId,
    notes: notes.map(toRestNote),
    timeline: timeline.map(({ id, createdAt, ...event }, index) => ({
      ...event,
      ...{ _id: id, date: createdAt, isLatest: index === timeline.length - 1 },
    })),
  };
}

/** A note as REST shows it. */
export function toRestNote({ id, ...note }: StoredNote) {
  return { _id: id, ...note };
}
