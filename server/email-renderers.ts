import { renderPaymentProblem } from './checkout/payment-problem.js';
import { renderMessageCopy } from './conversation/message-email.js';
import type { EmailRenderers } from './email/send-email.js';
import { renderOrderChanged } from './orders/change-email.js';
import { renderOrderEmail } from './orders/order-email.js';
import { renderRefund } from './orders/order-email-refund.js';
import { renderCollectionReminder } from './orders/order-email-reminder.js';
import { renderStatusChange } from './orders/order-email-status.js';
import type { Parts } from './parts.js';
import { renderQuoteEmail } from './saved-quotes/quote-email.js';
import { renderAccountClosed } from './users/close-account-email.js';
import { renderPasswordReset } from './users/password-reset-email.js';
import { renderInvitation, renderPasswordChanged } from './users/user-emails.js';
import { renderEmailChanged, renderVerification, renderWelcome } from './users/verification-emails.js';

/** How each kind of message is written. */
export function emailRenderers(parts: Parts): EmailRenderers {
  return {
    'order-details': (email) => renderOrderEmail(parts, email),
    'status-change': (email) => renderStatusChange(parts, email),
    refund: (email) => renderRefund(parts, email),
    'payment-problem': (email) => renderPaymentProblem(parts, email),
    'collection-reminder': (email) => renderCollectionReminder(parts, email),
    'order-changed': (email) => renderOrderChanged(parts, email),
    'message-copy': (email) => renderMessageCopy(parts, email),
    quote: (email) => renderQuoteEmail(parts, email),
    'account-closed': (email) => renderAccountClosed(parts, email),
    invitation: (email) => renderInvitation(parts, email),
    welcome: (email) => renderWelcome(parts, email),
    'verify-email': (email) => renderVerification(parts, email),
    'email-changed': (email) => renderEmailChanged(parts, email),
    'password-reset': (email) => renderPasswordReset(parts, email),
    'password-changed': (email) => renderPasswordChanged(parts, email),
  };
}
