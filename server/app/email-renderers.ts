import { renderOrderCharge } from '../modules/checkout/charges/charge-email.js';
import { renderOrderChanged } from '../modules/checkout/order-changes/change-email.js';
import { renderPaymentIssue } from '../modules/checkout/payment-issues/issue-email.js';
import { renderPaymentProblem } from '../modules/checkout/payments/payment-problem.js';
import { renderUnpaidBooking } from '../modules/checkout/status/unpaid-booking.js';
import { renderTransferEmail } from '../modules/checkout/transfers/transfer-email.js';
import type { EmailKind, EmailMessage } from '../modules/email/email.entity.js';
import type { EmailRenderers, RenderedEmail } from '../modules/email/send-email.js';
import { renderWebhookOff } from '../modules/integrations/webhooks/webhook-off-email.js';
import { renderMessageCopy } from '../modules/orders/conversation/message-email.js';
import { isOnLists } from '../modules/orders/emails/letter.store.js';
import {
  renderCollectionReminder,
  renderNewOrder,
  renderOrderEmail,
  renderOrderLink,
} from '../modules/orders/emails/order-email.js';
import { renderRefund } from '../modules/orders/emails/order-email-refund.js';
import { renderStatusChange } from '../modules/orders/emails/order-email-status.js';
import { renderPapersDue } from '../modules/orders/papers/remind-of-papers.js';
import { renderQuoteEmail } from '../modules/quotes/saved/quote-email.js';
import { renderQuoteReminder } from '../modules/quotes/saved/quote-reminder-email.js';
import { renderRequestAnswer, renderRequestReceived } from '../modules/requests/request-email.js';
import { readLetterhead, type StoreLetterhead } from '../modules/settings/settings.store.js';
import { renderPasswordReset } from '../modules/users/password/password-reset-email.js';
import { renderAccountClosed } from '../modules/users/privacy/close-account-email.js';
import { renderNewsletterConfirmation } from '../modules/users/profile/newsletter-email.js';
import { renderSecondFactor } from '../modules/users/second-factor/second-factor-email.js';
import { renderInvitation, renderPasswordChanged } from '../modules/users/user-emails.js';
import { isSecretKind, obsoleteReason } from '../modules/users/verification/obsolete-reason.js';
import {
  renderEmailChanged,
  renderVerification,
  renderWelcome,
} from '../modules/users/verification/verification-emails.js';
import type { AppDeps } from '../platform/http/app-deps.js';
import { isUuid } from '../platform/values/uuid.js';

/** The renderer of each kind of email. */
export function emailRenderers(deps: AppDeps): EmailRenderers {
  const written = (render: (deps: LetterDeps, email: EmailMessage) => Promise<RenderedEmail | null>) => {
    return async (email: EmailMessage) => render(await withLetterhead(deps), email);
  };
  return {
    'order-details': written(renderOrderEmail),
    'order-link': written(renderOrderLink),
    'status-change': written(renderStatusChange),
    refund: written(renderRefund),
    'payment-problem': written(renderPaymentProblem),
    'new-order': written(renderNewOrder),
    'payment-issue': written(renderPaymentIssue),
    'collection-reminder': written(renderCollectionReminder),
    'papers-due': written(renderPapersDue),
    'order-changed': written(renderOrderChanged),
    'order-charge': written(renderOrderCharge),
    transfer: written(renderTransferEmail),
    'message-copy': written(renderMessageCopy),
    quote: written(renderQuoteEmail),
    'quote-reminder': written(renderQuoteReminder),
    'unpaid-booking': written(renderUnpaidBooking),
    'request-received': written(renderRequestReceived),
    'request-answer': written(renderRequestAnswer),
    'account-closed': written(renderAccountClosed),
    invitation: written(renderInvitation),
    welcome: written(renderWelcome),
    'verify-email': written(renderVerification),
    'email-changed': written(renderEmailChanged),
    'password-reset': written(renderPasswordReset),
    'password-changed': written(renderPasswordChanged),
    'second-factor': written(renderSecondFactor),
    newsletter: written(renderNewsletterConfirmation),
    'webhook-off': written(renderWebhookOff),
  };
}

type LetterDeps = AppDeps & { readonly letterhead: StoreLetterhead };

/** Emails show the shop's details as they are at rendering. */
async function withLetterhead(deps: AppDeps): Promise<LetterDeps> {
  const letterhead = await readLetterhead(deps.database.pool);
  return { ...deps, letterhead, env: { ...deps.env, storeName: letterhead.name } };
}

/**
 * Checks whether an email still holds true before it is resent: returns null, or a sentence with the obstacle. An
 * email without a secret is simply rendered again; rendering a secret would invalidate the one before.
 */
export function emailReasons(deps: AppDeps): (email: EmailMessage) => Promise<string | null> {
  const renderers = emailRenderers(deps);
  const { pool } = deps.database;
  return async (email) => {
    const { kind, orderId } = email;
    if (isSecretKind(kind)) return obsoleteReason(pool, { ...email, kind }, deps.now());
    if (isUuid(orderId) && !(await isOnLists(pool, orderId))) return 'The order was deleted.';
    return (await renderers[kind](email)) ? null : (REASONS[kind] ?? 'The message is out of date.');
  };
}

const REASONS: Partial<Readonly<Record<EmailKind, string>>> = {
  'order-link': 'No order with this number has this address.',
  'status-change': 'The order has moved on. We sent a newer message.',
  'collection-reminder': 'The collection is over, postponed or cancelled.',
  'papers-due': 'Nothing is missing any more, or the order was delivered or cancelled.',
  quote: 'The quote was booked, has expired or is gone.',
  'quote-reminder': 'The quote was booked, has expired or is gone, or its reader stopped reminders.',
  'unpaid-booking': 'The customer booked, emptied the cart or stopped reminders.',
  'payment-issue': 'The payment issue is resolved.',
  newsletter: 'The newsletter was confirmed or turned off, or the address was changed.',
  'request-received': 'The request is gone.',
  'request-answer': 'The request is gone.',
  'webhook-off': 'The webhook is on again or deleted.',
  'payment-problem': 'The payment was made or the checkout was closed.',
  'message-copy': 'Everything in the message has been read.',
};
