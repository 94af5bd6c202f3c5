import type { EmailKind, EmailMessage } from '../email/email.entity.js';
import { isOnLists } from '../orders/emails/letter.store.js';
import { isUuid } from '../shared/uuid.js';
import { isSecretKind, obsoleteReason } from '../users/verification/obsolete-reason.js';
import type { AppContainer } from './app-container.js';
import { emailRenderers } from './email-renderers.js';

/**
 * Says of a message whether it is still true, so that it may be sent again: null, or a sentence that says why not. What
 * holds no secret is simply written once more; writing a secret would make the one before useless.
 */
export function emailReasons(parts: AppContainer): (email: EmailMessage) => Promise<string | null> {
  const renderers = emailRenderers(parts);
  const { pool } = parts.database;
  return async (email) => {
    const { kind, orderId } = email;
    if (isSecretKind(kind)) return obsoleteReason(pool, { ...email, kind }, parts.now());
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
  'payment-problem': 'The payment was made or the checkout was closed.',
  'message-copy': 'Everything in the message has been read.',
};
