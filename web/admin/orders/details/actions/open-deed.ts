import type { PaymentCorrection } from '../../../../apollo/schema.generated';
import { keptForm } from '../../../ui/forms/use-kept-form';
import type { MoneyRefundPartsFragment } from '../details.generated';

/** The deed whose form is open. */
export type OpenDeed =
  | { readonly what: 'refund' | 'payment' | 'cancel' }
  | { readonly what: 'correct'; readonly status: PaymentCorrection }
  | { readonly what: 'sent'; readonly refund: MoneyRefundPartsFragment };

/** What is kept of the form of a deed when a session ends. */
export interface KeptDeed<Typed> {
  readonly open: OpenDeed;
  readonly typed: Typed;
}

/** The one form of a deed that can be open at an order. */
export function deedFormOf(orderId: string): string {
  return `deed ${orderId}`;
}

/** The deed whose form was open when the session of whoever is back ended. */
export function keptDeed(orderId: string): OpenDeed | undefined {
  return keptForm<KeptDeed<unknown>>(deedFormOf(orderId))?.open;
}
