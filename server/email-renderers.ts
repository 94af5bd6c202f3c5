import type { EmailRenderers } from './email/send-email.js';
import { renderOrderEmail } from './orders/order-email.js';
import type { Parts } from './parts.js';
import { renderInvitation, renderPasswordChanged } from './users/user-emails.js';

/** How each kind of message is written. */
export function emailRenderers(parts: Parts): EmailRenderers {
  return {
    'order-details': (email) => renderOrderEmail(parts, email.orderId),
    invitation: (email) => renderInvitation(parts, email),
    'password-changed': (email) => renderPasswordChanged(parts, email),
  };
}
