/** Text about payments and refunds, for staff. */
import { splitRefund } from '../../../../../rules/orders/change-money';
import { staysPaid } from '../../../../../rules/orders/payment-correction';
import type { PaymentCorrection, PaymentStatus } from '../../../../data/schema.generated';
import type { Choice } from '../../../../design/menus/ChoiceMenuContent';
import { paymentBadge } from '../../../../features/orders/order-labels';
import { brandName } from '../../../../features/orders/payment-labels';
import { formatPounds } from '../../../../lib/formats/formats';
import type { MoneyPaymentPartsFragment, OrderMoneyPartsFragment } from '../details.generated';

/** "Visa ending 4242", "bank transfer". */
export function payerText({
  method,
  cardBrand,
  cardLast4,
}: Pick<MoneyPaymentPartsFragment, 'method' | 'cardBrand' | 'cardLast4'>): string {
  if (method === 'BANK_TRANSFER') return 'bank transfer';
  return cardLast4 ? `${brandName(cardBrand)} ending ${cardLast4}` : 'card';
}

/** The pence of a payment that are still held. */
export function heldPence({
  amount,
  refunded,
  reversed,
}: Pick<MoneyPaymentPartsFragment, 'amount' | 'refunded' | 'reversed'>): number {
  return amount.minorUnits - refunded.minorUnits - reversed.minorUnits;
}

/** The sum that the correction of one payment, or of all (null), writes off, and the new status; as on the server. */
export function correctionEffect(
  { payments, price }: Pick<OrderMoneyPartsFragment, 'payments' | 'price'>,
  paymentId: string | null,
  status: PaymentCorrection,
): { readonly pence: number; readonly becomes: PaymentStatus } {
  const isGone = ({ id }: { readonly id: string }) => paymentId === null || id === paymentId;
  const pence = payments.filter(isGone).reduce((sum, payment) => sum + heldPence(payment), 0);
  const stillPence = payments.reduce((sum, one) => sum + (isGone(one) ? 0 : one.left.minorUnits), 0);
  return { pence, becomes: staysPaid(stillPence, price.minorUnits) ? 'PAID' : status };
}

export interface RefundShare {
  readonly pence: number;
  readonly to: string;
  /** Sent manually. */
  readonly isByHand: boolean;
}

/** The refund share of one payment. */
export function shareOf(
  payment: Pick<MoneyPaymentPartsFragment, 'method' | 'cardBrand' | 'cardLast4'>,
  pence: number,
): RefundShare {
  const isByHand = payment.method === 'BANK_TRANSFER';
  return { pence, to: isByHand ? "the customer's bank account" : payerText(payment), isByHand };
}

/** A refund's share per card or bank account; the same rule as on the server. */
export function refundShares(
  pence: number,
  payments: readonly Pick<MoneyPaymentPartsFragment, 'id' | 'method' | 'cardBrand' | 'cardLast4' | 'left'>[],
): (RefundShare & { readonly id: string })[] {
  const left = payments.map(({ id, left: { minorUnits } }) => ({ paymentIntent: id, leftPence: minorUnits }));
  return splitRefund(pence, left).flatMap(({ paymentIntent, amountPence }) => {
    const payment = payments.find(({ id }) => id === paymentIntent);
    if (!payment || amountPence === 0) return [];
    return [{ ...shareOf(payment, amountPence), id: paymentIntent }];
  });
}

const PAYMENT_STATUSES: readonly PaymentStatus[] = ['PENDING', 'PAID', 'FAILED', 'REFUNDED'];

/** The payment statuses to choose from, with why some are disabled; all are until the payments have loaded. */
export function paymentChoices(
  money: OrderMoneyPartsFragment | undefined,
  now: PaymentStatus,
): Choice<PaymentStatus>[] {
  return PAYMENT_STATUSES.map((value) => {
    const disabledReason = money ? whyNotPayment(value, money, now) : 'Loading the payments';
    return { value, ...paymentBadge(value), ...(disabledReason && { disabledReason }) };
  });
}

function whyNotPayment(
  status: PaymentStatus,
  money: OrderMoneyPartsFragment,
  now: PaymentStatus,
): string | null {
  if (status === 'REFUNDED') return money.refundable.minorUnits > 0 ? null : 'Nothing is left to refund';
  if (status === 'PAID') return money.canRecordPayment ? null : 'Only while the payment is pending or failed';
  if (money.possibleCorrections.includes(status)) return null;
  return now === 'REFUNDED' ? "You can't undo a refund" : 'Not while a refund is pending';
}

/** All shares in one sentence with the sum. */
export function refundSharesText(shares: readonly RefundShare[]): string {
  const sum = formatPounds(shares.reduce((pence, share) => pence + share.pence, 0));
  const [only, ...others] = shares;
  if (!only) return 'No refund.';
  if (others.length === 0) return `Refund ${sum} to ${only.to}?`;
  return `Refund ${sum}: ${shares.map(refundShareText).join(' and ')}?`;
}

/** "£25.00 to Visa ending 4242". */
export function refundShareText({ pence, to }: RefundShare): string {
  return `${formatPounds(pence)} to ${to}`;
}
