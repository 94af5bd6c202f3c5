import type { AccountsKind } from '../../data/schema.generated';
import { formatDate } from '../../lib/formats/formats';

export const KIND_LABELS: Readonly<Record<AccountsKind, string>> = {
  CARD_PAYMENT: 'Invoices, paid by card',
  TRANSFER_PAYMENT: 'Invoices, paid by bank transfer',
  CARD_REFUND: 'Credit notes, refunded to cards',
  TRANSFER_REFUND: 'Credit notes, refunded by bank transfer',
  REVERSAL: 'Credit notes, payment reversed',
};

/** The month in words: 2026-10 is "October 2026". */
export function monthName(month: string): string {
  return formatDate(`${month}-01`).slice(2);
}
