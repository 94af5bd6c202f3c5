import { wrongField } from '../../shared/errors/errors.js';
import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from '../order.entity.js';

/** A status in any case, with spaces, dashes or underscores, or as one word. Throws BAD_INPUT. */
export function readOrderStatus(text: string): OrderStatus {
  const status = find(ORDER_STATUSES, text);
  if (!status) throw wrongField('status', `Status must be one of ${ORDER_STATUSES.join(', ')}`);
  return status;
}

/** The same of a payment. */
export function readPaymentStatus(text: string): PaymentStatus {
  const status = find(PAYMENT_STATUSES, text);
  if (!status)
    throw wrongField('paymentStatus', `Payment status must be one of ${PAYMENT_STATUSES.join(', ')}`);
  return status;
}

function find<T extends string>(statuses: readonly T[], text: string): T | undefined {
  const spelled = bare(text) === 'canceled' ? 'cancelled' : bare(text);
  return statuses.find((status) => bare(status) === spelled);
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '');
}
