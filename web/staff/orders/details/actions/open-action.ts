import type { PaymentCorrection } from '../../../../data/schema.generated';
import { formDraft } from '../../../ui/forms/use-form-draft';
import type { MoneyRefundPartsFragment } from '../details.generated';

/** The action whose form is open. */
export type OpenAction =
  | { readonly what: 'refund' | 'payment' | 'cancel' | 'charge' }
  | { readonly what: 'correct'; readonly status: PaymentCorrection }
  | { readonly what: 'sent'; readonly refund: MoneyRefundPartsFragment };

/** The draft of an action's form. */
export interface ActionDraft<Typed> {
  readonly open: OpenAction;
  readonly typed: Typed;
  readonly idempotencyKey: string;
}

/** The draft key of an order's action form; one can be open at a time. */
export function actionFormKey(orderId: string): string {
  return `action ${orderId}`;
}

/** The action with a draft from the user's last session. */
export function draftAction(orderId: string): OpenAction | undefined {
  return formDraft<ActionDraft<unknown>>(actionFormKey(orderId))?.open;
}
