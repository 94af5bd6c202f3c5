/** So many in so many seconds, counted from the first one. */
export interface Figure {
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Requests that are not answered from memory, and the changes among them: per place, and per customer or guest. A
 * buyer's whole journey is far less (docs/decisions/0027-rate-limits.md).
 */
export const REQUEST_FIGURES = {
  'request-ip': { points: 600, seconds: MINUTE },
  'request-caller': { points: 360, seconds: MINUTE },
  'change-ip': { points: 300, seconds: MINUTE },
  'change-caller': { points: 180, seconds: MINUTE },
} as const satisfies Readonly<Record<string, Figure>>;

/** How often what is worth abusing may be done. */
export const FIGURES = {
  /** Failed sign-ins of one account from one place. */
  'sign-in-pair': { points: 5, seconds: 15 * MINUTE },
  /** Failed sign-ins from one place, whatever the account. */
  'sign-in-ip': { points: 30, seconds: HOUR },
  /** Failed sign-ins of one account from anywhere; with more it counts as attacked. */
  'sign-in-account': { points: 20, seconds: HOUR },
  /** Remembers where an account has signed in. */
  'sign-in-known': { points: 1, seconds: 30 * DAY },
  'register-ip': { points: 30, seconds: HOUR },
  'change-password': { points: 5, seconds: 15 * MINUTE },
  'reset-password': { points: 5, seconds: HOUR },

  /** New payments; asking again for one that lives is free. */
  'payment-user': { points: 10, seconds: HOUR },
  'payment-ip': { points: 20, seconds: HOUR },
  'open-checkout': { points: 60, seconds: HOUR },
  'order-email': { points: 20, seconds: HOUR },
  upload: { points: 120, seconds: HOUR },
} as const satisfies Readonly<Record<string, Figure>>;

export type LimitName = keyof typeof FIGURES;
