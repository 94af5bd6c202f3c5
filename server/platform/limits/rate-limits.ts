/** This many points in this many seconds, counted from the first. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits counted without a statement that a request waits for; see Tally. */
export const MEMORY_LIMITS = {
  /** Requests that are not answered from memory: per address, and per customer or guest. */
  'request-ip': { points: 600, seconds: MINUTE },
  'request-caller': { points: 360, seconds: MINUTE },
  /** Changes among these requests. */
  'change-ip': { points: 300, seconds: MINUTE },
  'change-caller': { points: 180, seconds: MINUTE },
  'checkout-user': { points: 60, seconds: HOUR },
  /** New payments; asking again for a live one is free. */
  'payment-ip': { points: 20, seconds: HOUR },
  /** First items in guests' carts; a mobile network has thousands of guests behind one address. */
  'guest-cart-ip': { points: 300, seconds: HOUR },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** Rate limits for actions that are worth abusing. */
export const RATE_LIMITS = {
  /** Failed sign-ins of one account from one address. */
  'sign-in-pair': { points: 5, seconds: 15 * MINUTE },
  /** Failed sign-ins from one address, whatever the account. */
  'sign-in-ip': { points: 30, seconds: HOUR },
  /** Failed sign-ins from one network, an IPv6 /48, which holds 65,536 /64 blocks. */
  'sign-in-network': { points: 90, seconds: HOUR },
  /** Failed sign-ins of one account from anywhere; beyond them it counts as under attack. */
  'sign-in-account': { points: 20, seconds: HOUR },
  /** Remembers the addresses from which an account has signed in. */
  'sign-in-known': { points: 1, seconds: 30 * DAY },
  'register-ip': { points: 30, seconds: HOUR },
  'change-password': { points: 5, seconds: 15 * MINUTE },
  /** Wrong codes of one account's second factor, and wrong recovery codes. */
  'factor-code': { points: 10, seconds: HOUR },
  'recovery-code': { points: 10, seconds: HOUR },
  'change-email': { points: 10, seconds: HOUR },
  /** Exports of all personal data of an account. */
  export: { points: 10, seconds: HOUR },
  /** Requests of a password reset link: for one email address from one place, and from one place. */
  'reset-password': { points: 5, seconds: HOUR },
  'reset-password-ip': { points: 20, seconds: HOUR },
  /** Reset links to one email address, from anywhere; further ones are silently not sent. */
  'reset-password-account': { points: 10, seconds: HOUR },
  'verify-email': { points: 5, seconds: HOUR },
  /** Turning the newsletter on, which sends a link that confirms it. */
  newsletter: { points: 10, seconds: HOUR },
  /** Invitations sent again to one account, by all of the staff. */
  'invite-again': { points: 5, seconds: HOUR },

  /** New payments, and declined cards; counted by their own rows (card-testing.ts). */
  'payment-user': { points: 10, seconds: HOUR },
  'declined-user': { points: 10, seconds: HOUR },
  /** Orders cancelled within a day of booking, by customer: each sends emails and costs us the provider's fee. */
  'cancelled-user': { points: 3, seconds: DAY },
  /** Changes and cancellations of orders by their customers. */
  'order-change': { points: 30, seconds: HOUR },
  /** Refunds, manual payments and corrections by one member of staff. */
  'staff-money': { points: 300, seconds: HOUR },
  'order-email': { points: 20, seconds: HOUR },
  /** Requests of the link to an order: for one email address from one place, and from one place. */
  'order-link': { points: 5, seconds: HOUR },
  'order-link-ip': { points: 20, seconds: HOUR },
  /** Order links to one email address, from anywhere; further ones are silently not sent. */
  'order-link-address': { points: 10, seconds: HOUR },
  /** Emails that staff resend; all failed ones together count once. */
  'resend-email': { points: 120, seconds: HOUR },
  /** Webhooks that one member of staff sends by hand. */
  'webhook-send': { points: 120, seconds: HOUR },
  /** Messages on orders, by customers and staff. */
  message: { points: 120, seconds: HOUR },

  /** Attempts at promotion codes: by one account, or from one place. */
  'promotion-code': { points: 30, seconds: HOUR },
  'quote-save': { points: 60, seconds: HOUR },
  'quote-email-own': { points: 10, seconds: HOUR },
  /** Quotes sent to another address than the sender's own: from one place, and to one address. */
  'quote-email-place': { points: 5, seconds: HOUR },
  'quote-email-address': { points: 3, seconds: DAY },

  /** Requests to staff, and files for them, by one customer or place; messages on one request. */
  'request-send': { points: 10, seconds: HOUR },
  'request-file': { points: 20, seconds: HOUR },
  /** Tenths of megabytes in files for requests, from one place, whether their requests followed or not. */
  'request-bytes-hour': { points: 600, seconds: HOUR },
  'request-bytes-day': { points: 1_000, seconds: DAY },
  'request-reply': { points: 30, seconds: HOUR },
  /** Files for messages and documents by one account, and tenths of megabytes in them. */
  file: { points: 120, seconds: HOUR },
  'file-bytes-hour': { points: 2_000, seconds: HOUR },
  'file-bytes-day': { points: 5_000, seconds: DAY },

  /** Labels of boxes that are scanned, by one account, or from one place. */
  'box-scan': { points: 300, seconds: HOUR },

  upload: { points: 120, seconds: HOUR },
  /** Documents made for one customer. */
  document: { points: 60, seconds: 10 * MINUTE },
  /** Bulk price changes shown, made or undone by one member of staff. */
  'bulk-price': { points: 300, seconds: HOUR },
  /** Exports of order lists by one member of staff. */
  'order-export': { points: 60, seconds: HOUR },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type LimitName = keyof typeof RATE_LIMITS;
