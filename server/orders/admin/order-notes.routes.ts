import { type CallGroup, call } from '../../rest/rest-endpoint.js';
import { readIfMatch } from '../../shared/api/if-match.js';
import { NoteBody, TrackingBody } from '../order.bodies.js';
import { RestOrderAnswer, toRestOrder } from '../order.rest.js';
import { RestDeskOrder, RestNoteAnswer, toRestDeskOrder, toRestNote } from './order-notes.rest.js';

/** One order on the desk of staff. */
export const orderDeskCalls: CallGroup = {
  heading: 'One order, for staff',
  calls: [
    call({
      route: 'GET /admin/orders/{id}',
      who: 'admin',
      summary: 'Staff: an order with notes, and who did what to it.',
      graphql: ['adminOrder'],
      answer: RestDeskOrder,
      refusals: [404],
      example: { params: { id: '$order' } },
      work: async ({ services, params }) => toRestDeskOrder(await services.orderDesk.find(params.id)),
    }),
    call({
      route: 'PUT /admin/orders/{id}/tracking',
      who: 'admin',
      summary: 'Staff: sets the number the carrier follows the shipment by; its customer sees it at once.',
      graphql: ['setTrackingNumber'],
      body: TrackingBody,
      answer: RestOrderAnswer,
      refusals: [404, 409],
      example: {
        params: { id: '$order' },
        headers: { 'If-Match': '*' },
        body: { trackingNumber: 'MSKU 123456-7' },
      },
      work: async ({ services, params, body, request }) => {
        const version = body.version ?? readIfMatch(request.header('if-match'));
        const order = await services.orderDesk.setTrackingNumber(params.id, body.trackingNumber, version);
        return { order: toRestOrder(order) };
      },
    }),
    call({
      route: 'POST /admin/orders/{id}/notes',
      who: 'admin',
      summary: 'Staff: writes a note on an order that only staff read. It cannot be changed afterwards.',
      graphql: ['addOrderNote'],
      body: NoteBody,
      answer: RestNoteAnswer,
      status: 201,
      refusals: [404, 409],
      example: { params: { id: '$order' }, body: { text: 'Rang: the lift is out until Friday.' } },
      work: async ({ services, params, body }) => ({
        note: toRestNote(await services.orderDesk.addNote(params.id, body.text, body.noteId)),
      }),
    }),
  ],
};
