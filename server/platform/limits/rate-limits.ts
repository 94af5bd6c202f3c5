/** This many points in this many seconds, counted from the first. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Counted without a statement that a request waits for; see Tally. */
export const TALLIED = {
  /** Requests that are not answered from memory: per place, and per customer or guest. */
  'request-ip': { points: 600, seconds: MINUTE },
  'request-caller': { points: 360, seconds: MINUTE },
  /** The changes among them. */
  'change-ip': { points: 300, seconds: MINUTE },
  'change-caller': { points: 180, seconds: MINUTE },
  'checkout-user': { points: 60, seconds: HOUR },
  /** New payments; to ask again for one that lives is free. */
  'payment-ip': { points: 20, seconds: HOUR },
  /** Guests who put something into a cart for the first time; a mobile network has thousands of them behind one address. */
  'guest-cart-ip': { points: 300, seconds: HOUR },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** Rate limits for actions that are worth abusing. */
export const RATE_LIMITS = {
  /** Failed sign-ins of one account from one place. */
  'sign-in-pair': { points: 5, seconds: 15 * MINUTE },
  /** Failed sign-ins from one place, whatever the account. */
  'sign-in-ip': { points: 30, seconds: HOUR },
  /** The same from one network, an IPv6 /48, which holds 65,536 places. */
  'sign-in-network': { points: 90, seconds: HOUR },
  /** Failed sign-ins of one account from anywhere; with more it counts as attacked. */
  'sign-in-account': { points: 20, seconds: HOUR },
  /** Remembers where an account has signed in. */
  'sign-in-known': { points: 1, seconds: 30 * DAY },
  'register-ip': { points: 30, seconds: HOUR },
  'change-password': { points: 5, seconds: 15 * MINUTE },
  'change-email': { points: 10, seconds: HOUR },
  /** Files of everything we hold about somebody. */
  export: { points: 10, seconds: HOUR },
  /** Asking for a link to reset a password: for one address from one place, and from one place. */
  'reset-password': { points: 5, seconds: HOUR },
  'reset-password-ip': { points: 20, seconds: HOUR },
  /** Such links to one address, whoever asks; more are silently not sent. */
  'reset-password-account': { points: 10, seconds: HOUR },
  'verify-email': { points: 5, seconds: HOUR },
  /** Turning the newsletter on, which sends a link that confirms it. */
  newsletter: { points: 10, seconds: HOUR },
  /** Invitations sent again to one account, by all of the staff. */
  'invite-again': { points: 5, seconds: HOUR },

  /** New payments, and declined cards; counted by their own rows (card-testing.ts). */
  'payment-user': { points: 10, seconds: HOUR },
  'declined-user': { points: 10, seconds: HOUR },
  /** Orders that a customer cancelled within a day of booking them: each sends messages, and costs us what the provider keeps. */
  'cancelled-user': { points: 3, seconds: DAY },
  /** Changes and cancellations of orders by their customers. */
  'order-change': { points: 30, seconds: HOUR },
  /** Refunds, payments by hand and corrections by one of staff. */
  'staff-money': { points: 300, seconds: HOUR },
  'order-email': { points: 20, seconds: HOUR },
  /** Asking for the link to an order: for one address from one place, and from one place. */
  'order-link': { points: 5, seconds: HOUR },
  'order-link-ip': { points: 20, seconds: HOUR },
  /** Such links to one address, whoever asks; more are silently not sent. */
  'order-link-address': { points: 10, seconds: HOUR },
  /** Messages that staff send again; those that failed count as one. */
  'resend-email': { points: 120, seconds: HOUR },
  /** Written on orders, by customers and staff. */
  message: { points: 120, seconds: HOUR },

  /** Promotion codes that are tried: by one account, or from one place. */
  'promotion-code': { points: 30, seconds: HOUR },
  'quote-save': { points: 60, seconds: HOUR },
  'quote-email-own': { points: 10, seconds: HOUR },
  /** Quotes sent to addresses that are not the asker's own: by one place, and to one address. */
  'quote-email-place': { points: 5, seconds: HOUR },
  'quote-email-address': { points: 3, seconds: DAY },

  /** Requests to staff, and files for them, by one customer or place; messages on one request. */
  'request-send': { points: 10, seconds: HOUR },
  'request-file': { points: 20, seconds: HOUR },
  /** Tenths of megabytes in files for requests, from one place, whether their requests followed or not. */
  'request-bytes-hour': { points: 600, seconds: HOUR },
  'request-bytes-day': { points: 1_000, seconds: DAY },
  'request-reply': { points: 30, seconds: HOUR },
  /** Files for messages and papers by one account, and tenths of megabytes in them. */
  file: { points: 120, seconds: HOUR },
  'file-bytes-hour': { points: 2_000, seconds: HOUR },
  'file-bytes-day': { points: 5_000, seconds: DAY },

  /** Labels of boxes that are scanned, by one account, or from one place. */
  'box-scan': { points: 300, seconds: HOUR },

  upload: { points: 120, seconds: HOUR },
  /** Documents made for one customer. */
  document: { points: 60, seconds: 10 * MINUTE },
  /** Many prices at once, shown, changed or undone by one of the staff. */
  'bulk-price': { points: 300, seconds: HOUR },
  /** Lists of orders taken away by one of the staff. */
  'order-export': { points: 60, seconds: HOUR },
} as const satisfies Readonly<Record<string, RateLimit>>;

export type LimitName = keyof typeof RATE_LIMITS;
