import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { type CallGroup, call } from '../../rest/rest-endpoint.js';
import {
  CorrectionBody,
  ManualPaymentBody,
  RefundBody,
  RefundSentBody,
  readPounds,
} from './order-payments-admin.bodies.js';
import { RestOrderMoney, toRestMoney } from './order-payments-admin.rest.js';

const keyOf = (request: Request) => request.header('idempotency-key') ?? randomUUID();

/** What staff do with the money of orders. */
export const staffMoneyCalls: CallGroup = {
  heading: 'Money of orders, for staff',
  calls: [
    call({
      route: 'GET /admin/orders/{id}/money',
      who: 'admin',
      summary: 'Staff: the money of an order, and what can be done with it now.',
      graphql: ['orderMoney'],
      answer: RestOrderMoney,
      refusals: [404],
      example: { params: { id: '$order' } },
      work: async ({ services, params }) => toRestMoney(await services.staffMoney.read(params.id)),
    }),
    call({
      route: 'POST /admin/orders/{id}/refunds',
      who: 'admin',
      summary:
        'Staff: gives back just this sum, whole or in part, once for each Idempotency-Key. 409, with what the money is now, when it is another than was shown.',
      graphql: ['refundOrder'],
      body: RefundBody,
      answer: RestOrderMoney,
      refusals: [404, 409],
      example: {
        params: { id: '$order' },
        headers: { 'Idempotency-Key': '$newKey' },
        body: { amount: 10.5, shownRefundable: '$orderTotal', reason: 'A damaged box', version: 1 },
      },
      work: async ({ services, params, body, request }) => {
        const { reason, version } = body;
        const sums = {
          amountPence: readPounds('amount', body.amount),
          shownRefundablePence: readPounds('shownRefundable', body.shownRefundable),
        };
        const asked = { ...sums, reason, version, idempotencyKey: keyOf(request) };
        return toRestMoney(await services.staffMoney.refund(params.id, asked));
      },
    }),
    call({
      route: 'POST /admin/orders/{id}/payments',
      who: 'admin',
      summary:
        'Staff: records a payment by bank transfer for an order that is not paid, or the rest of one that transfers have paid a part of, once for each Idempotency-Key.',
      graphql: ['recordManualPayment'],
      body: ManualPaymentBody,
      answer: RestOrderMoney,
      refusals: [404, 409],
      example: {
        params: { id: '$unpaidOrder' },
        headers: { 'Idempotency-Key': '$newKey' },
        body: { amount: 150, note: 'Transfer HL 4711', receivedOn: '2026-11-20', version: 2 },
      },
      work: async ({ services, params, body, request }) => {
        const { note, receivedOn, version } = body;
        const amountPence = readPounds('amount', body.amount);
        const asked = { amountPence, note, receivedOn, version, idempotencyKey: keyOf(request) };
        return toRestMoney(await services.staffMoney.recordPayment(params.id, asked));
      },
    }),
    call({
      route: 'PUT /admin/orders/{id}/payment-status',
      who: 'admin',
      summary:
        'Staff: says that the payment of an order did not hold, or one of its payments; what is left of it counts as gone. Refused while a refund is on its way.',
      graphql: ['correctPaymentStatus'],
      body: CorrectionBody,
      answer: RestOrderMoney,
      refusals: [404, 409],
      example: {
        params: { id: '$order' },
        body: { status: 'failed', reason: 'Charged back by the bank', version: 1 },
      },
      work: async ({ services, params, body: { status, reason, version, paymentId } }) => {
        const asked = { status, reason, version, paymentIntent: paymentId ?? null };
        return toRestMoney(await services.staffMoney.correct(params.id, asked));
      },
    }),
    call({
      route: 'PUT /admin/refunds/{id}/sent',
      who: 'admin',
      summary:
        'Staff: notes that a refund was sent by bank transfer, or given by hand at the card provider; it is certain then.',
      graphql: ['recordRefundSent'],
      body: RefundSentBody,
      answer: RestOrderMoney,
      refusals: [404, 409, 503],
      example: { params: { id: '$refundToSend' }, body: { note: 'Sent from the business account' } },
      work: async ({ services, params, body: { note, way } }) =>
        toRestMoney(await services.staffMoney.recordRefundSent(params.id, note, way)),
    }),
  ],
};
