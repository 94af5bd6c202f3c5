import type { PaymentCorrection } from '../../../../apollo/schema.generated';
import { formDraft } from '../../../ui/forms/use-form-draft';
import type { MoneyRefundPartsFragment } from '../details.generated';

/** The deed whose form is open. */
export type OpenAction =
  | { readonly what: 'refund' | 'payment' | 'cancel' }
  | { readonly what: 'correct'; readonly status: PaymentCorrection }
  | { readonly what: 'sent'; readonly refund: MoneyRefundPartsFragment };

/** What is kept of the form of a deed when a session ends. */
export interface ActionDraft<Typed> {
  readonly open: OpenAction;
  readonly typed: Typed;
}

/** The one form of a deed that can be open at an order. */
export function actionFormKey(orderId: string): string {
  return `action ${orderId}`;
}

/** The deed whose form was open when the session of whoever is back ended. */
export function draftAction(orderId: string): OpenAction | undefined {
  return formDraft<ActionDraft<unknown>>(actionFormKey(orderId))?.open;
}
