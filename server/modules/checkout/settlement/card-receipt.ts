import type { CardReceipt } from '../../orders/order.entity.js';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';

/** The card of a payment as an order stores it. */
export function cardReceipt({ card }: PaymentIntentView): CardReceipt {
  return {
    paymentMethodId: card?.paymentMethodId ?? '',
    brand: card?.brand ?? '',
    last4: card?.last4 ?? '',
    expMonth: card?.expMonth ?? null,
    expYear: card?.expYear ?? null,
  };
}
