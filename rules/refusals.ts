/** The error codes and the details that each carries: the server sends no others, and the client reads no others. */

import type { DestinationKey } from './destinations.js';
import type { LegalKind, LegalVersion } from './legal-documents.js';
import type { OrderStatus } from './orders/order-status-move.js';
import type { PostalAddress } from './people/addresses/address-parts.js';
import type { PromotionChange } from './prices/promotion.js';
import type { StaffRole } from './users/permissions.js';

/** Stable, for programs. */
export const ERROR_CODES = [
  'BAD_INPUT',
  'REASON_NEEDED',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'FACTOR_NEEDED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'PRICES_CHANGED',
  'PAYMENT_NOT_COMPLETED',
  'PAYMENT_DISPUTED',
  'TOO_LARGE',
  'NOT_AN_IMAGE',
  'TOO_MANY_ATTEMPTS',
  'PAYMENT_UNAVAILABLE',
  'STORE_UNAVAILABLE',
  'SERVICE_UNAVAILABLE',
  'PERSISTED_QUERY_NOT_FOUND',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The details of each code; a code that is not in `Carried` has none. */
export type RefusalDetails = {
  readonly [Code in ErrorCode]: Code extends keyof Carried ? Carried[Code] : NoDetails;
};

export type NoDetails = Readonly<Record<string, never>>;

interface Carried {
  readonly BAD_INPUT: NoDetails | WrongFields;
  readonly REASON_NEEDED: WrongFields;
  readonly FACTOR_NEEDED: FactorNeeded;
  readonly CONFLICT: NoDetails | VersionConflict | RefundOutdated | TermsOutdated;
  /** In pence; REST sends pounds. */
  readonly PRICES_CHANGED: { readonly newTotal: number };
  readonly TOO_MANY_ATTEMPTS: NoDetails | RetryAfter;
  readonly PAYMENT_UNAVAILABLE: RetryAfter;
  readonly STORE_UNAVAILABLE: NoDetails | RetryAfter;
  readonly SERVICE_UNAVAILABLE: RetryAfter;
  /** Leads to the line in the log. */
  readonly INTERNAL: NoDetails | { readonly requestId: string };
}

/** A way in which a second factor is proved: a code of an authenticator app, or a recovery code. */
export type FactorWay = 'code';

export interface FactorNeeded {
  /** None: a second factor has to be set up first. */
  readonly ways: readonly FactorWay[];
  /** The secret that completes a sign-in; left out when a signed-in user is asked again. */
  readonly challenge?: string;
}

/** The refused fields, at most 20. */
interface WrongFields {
  readonly fields: readonly FieldError[];
}

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Whole seconds; in the header Retry-After too. */
interface RetryAfter {
  readonly retryAfter: number;
}

/** A change was based on an older version; `current` is the current one. */
export type VersionConflict = {
  readonly [Thing in VersionedThing]: { readonly thing: Thing; readonly current: VersionedThings[Thing] };
}[VersionedThing];

export type VersionedThing = keyof VersionedThings;

/** The details of a version conflict, by kind of thing. */
export interface VersionedThings {
  readonly order: OrderNow;
  readonly balance: BalanceNow;
  readonly user: UserNow;
  readonly product: LastChange & { readonly name: string };
  readonly category: LastChange & { readonly name: string; readonly imageUrl: string | null };
  readonly synonym: LastChange & { readonly word: string; readonly meaning: string };
  readonly price: PriceNow;
  readonly guide: LastChange & { readonly destination: DestinationKey };
  readonly promotion: LastChange & PromotionChange;
  readonly webhook: LastChange & WebhookNow;
  readonly document: LastChange & { readonly kind: LegalKind };
  readonly settings: { readonly version: number; readonly changed: readonly string[] };
  readonly box: { readonly version: number };
  readonly payment: PaymentIssueNow;
}

/** The member of staff who changed it last, and when; left out or empty when unknown. */
export interface LastChange {
  readonly version: number;
  readonly changedBy?: string;
  readonly changedAt?: string;
}

interface WebhookNow {
  readonly url: string;
  readonly description: string;
  readonly events: readonly string[];
  readonly isEnabled: boolean;
}

interface OrderNow {
  readonly version: number;
  readonly status: OrderStatus;
  readonly paymentStatus: 'pending' | 'paid' | 'failed' | 'refunded';
  readonly trackingNumber: string | null;
  readonly collectionDate: string | null;
  /** Since the version that was read, the latest last. */
  readonly changes: readonly ChangeSince[];
}

/** The money of an order; all sums in pence. */
interface BalanceNow extends Pick<OrderNow, 'version' | 'status' | 'paymentStatus' | 'changes'> {
  readonly paidPence: number;
  readonly refundedPence: number;
  readonly onItsWayPence: number;
  readonly refundablePence: number;
  readonly netPence: number;
}

/** An event of an order since it was read. */
export interface ChangeSince {
  /** The version of the order after the event. */
  readonly version: number;
  readonly at: string;
  readonly by: { readonly kind: 'customer' | 'staff' | 'system'; readonly name: string };
  /** A short description, as on the timeline. */
  readonly what: string;
}

interface UserNow extends LastChange {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: PostalAddress | null;
  readonly role: 'customer' | 'admin';
  readonly staffRole: StaffRole | null;
  readonly status: 'active' | 'inactive' | 'suspended';
  readonly department: string | null;
}

/** A minimum charge. REST sends `price`, in pounds. */
interface PriceNow extends LastChange {
  readonly destination: DestinationKey;
  readonly country: string;
  readonly pricePence: number;
}

interface PaymentIssueNow {
  readonly version: number;
  readonly isResolved: boolean;
  readonly resolvedBy: string | null;
  readonly note: string | null;
}

/** Staff were shown another refund than cancelling an order would give now. */
export interface RefundOutdated {
  readonly preview: { readonly refundPence: number; readonly version: number };
}

/** Somebody agreed to a document that is no longer in force; `current` is what they have to read. */
export interface TermsOutdated {
  readonly thing: 'terms';
  readonly current: { readonly versions: readonly LegalVersion[] };
}
