import { randomUUID } from 'node:crypto';
import { RestOrderAnswer, toRestOrder } from '../../orders/order.rest.js';
import { type CallGroup, call } from '../../rest/rest-endpoint.js';
import { readInput } from '../../shared/api/validate.js';
import {
  ApplyChangeBody,
  CancelBody,
  ChangeBody,
  readChange,
  readShown,
  readSum,
} from './order-change.bodies.js';
import { ChangeKey } from './order-change.inputs.js';
import {
  RestAppliedChange,
  RestChangeOptions,
  RestChangePreview,
  toRestApplied,
  toRestOptions,
  toRestPreview,
} from './order-change.rest.js';

/** Customers change and cancel their orders: first what it costs or gives back, then just that. */
export const orderChangeCalls: CallGroup = {
  heading: 'Changing and cancelling orders',
  calls: [
    call({
      route: 'GET /orders/{id}/change',
      who: 'user',
      summary: 'Whether and until when you can change one of your orders.',
      graphql: ['changeOptions'],
      answer: RestChangeOptions,
      refusals: [404],
      example: { params: { id: '$order' } },
      work: async ({ services, params }) => toRestOptions(await services.orderChanges.options(params.id)),
    }),
    call({
      route: 'POST /orders/{id}/change/preview',
      who: 'user',
      summary: 'What a change would cost or give back now. Nothing is done.',
      graphql: ['previewOrderChange'],
      body: ChangeBody,
      answer: RestChangePreview,
      refusals: [404],
      example: { params: { id: '$order' }, body: { service: 'express' } },
      work: async ({ services, params, body }) =>
        toRestPreview(await services.orderChanges.preview(params.id, await readChange(body))),
    }),
    call({
      route: 'POST /orders/{id}/change',
      who: 'user',
      summary:
        'Makes a change as it was shown, once for each Idempotency-Key; where there is something to pay, opens the checkout that makes it. 409, with the new preview, when what was shown no longer holds.',
      graphql: ['applyOrderChange'],
      body: ApplyChangeBody,
      answer: RestAppliedChange,
      refusals: [404, 409, 503],
      example: {
        params: { id: '$order' },
        headers: { 'Idempotency-Key': '$newKey' },
        body: { collectionDate: '$collectionDate', version: 1, refund: 0, extra: 0 },
      },
      work: async ({ services, params, body, request }) => {
        const sent = { idempotencyKey: request.header('idempotency-key') ?? randomUUID() };
        const { idempotencyKey } = await readInput(ChangeKey, sent);
        const change = await readChange(body);
        return toRestApplied(
          await services.orderChanges.apply(params.id, change, readShown(body), idempotencyKey),
        );
      },
    }),
    call({
      route: 'GET /orders/{id}/cancellation',
      who: 'user',
      summary: 'What cancelling would give back now. Nothing is done.',
      graphql: ['previewCancellation'],
      answer: RestChangePreview,
      refusals: [404],
      example: { params: { id: '$order' } },
      work: async ({ services, params }) =>
        toRestPreview(await services.orderChanges.previewCancellation(params.id)),
    }),
    call({
      route: 'POST /orders/{id}/cancel',
      who: 'user',
      summary:
        'Cancels one of your orders and gives back all that is left of its payments. 409, with the new preview, when that is another sum than was shown.',
      graphql: ['cancelOrder'],
      body: CancelBody,
      answer: RestOrderAnswer,
      refusals: [404, 409, 503],
      example: { params: { id: '$order' }, body: { refund: '$orderTotal' } },
      work: async ({ services, params, body }) => ({
        order: toRestOrder(await services.orderChanges.cancel(params.id, readSum('refund', body.refund))),
      }),
    }),
  ],
};
